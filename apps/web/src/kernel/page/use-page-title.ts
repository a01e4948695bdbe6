import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useEffect, useLayoutEffect } from 'react';
import { titleOf } from '../head/seo.ts';
import { useApp } from '../use-app.ts';

/** The title of a page shown instead of the route's own, whose title may have been announced already. */
export function usePageTitle(title: string): void {
  const announce = useAnnounce();
  const own = titleOf(useApp().config, title);
  useEffect(() => announce(own), [own, announce]);
  useLayoutEffect(() => {
    let ofRoute = document.title;
    // The route may also say its own later: after a link was followed, the page is there before its head.
    const keep = () => {
      if (document.title === own) return;
      ofRoute = document.title;
      document.title = own;
    };
    keep();
    const watch = new MutationObserver(keep);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      // The next page may have the title that was there before, and then React sees nothing to change.
      if (document.title === own) document.title = ofRoute;
    };
  }, [own]);
}
