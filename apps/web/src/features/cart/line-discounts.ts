import { cartInputFromWire, cartTotals, fromCents, toCents } from '@regen/domain';
import type { Cart } from '@regen/sdk';

export interface LineDiscount {
  label: string;
  /** US dollars off the line. */
  amount: number;
}

type Discounted = Pick<Cart, 'items' | 'couponCode' | 'rewards' | 'rules'>;

/**
 * What each discount takes off each line, by SKU. The server names only the greater of an automatic discount and a coupon on a
 * line, so the parts are worked out from its rules.
 */
export function lineDiscounts(cart: Discounted): ReadonlyMap<string, readonly LineDiscount[]> {
  const input = cartInputFromWire(cart);
  const priced = new Map(input && cartTotals(input).lines.map((line) => [line.sku, line]));
  const found = new Map<string, readonly LineDiscount[]>();
  for (const { sku, discountAmount, isFreeItem } of cart.items) {
    if (isFreeItem || discountAmount === 0) continue;
    const line = priced.get(sku);
    const automatic = cart.rules?.automatic.find(({ id }) => id === line?.automaticId)?.label ?? 'Discount';
    const coupon = cart.rules?.coupon?.label ?? 'Coupon';
    const isKnown = line?.discount === toCents(discountAmount);
    const parts: LineDiscount[] = isKnown
      ? [
          { label: automatic, amount: fromCents(line.automaticDiscount) },
          { label: coupon, amount: fromCents(line.couponDiscount) },
        ]
      : [{ label: 'Discounts', amount: discountAmount }];
    found.set(
      sku,
      parts.filter(({ amount }) => amount > 0),
    );
  }
  return found;
}
