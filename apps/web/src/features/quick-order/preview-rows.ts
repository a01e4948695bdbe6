import type { ProductList, ProductSummary } from '@regen/sdk';
import type { QuickOrderLine } from './parse-quick-order.ts';

export interface PreviewRow extends QuickOrderLine {
  /** Undefined for a SKU that this account cannot order. */
  product: ProductSummary | undefined;
  /** Pieces that go into the cart: none of what cannot be had, no more than an order takes. */
  adding: number;
}

/** What was pasted beside what there is. */
export function previewRows(lines: readonly QuickOrderLine[], { items }: ProductList): PreviewRow[] {
  const products = new Map(items.map((product) => [product.sku, product]));
  return lines.map((line) => {
    const product = products.get(line.sku);
    const left = product?.stock.left ?? Number.POSITIVE_INFINITY;
    const most =
      product === undefined || product.stock.state === 'out_of_stock' ? 0 : Math.min(product.limitPerOrder, left);
    return { ...line, product, adding: Math.min(line.quantity, most) };
  });
}
