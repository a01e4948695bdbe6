import { cartRules, cartTotals, fromCents, WHOLE_CART, type CartInput } from '@regen/domain';
import type { Cart } from '@regen/sdk';
import { expect, it } from 'vitest';
import { foreseen } from './foreseen-cart.ts';
import { NOTHING_PENDING, projected, withChange } from './pending-changes.ts';

/** The parts of a cart that the money depends on, as a server sends them. */
function received(input: CartInput): Cart {
  const totals = cartTotals(input);
  const total = { subtotal: 0, discount: 0, rewardsPointsDiscount: 0, shipping: 0, shippingDiscount: 0, taxes: 0 };
  return {
    id: 'crt_1',
    userId: null,
    version: 1,
    items: input.lines.map((line) => ({
      sku: line.sku,
      name: line.sku,
      shortName: line.sku,
      skuType: 'retail',
      size: '',
      quantity: line.quantity,
      maxQuantity: 99,
      price: {
        listPrice: fromCents(line.unitPrice),
        yourPrice: fromCents(line.unitPrice),
        currency: 'USD',
        reason: 'list',
        reasonText: '',
      },
      discountedAmount: 0,
      discountAmount: 0,
      hasDiscount: false,
      discountType: null,
      discountId: null,
      isRecommended: false,
      isFreeItem: false,
      isAvailable: line.isSellable,
      stock: { state: 'in_stock' },
      image: { view: 'front', alt: '', template: '', sizes: [], formats: [] },
    })),
    totalQuantity: 0,
    totalAmountWithoutTax: 0,
    totalDiscount: 0,
    couponCode: input.coupon?.code ?? null,
    coupon: null,
    discounts: [],
    freeItem: null,
    freeShipping: null,
    rewards: {
      canUse: input.points.isEligible,
      reason: null,
      balance: input.points.balance,
      maxPoints: 0,
      pointValue: fromCents(input.points.policy.centsPerPoint),
      appliedPoints: 0,
      amount: 0,
      pointsToEarn: 0,
    },
    destination: null,
    taxLabel: 'Tax',
    shippingMethodId: null,
    orderTotal: { ...total, waived: 0, total: 0, purchaseValue: 0, currency: 'USD', isEstimate: true, chargeId: null },
    notices: [],
    updatedAt: null,
    expiresAt: null,
    rules: cartRules(input, totals),
  };
}

const ten = (sku: string, minimumQuantity: number) => ({
  id: `auto-${sku}`,
  label: 'Ten percent',
  kind: 'percent' as const,
  value: 1000,
  scope: { skus: [sku], categories: [] },
  channels: [],
  minimumQuantity,
  minimumSubtotal: 0,
  startsAt: null,
  endsAt: null,
});

function inputOf(quantities: readonly number[]): CartInput {
  return {
    lines: quantities.map((quantity, at) => ({
      sku: `GM${at}`,
      quantity,
      unitPrice: 1999 + 733 * at,
      categories: [],
      isSellable: at !== 2,
    })),
    channel: 'b2b',
    now: 0,
    automatic: [ten('GM0', 3), ten('GM1', 1)],
    coupon: {
      ...ten('GM1', 0),
      id: 'coupon',
      code: 'TEN',
      scope: WHOLE_CART,
      minimumSubtotal: 9000,
      isCombinable: true,
      usesLeft: null,
      usesLeftForBuyer: null,
    },
    points: { wanted: 150, balance: 120, isEligible: true, policy: { earnPerDollar: 2, centsPerPoint: 5 } },
    shipping: { base: 695, perItem: 50, freeFrom: 15_000 },
    tax: { rate: 73_750, isShippingTaxed: true },
    freeItems: [],
  };
}

it('shows the totals that the server will return while quantities change', () => {
  const start = [1, 2, 1] as const;
  for (let first = 0; first < 7; first += 1) {
    for (let second = 0; second < 7; second += 1) {
      let pending = withChange(NOTHING_PENDING, { kind: 'set', sku: 'GM0', quantity: first });
      pending = withChange(pending, { kind: 'set', sku: 'GM1', quantity: second });
      const input = inputOf([first, second, 1]);
      const after = cartTotals({ ...input, lines: input.lines.filter(({ quantity }) => quantity > 0) });
      const { orderTotal, items, discounts, rewards } = foreseen(projected(received(inputOf(start)), pending));
      expect(orderTotal).toMatchObject({
        subtotal: fromCents(after.subtotal),
        discount: fromCents(after.discount),
        rewardsPointsDiscount: fromCents(after.rewards),
        shipping: fromCents(after.shipping),
        taxes: fromCents(after.taxes),
        waived: fromCents(after.waived),
        total: fromCents(after.total),
      });
      expect(rewards).toMatchObject({ appliedPoints: after.pointsSpent, amount: fromCents(after.rewards) });
      expect(items.map((line) => line.discountedAmount)).toEqual(after.lines.map(({ net }) => fromCents(net)));
      expect(discounts.filter(({ type }) => type === 'automatic').map(({ amount }) => amount)).toEqual(
        after.automatic.map(({ amount }) => fromCents(amount)),
      );
    }
  }
});
