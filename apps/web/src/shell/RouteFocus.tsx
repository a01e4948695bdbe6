import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The visible heading: while a page is still rendering, the previous page's is hidden. */
const shownHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1[tabindex]')].find((heading) => heading.checkVisibility());

/** Moves focus to the page's heading; if it appears later, only if the user has not moved focus elsewhere by then. */
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

/** Moving focus forces a layout, which the browser is about to do for its next frame anyway. Sooner, it would do two. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** After a navigation: announces the title of the new page and moves focus to its heading. */
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
        // The page itself may have moved it, for example to the row that the user returns to.
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
