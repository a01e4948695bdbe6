import type { Store } from './store.ts';

/** With it a server counts what it takes from its caches; the time for that is nothing beside the rendering of a page. */
export const COUNTED = { METRICS_TOKEN: 'the-bench-reads-its-own-server' };

/** Looks into the cache of pages since the start of the server. */
export interface PageLookups {
  hits: number;
  misses: number;
}

/** From metrics as Prometheus reads them. */
export function pageLookupsIn(metrics: string): PageLookups {
  const count = (result: string) =>
    Number(
      new RegExp(`^regen_cache_lookups_total\\{cache="pages",result="${result}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ??
        0,
    );
  return { hits: count('hit'), misses: count('miss') };
}

export async function readPageLookups({ url }: Pick<Store, 'url'>): Promise<PageLookups> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${COUNTED.METRICS_TOKEN}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`/metrics answered ${response.status}: ${text}`);
  return pageLookupsIn(text);
}

/** @throws Error when some of the pages between two readings were not rendered for their request. */
export function requireRendered(before: PageLookups, after: PageLookups, requests: number): void {
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
  if (hits > 0 || misses < requests)
    throw new Error(`Of ${requests} pages that should be rendered, ${misses} were; ${hits} came from the cache.`);
}
