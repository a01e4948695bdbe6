/** The visible heading of the page: while a page is still rendering, the previous page's is hidden. */
export const shownHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1[tabindex]')].find((heading) => heading.checkVisibility());

/** After a change that takes away what had the focus, or that makes the page another one without a navigation. */
export const focusHeading = (options?: FocusOptions): void => shownHeading()?.focus(options);
