import type { Cart } from '@regen/sdk';
import { usd } from '~/kernel/words/money.ts';

/** What is missing for free shipping, or that it is earned. Null where nothing ships free, and for somebody who pays for a faster method. */
export function freeShippingText({
  freeShipping: goal,
  shippingMethodId,
  orderTotal,
}: Pick<Cart, 'freeShipping' | 'shippingMethodId' | 'orderTotal'>): string | null {
  const isPaid = shippingMethodId !== null && orderTotal.shipping > 0;
  if (goal === null || (goal.isEarned && isPaid)) return null;
  if (goal.isEarned) return 'Your order ships free';
  return `Spend ${usd(goal.amountToGo)} more for free ${isPaid ? 'standard ' : ''}shipping`;
}
