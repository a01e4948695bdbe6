import { useEffect } from 'react';

/** The title of a page that stands in the place of the route's own: the route has said another one. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const own = `${title} · Regen`;
    document.title = own;
    return () => {
      // The next page may have the title that was there before, and then React sees nothing to change.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
