import { normalizeSku } from '@regen/domain';
import { MAX_COMPARED } from '~/features/products/index.ts';
import { listParam, type RawSearch } from '~/kernel/search-params.ts';

/** What the URL of a comparison says. */
export interface CompareSearch {
  skus?: string[];
  /** What differs is pointed out. */
  diff?: true;
}

/** Reads any URL without throwing: what makes no sense is left out. */
export function parseCompareSearch(raw: RawSearch): CompareSearch {
  const named = listParam(raw['skus']).flatMap((word) => normalizeSku(word) ?? []);
  const skus = [...new Set(named)].slice(0, MAX_COMPARED);
  return { ...(skus[0] && { skus }), ...((raw['diff'] === true || raw['diff'] === '1') && { diff: true }) };
}
