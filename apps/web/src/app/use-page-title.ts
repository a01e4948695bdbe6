import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useEffect } from 'react';

/** The title of a page that stands in the place of the route's own: the route has said another one, which may be announced already. */
export function usePageTitle(title: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    const before = document.title;
    const own = `${title} · Regen`;
    document.title = own;
    announce(own);
    return () => {
      // The next page may have the title that was there before, and then React sees nothing to change.
      if (document.title === own) document.title = before;
    };
  }, [title, announce]);
}
