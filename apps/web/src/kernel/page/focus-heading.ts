/** The visible heading of the page: while a page is still rendering, the previous page's is hidden. */
export const shownHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1[tabindex]')].find(
    (heading) => heading.getClientRects().length > 0,
  );

/** Moves focus to the page’s heading. Call it when the focused element disappears, or when the page’s content changes without a navigation. */
export const focusHeading = (options?: FocusOptions): void => shownHeading()?.focus(options);
