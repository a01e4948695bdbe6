import { cartInputFromWire, cartTotals, freeShippingGoal, fromCents, TOTAL_LABELS, totalsOnWire } from '@regen/domain';
import type { AppliedDiscount } from '@regen/sdk';
import { useMemo } from 'react';
import type { CartView } from './pending-changes.ts';
import { useCart, type CartAccess, type UseCartOptions } from './use-cart.ts';

/**
 * The totals of a cart whose quantities are changing, computed with the server's pricing rules, so that what
 * is shown in the meantime matches the response. Without rules, the previous totals stay.
 */
export function foreseen(view: CartView): CartView {
  const input = view.isPending ? cartInputFromWire(view) : null;
  if (input === null) return view;
  const totals = cartTotals(input);
  const priced = new Map(totals.lines.map((line) => [line.sku, line]));
  const discounts: AppliedDiscount[] = totals.automatic.map(({ id, label, amount }) => ({
    id,
    type: 'automatic',
    totalLabel: TOTAL_LABELS.automatic,
    label,
    amount: fromCents(amount),
  }));
  if (totals.couponDiscount > 0 && input.coupon) {
    const { id, label } = input.coupon;
    const amount = fromCents(totals.couponDiscount);
    discounts.push({ id, type: 'coupon', totalLabel: TOTAL_LABELS.coupon, label, amount });
  }
  if (totals.freeShipping && totals.shippingDiscount > 0) {
    const { id, label } = totals.freeShipping;
    const amount = fromCents(totals.shippingDiscount);
    discounts.push({ id, type: 'free_shipping', totalLabel: TOTAL_LABELS.free_shipping, label, amount });
  }
  return {
    ...view,
    discounts,
    items: view.items.map((item) => {
      const line = item.isFreeItem ? undefined : priced.get(item.sku);
      if (line === undefined) return item;
      return {
        ...item,
        discountedAmount: fromCents(line.net),
        discountAmount: fromCents(line.discount),
        hasDiscount: line.discount > 0,
        discountType: line.discountType,
        discountId: line.discountId,
      };
    }),
    freeShipping:
      view.freeShipping && freeShippingGoal(view.freeShipping.threshold, totals, view.freeShipping.exceptRegions),
    rewards: view.rewards && {
      ...view.rewards,
      maxPoints: view.rewards.canUse ? Math.min(view.rewards.balance, totals.pointsForAll) : 0,
      appliedPoints: totals.pointsSpent,
      amount: fromCents(totals.rewards),
      pointsToEarn: totals.pointsEarned,
    },
    orderTotal: {
      ...view.orderTotal,
      ...totalsOnWire(totals),
    },
  };
}

/** The cart with its money foreseen: for the cart itself and the checkout. The header does without the rules. */
export function useForeseenCart(options?: UseCartOptions): CartAccess {
  const access = useCart(options);
  const { cart } = access;
  const view = useMemo(() => (cart ? foreseen(cart) : undefined), [cart]);
  return { ...access, cart: view };
}
