import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PUBLIC } from '../context.ts';
import { stringifySearch, type RawSearch } from '../search-params.ts';
import { useApp } from '../use-app.ts';
import { useCaller } from '../use-session.ts';

/**
 * A filter value that does not exist, as in an old link, leaves the URL, and the list is as without it. `filters` are those of the page
 * without such values; null until the choices are known.
 */
export function useKnownFilters(path: string, filters: RawSearch | null): void {
  const router = useRouter();
  const { session } = useApp();
  // What the server rendered knows only the choices of visitors.
  const isOwn = useCaller() === (session.current()?.userId ?? PUBLIC);
  useEffect(() => {
    const { pathname, href, search } = router.latestLocation;
    // On the way elsewhere, the filters are still those of before.
    const isHere = pathname === path && router.state.resolvedLocation?.href === href;
    if (filters === null || !isOwn || !isHere) return;
    const next = stringifySearch({ ...search, ...filters });
    if (next === stringifySearch({ ...search })) return;
    void router.navigate({ href: `${path}${next}`, replace: true, resetScroll: false });
  });
}
