import { listOf, owned } from '~/kernel/stored/owned.ts';
import { stored } from '~/kernel/stored/stored.ts';

const readSku = listOf((sku) => (typeof sku === 'string' && /^[\w-]{1,40}$/.test(sku) ? sku : null));

/** SKUs that can stand in an address, each once. */
export function readSkus(value: unknown): readonly string[] | null {
  const skus = readSku(value);
  return skus && [...new Set(skus)];
}

export const comparedSkus = stored('regen.person.compared.1', readSkus);
export const viewedSkus = stored('regen.person.viewed.1', owned(readSkus));
