import { demoId } from '../demo-people.ts';
import type { HistoryBuyer } from '../history/buyers.ts';
import type { PlannedOrder } from '../history/planned-order.ts';
import type { ShelfProduct } from '../history/shelf.ts';
import { demoBundles } from './demo-bundles.ts';
import { ago, countSkus } from './facts.ts';

/** What clients ordered out of their carts a quarter of an hour after they had put a bundle in. */
export function planBundleOrders(
  buyers: readonly HistoryBuyer[],
  shelf: readonly ShelfProduct[],
  now: number,
): PlannedOrder[] {
  const byAccount = new Map(buyers.map((buyer) => [buyer.accountId, buyer]));
  const bySku = new Map(shelf.map((product) => [product.sku, product]));
  return demoBundles.flatMap(({ sent, skus }) =>
    sent.flatMap(({ client, added, bought }) => {
      const buyer = byAccount.get(demoId('acc', client));
      if (!buyer || added === undefined || bought === undefined) return [];
      const lines = countSkus(skus)
        .slice(0, bought)
        .flatMap(({ sku, quantity }) => {
          const product = bySku.get(sku);
          return product?.channels.includes(buyer.channel) ? [{ product, quantity }] : [];
        });
      return [{ buyer, at: Date.parse(ago(added, now, 70)), lines }];
    }),
  );
}
