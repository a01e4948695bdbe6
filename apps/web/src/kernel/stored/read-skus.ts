import { listOf } from './owned.ts';

const readSku = listOf((sku) => (typeof sku === 'string' && /^[\w-]{1,40}$/.test(sku) ? sku : null));

/** As many as can be read at once (rule K11). */
export const MAX_SKUS = 100;

/** The first SKUs that can stand in a URL, each once. */
export function readSkus(value: unknown): readonly string[] | null {
  const skus = readSku(value);
  return skus && [...new Set(skus)].slice(0, MAX_SKUS);
}
