import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The heading on screen: while a page is still rendering, that of the former one is hidden. */
const shownHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1[tabindex]')].find((heading) => heading.checkVisibility());

/** Moves the focus to the heading of the page; to one that comes up later unless somebody has moved it elsewhere by then. */
function focusHeading(main: HTMLElement): () => void {
  const focus = (node: HTMLElement) => node.focus({ preventScroll: true });
  const late = new MutationObserver(() => {
    const heading = shownHeading();
    if (!heading) return;
    late.disconnect();
    if (document.activeElement === main || document.activeElement === document.body) focus(heading);
  });
  const heading = shownHeading();
  focus(heading ?? main);
  if (!heading) late.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => late.disconnect();
}

/** Focus needs the layout of the page, which the browser is about to make for its next frame: asked for sooner, it makes it twice. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** After a navigation: says the title of the new page and moves the focus to its heading. */
export function RouteFocus() {
  const router = useRouter();
  const announce = useAnnounce();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged || toLocation.hash) return;
      stop();
      const focused = document.activeElement;
      stop = afterPaint(() => {
        announce(document.title);
        const main = document.querySelector('main');
        // The page itself may have moved it, such as to the row that somebody comes back to.
        const { activeElement } = document;
        const isMoved = activeElement !== focused && activeElement !== document.body;
        if (main && !isMoved) stop = focusHeading(main);
      });
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [router, announce]);
  return null;
}
