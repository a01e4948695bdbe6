import type { Cart, ProductSummary } from '@regen/sdk';
import { counted } from '~/kernel/words/counts.ts';
import type { UnreadLine } from './parse-quick-order.ts';
import type { PreviewRow } from './preview-rows.ts';

export interface AddedLine {
  sku: string;
  /** The product's name, or the SKU that nobody can order. */
  name: string;
  /** What became of it: `Added 6 instead of 11: the limit is 6 per order.` */
  text: string;
  /** As it was pasted, to be given back when it could not be added. */
  texts: readonly string[];
  asked: number;
  added: number;
}

/** Why no more can be added: stock or the limit per order. */
export function cutReason({ stock: { left }, limitPerOrder }: Pick<ProductSummary, 'stock' | 'limitPerOrder'>): string {
  return typeof left === 'number' && left < limitPerOrder ? leftOnly(left) : `the limit is ${limitPerOrder} per order`;
}

const leftOnly = (left: number) => `only ${left} ${left === 1 ? 'is' : 'are'} left`;

const piecesOf = (cart: Cart, sku: string): number =>
  cart.items.find((item) => item.sku === sku && !item.isFreeItem)?.quantity ?? 0;

/** What became of each product of a list, from the cart as it was and as it is. */
export function addedLines(rows: readonly PreviewRow[], before: Cart, after: Cart): AddedLine[] {
  return rows.map(({ sku, product, texts, quantity, adding }) => {
    const had = piecesOf(before, sku);
    const has = piecesOf(after, sku);
    const added = Math.min(adding, Math.max(0, has - had));
    const line = { sku, name: product?.name ?? sku, texts, asked: quantity, added };
    if (added === quantity) return { ...line, text: `Added ${quantity}.` };
    const notice = after.notices.find((each) => each.sku === sku)?.code;
    const inCart = had > 0 ? `, and your cart already had ${had}` : '';
    const why =
      product === undefined
        ? 'SKU not found'
        : notice === 'not_available'
          ? 'it’s no longer available'
          : notice === 'out_of_stock' || product.stock.state === 'out_of_stock'
            ? 'it’s out of stock'
            : `${notice === 'low_stock' ? leftOnly(has) : cutReason(product)}${inCart}`;
    return { ...line, text: added > 0 ? `Added ${added} instead of ${quantity}: ${why}.` : `Not added: ${why}.` };
  });
}

/** One-sentence summary for screen readers. */
export function addedSummary(lines: readonly AddedLine[], unread: readonly UnreadLine[]): string {
  const some = lines.filter(({ added }) => added > 0);
  const fewer = some.filter(({ added, asked }) => added < asked).length;
  const none = lines.length - some.length + unread.length;
  return [
    `${counted(some.length, 'product')} added to your cart`,
    ...(fewer > 0 ? [`${fewer} with fewer than you asked for`] : []),
    ...(none > 0 ? [`${none} not added`] : []),
  ].join(', ');
}
