import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const isOverlay = (pathname: string | undefined) => pathname?.includes('/quick/') ?? false;

/** The heading on screen: while a page is still being made, that of the former one is kept, but hidden. */
const shownHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1[tabindex]')].find((heading) => heading.checkVisibility());

/** Moves the focus to the heading of the page, as soon as there is one and nobody has moved it elsewhere; then calls `then`. */
function focusHeading(then: () => void): () => void {
  const focus = (node: HTMLElement | null | undefined) => node?.focus({ preventScroll: true });
  const main = document.querySelector<HTMLElement>('main');
  const heading = shownHeading();
  focus(heading ?? main);
  if (heading || !main) {
    then();
    return () => undefined;
  }
  const waiting = new MutationObserver(() => {
    const late = shownHeading();
    if (!late) return;
    waiting.disconnect();
    if ([main, document.body].includes(document.activeElement as HTMLElement)) focus(late);
    then();
  });
  waiting.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => waiting.disconnect();
}

/** After a navigation: says the title of the new page and moves the focus to its heading. Overlays see to themselves. */
export function RouteFocus() {
  const router = useRouter();
  const announce = useAnnounce();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged || toLocation.hash) return;
      if (isOverlay(fromLocation.pathname) || isOverlay(toLocation.pathname)) return;
      stop();
      stop = focusHeading(() => announce(document.title));
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [router, announce]);
  return null;
}
