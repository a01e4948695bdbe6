import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useRouter, type ParsedLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { shownHeading } from '~/kernel/page/focus-heading.ts';
import { stringifySearch, type RawSearch } from '~/kernel/search-params.ts';

/** Moves the focus to the page's heading, and to the one that appears later or takes its place, as long as nobody moves it elsewhere. */
function followHeading(main: HTMLElement): () => void {
  let holder = shownHeading() ?? main;
  const focus = () => holder.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === holder && holder !== main) return;
    if (activeElement !== holder && activeElement !== document.body) return watch.disconnect();
    const heading = shownHeading();
    if (!heading) return;
    if (heading === holder) return watch.disconnect();
    holder = heading;
    focus();
  });
  focus();
  watch.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => watch.disconnect();
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

/** The URL without the number of the page, which alone changes where a list is read on. */
const listOf = ({ page: _page, ...search }: RawSearch) => stringifySearch(search);

/** Whether one path shows another screen: the next page of the same list, after the checkout the payment of its order, or the next lesson. */
function isOtherScreen(
  { search: from }: ParsedLocation<RawSearch>,
  { search: to }: ParsedLocation<RawSearch>,
): boolean {
  if (from['lesson'] !== to['lesson']) return true;
  return from['order'] !== to['order'] || (from['page'] !== to['page'] && listOf(from) === listOf(to));
}

/** After a navigation: announces the title of the new page and moves focus to its heading. */
export function RouteFocus() {
  const router = useRouter();
  const announce = useAnnounce();
  useEffect(() => {
    let stop = () => {};
    let isPress = true;
    const unfollow = router.history.subscribe(({ action }) => {
      isPress = action.type === 'PUSH' || action.type === 'REPLACE';
    });
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || toLocation.hash) return;
      // Back to another page of a list is back to the link that was pressed there; a list that has not scrolled up is read on from there.
      const isOther = () => isPress && window.scrollY === 0 && isOtherScreen(fromLocation, toLocation);
      if (!pathChanged && !isOther()) return;
      stop();
      const focused = document.activeElement;
      stop = afterPaint(() => {
        announce(document.title);
        const main = document.querySelector('main');
        // The page itself may have moved it, for example to the row that the user returns to.
        const { activeElement } = document;
        const isMoved = activeElement !== focused && activeElement !== document.body;
        if (main && !isMoved) stop = followHeading(main);
      });
    });
    return () => {
      stop();
      unsubscribe();
      unfollow();
    };
  }, [router, announce]);
  return null;
}
