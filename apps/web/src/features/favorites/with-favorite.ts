import { MAX_SKUS } from '~/kernel/stored/read-skus.ts';

/** The list with or without a product: a new one stands first, and one too many takes the place of the oldest. */
export function withFavorite(skus: readonly string[], sku: string, isFavorite: boolean): readonly string[] {
  const others = skus.filter((other) => other !== sku);
  return isFavorite ? [sku, ...others].slice(0, MAX_SKUS) : others;
}
