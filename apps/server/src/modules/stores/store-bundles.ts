import type { ProductSummary, StoreBundle } from '@regen/sdk';
import type { Actor } from '../../auth/actor.ts';
import type { Catalog } from '../products/catalog.ts';
import type { StorePageBundle } from './repository.ts';

/** A store page is the same for everybody, so it shows what visitors can buy. */
const VISITOR: Actor = { kind: 'visitor' };
const SHOWN_PRODUCTS = 4;

/** The bundles of a store page, without those that have nothing for visitors; their products are read at once. */
export async function storeBundles(
  catalog: Pick<Catalog, 'summariesFor'>,
  rows: readonly StorePageBundle[],
): Promise<StoreBundle[]> {
  const skus = [...new Set(rows.flatMap(({ items }) => items.map(({ sku }) => sku)))];
  if (skus.length === 0) return [];
  const found = await catalog.summariesFor(VISITOR, skus);
  const products = new Map([...found].map(([sku, json]) => [sku, JSON.parse(json) as ProductSummary]));
  return rows.flatMap(({ bundleToken, bundleName, items }) => {
    const sold = items.flatMap(({ sku, quantity }) => {
      const product = products.get(sku);
      return product ? [{ product, quantity }] : [];
    });
    if (sold.length === 0) return [];
    const itemCount = sold.reduce((sum, { quantity }) => sum + quantity, 0);
    const shown = sold
      .slice(0, SHOWN_PRODUCTS)
      .map(({ product: { sku, shortName, image } }) => ({ sku, shortName, image }));
    return [{ bundleToken, bundleName, itemCount, products: shown }];
  });
}
