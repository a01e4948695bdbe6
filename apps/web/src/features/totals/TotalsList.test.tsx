import {
  cartRules,
  cartTotals,
  freeShippingGoal,
  fromCents,
  totalsOnWire,
  WHOLE_CART,
  type AutomaticDiscount,
  type CartInput,
  type Coupon,
} from '@regen/domain';
import type { AppliedDiscount, Cart, CartItem, Order } from '@regen/sdk';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckoutAside } from '~/features/checkout/CheckoutAside.tsx';
import { lineAmount, orderLineAmount } from './shown-totals.ts';
import { CartTotals, MerchandiseTotals, OrderTotals } from './TotalsList.tsx';

type Shown = Cart & { isPending: boolean };
type Rewards = NonNullable<Cart['rewards']>;
type OrderItem = Order['items'][number];

/** How far a cart is on its way: no address, a priced but unchosen method, a chosen one, nobody ships there. */
const STAGES = ['no address', 'estimate', 'chosen', 'nowhere'] as const;
type Stage = (typeof STAGES)[number];

const always = { scope: WHOLE_CART, channels: [], minimumSubtotal: 0, startsAt: null, endsAt: null };
const kinds = fc.constantFrom('percent' as const, 'fixed' as const, 'free_shipping' as const);
const discount = (id: string) =>
  fc
    .record({ kind: kinds, value: fc.integer({ min: 1, max: 10_000 }) })
    .map((rule): AutomaticDiscount => ({ ...always, ...rule, id, label: `Offer ${id}`, minimumQuantity: 0 }));
const coupon = fc
  .record({ kind: kinds, value: fc.integer({ min: 1, max: 10_000 }), isCombinable: fc.boolean() })
  .map((rule): Coupon => ({
    ...always,
    ...rule,
    id: 'cpn_1',
    code: 'CODE',
    label: 'Coupon',
    usesLeft: null,
    usesLeftForBuyer: null,
  }));
const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 8 }),
      unitPrice: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 31, max: 30_000 })),
      isSellable: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) => list.map((line, at) => ({ ...line, sku: `GM${at}`, categories: [] })));
const input: fc.Arbitrary<CartInput> = fc.record({
  lines,
  channel: fc.constant('b2b' as const),
  now: fc.constant(0),
  automatic: fc.tuple(discount('a'), discount('b')).chain((both) => fc.subarray(both)),
  coupon: fc.option(coupon, { nil: undefined }),
  points: fc.record({
    wanted: fc.oneof(fc.constant(0), fc.nat(30_000)),
    balance: fc.nat(40_000),
    isEligible: fc.boolean(),
    policy: fc.constant({ earnPerDollar: 2, centsPerPoint: 5 }),
  }),
  shipping: fc.record({
    base: fc.nat(3000),
    perItem: fc.nat(200),
    freeFrom: fc.option(fc.nat(20_000), { nil: null }),
  }),
  tax: fc.option(fc.record({ rate: fc.nat(110_000), isShippingTaxed: fc.boolean() }), { nil: null }),
  freeItems: fc.constant([]),
});

const item = { name: '', shortName: '', size: '', quantity: 1 };

/** A cart as the server sends it at a stage. */
function cartAt(stage: Stage, given: CartInput): Shown {
  const isShipped = stage === 'estimate' || stage === 'chosen';
  const priced = {
    ...given,
    shipping: isShipped ? given.shipping : null,
    tax: stage === 'no address' ? null : given.tax,
  };
  const totals = cartTotals(priced);
  const discounts: AppliedDiscount[] = totals.automatic.map(({ amount, ...rule }) => ({
    ...rule,
    type: 'automatic',
    totalLabel: 'Product Discount',
    amount: fromCents(amount),
  }));
  const code = priced.coupon;
  if (code && totals.couponDiscount > 0) {
    discounts.push({
      id: code.id,
      type: 'coupon',
      totalLabel: 'Product Discount',
      label: code.label,
      amount: fromCents(totals.couponDiscount),
    });
  }
  if (totals.freeShipping && totals.shippingDiscount > 0) {
    const { id, label } = totals.freeShipping;
    discounts.push({
      id,
      type: 'free_shipping',
      totalLabel: 'Free Shipping',
      label,
      amount: fromCents(totals.shippingDiscount),
    });
  }
  const shown: Pick<
    Shown,
    'destination' | 'shippingMethodId' | 'taxLabel' | 'orderTotal' | 'discounts' | 'rules' | 'isPending'
  > = {
    destination: stage === 'no address' ? null : { countryCode: 'DE' },
    taxLabel: 'Tax',
    shippingMethodId: stage === 'chosen' ? 'international' : null,
    orderTotal: { ...totalsOnWire(totals), currency: 'USD', isEstimate: stage !== 'chosen', chargeId: null },
    discounts,
    rules: cartRules(priced, totals),
    isPending: false,
  };
  const items = totals.lines.map((line) => ({
    ...item,
    sku: line.sku,
    discountedAmount: fromCents(line.net),
    discountAmount: fromCents(line.discount),
    isFreeItem: false,
  }));
  const rewards = { appliedPoints: totals.pointsSpent };
  // The parts of a cart that its money is shown from.
  return {
    ...shown,
    items: items as Partial<CartItem>[] as CartItem[],
    rewards: rewards as Partial<Rewards> as Rewards,
  } as Partial<Shown> as Shown;
}

const text = (html: string) => html.replace(/<s>.*?<\/s>/g, '').replace(/<[^>]+>/g, '');

/** The amount at the end of what is shown, in cents; what is free or not known counts nothing. */
function centsOf(shown: string): number {
  const found = /(−?)\$([\d,]+)\.(\d\d)$/.exec(shown.trim());
  return found ? (found[1] ? -1 : 1) * Number(`${found[2]?.replaceAll(',', '')}${found[3]}`) : 0;
}

interface Row {
  label: string;
  shown: string;
  cents: number;
}

function rowsOf(html: string): Row[] {
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label = '', value = '']) => ({
    label: text(label),
    shown: text(value),
    cents: centsOf(text(value)),
  }));
}

/** The last row is the sum of those above it. */
function expectSum(rows: readonly Row[]): void {
  const total = rows.at(-1);
  expect(rows.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0)).toBe(total?.cents);
}

const anyCart = fc.tuple(fc.constantFrom(...STAGES), input);

it('names the row of a discount and beside it the offer', () => {
  const amounts = { subtotal: 80, discount: 8, rewardsPointsDiscount: 0, shipping: 0, shippingDiscount: 9, waived: 0 };
  const orderTotal = { ...amounts, taxes: 0, total: 72 };
  const discounts: AppliedDiscount[] = [
    { id: 'a', type: 'automatic', totalLabel: 'Product Discount', label: 'Autumn glow', amount: 8 },
    { id: 'b', type: 'free_shipping', totalLabel: 'Free Shipping', label: 'Free shipping', amount: 9 },
  ];
  const order = {
    orderTotal,
    taxLabel: 'Tax',
    discounts,
    pointsSpent: 0,
    shippingMethod: { id: 'ground', name: 'Ground' },
  };
  const shown = text(renderToStaticMarkup(<OrderTotals order={order as unknown as Order} />).replaceAll('<', ' <'));
  expect(shown.replaceAll(/ +/g, ' ')).toContain(
    'Product Discount Autumn glow −$8.00 Shipping Ground Free Shipping Was Free',
  );
});

describe('the money of any cart, at every stage', () => {
  it('adds up to the total that is shown, in the cart and in the checkout', () => {
    fc.assert(
      fc.property(anyCart, ([stage, given]) => {
        const cart = cartAt(stage, given);
        for (const where of ['cart', 'checkout'] as const) {
          const rows = rowsOf(renderToStaticMarkup(<CartTotals cart={cart} where={where} />));
          expectSum(rows);
          expect(rows.at(-1)?.cents).toBe(Math.round(cart.orderTotal.total * 100));
          const shipping = rows.find(({ label }) => label.startsWith('Shipping'));
          const isPriced = stage === 'estimate' || stage === 'chosen';
          expect(/^(\$|Free)/.test(shipping?.shown.replace('Was ', '').trim() ?? '')).toBe(isPriced);
          expect(where === 'checkout' && rows.some(({ shown }) => shown === 'At checkout')).toBe(false);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('has a subtotal that the lines beside it add up to', () => {
    fc.assert(
      fc.property(anyCart, ([stage, given]) => {
        const cart = cartAt(stage, given);
        const html = renderToStaticMarkup(
          <CheckoutAside
            lines={cart.items.map((line) => ({ ...line, image: null, amount: lineAmount(line) }))}
            total=""
            totals={<CartTotals cart={cart} where="checkout" />}
            isEditable={false}
          />,
        );
        const list = html.split('<dl').at(-2)?.split('<ul').at(-1) ?? '';
        const amounts = list
          .split('</li>')
          .slice(0, -1)
          .map((line) => centsOf(text(line)));
        expect(amounts).toHaveLength(cart.items.length);
        expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(
          rowsOf(html).find(({ label }) => label === 'Subtotal')?.cents,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('adds up in the drawer as well', () => {
    fc.assert(
      fc.property(anyCart, ([stage, given]) => {
        const rows = rowsOf(renderToStaticMarkup(<MerchandiseTotals cart={cartAt(stage, given)} />));
        // Alone, the subtotal is the total.
        expectSum(rows.length > 1 ? rows : [...rows, ...rows]);
        expect(rows[0]?.label).toBe('Subtotal');
      }),
      { numRuns: 300 },
    );
  });

  it('stays true in the order', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { orderTotal, discounts, rewards, items } = cartAt('chosen', given);
        const order = {
          orderTotal: { ...orderTotal, isEstimate: false },
          taxLabel: 'Sales tax (Utah, 7.75%)',
          discounts,
          pointsSpent: rewards?.appliedPoints ?? 0,
          shippingMethod: { id: 'international', name: 'International' },
        };
        const rows = rowsOf(renderToStaticMarkup(<OrderTotals order={order} />));
        expectSum(rows);
        const cents = items.map(({ discountedAmount, discountAmount }) =>
          orderLineAmount({ amount: discountedAmount, discountAmount } as Partial<OrderItem> as OrderItem),
        );
        expect(Math.round(cents.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(rows[0]?.cents);
      }),
      { numRuns: 300 },
    );
  });
});

/** A cart of one product for $92. */
const oneProduct: CartInput = {
  lines: [{ sku: 'GM1', quantity: 1, unitPrice: 9200, categories: [], isSellable: true }],
  channel: 'web',
  now: 0,
  automatic: [],
  points: { wanted: 0, balance: 0, isEligible: false, policy: { earnPerDollar: 2, centsPerPoint: 5 } },
  shipping: { base: 2495, perItem: 0, freeFrom: null },
  tax: null,
  freeItems: [],
};

it('shows the price of the preselected method in the checkout before it is chosen', () => {
  const shown = (stage: Stage) =>
    rowsOf(renderToStaticMarkup(<CartTotals cart={cartAt(stage, oneProduct)} where="checkout" />)).map(
      ({ label, shown: amount }) => [label, amount],
    );
  const total = (label: string, amount: string) => [label, amount];
  expect(shown('estimate')).toEqual([
    ['Subtotal', '$92.00'],
    ['Shipping', '$24.95'],
    ['Tax', '$0.00'],
    total('Estimated total', '$116.95'),
  ]);
  expect(shown('no address')).toEqual([
    ['Subtotal', '$92.00'],
    ['Shipping', 'Enter your address'],
    ['Tax', 'Enter your address'],
    total('Estimated total', '$92.00'),
  ]);
  expect(shown('nowhere')[1]).toEqual(['Shipping', 'Not available']);
});

it.each([
  ['by its amount', 75, false, [], 'Free in the US'],
  ['by its amount, but not everywhere', 75, false, ['AK'], 'Free in most of the US'],
  ['by a discount', 100, true, ['AK'], 'Free in the US'],
  ['not yet', 100, false, ['AK'], 'Enter your address'],
])(
  'says before there is an address whether the order ships free: %s',
  (_how, threshold, isDiscounted, except, expected) => {
    const offer = isDiscounted ? ({ type: 'coupon', id: 'cpn_1', label: 'Free shipping' } as const) : null;
    const freeShipping = freeShippingGoal(threshold, { ...cartTotals(oneProduct), freeShipping: offer }, except);
    const shippingOf = (stage: Stage, where: 'cart' | 'checkout') => {
      const cart = { ...cartAt(stage, oneProduct), freeShipping };
      const rows = rowsOf(renderToStaticMarkup(<CartTotals cart={cart} where={where} />));
      expectSum(rows);
      return rows.find(({ label }) => label === 'Shipping')?.shown;
    };
    expect(shippingOf('no address', 'checkout')).toBe(expected);
    expect(shippingOf('no address', 'cart')).toBe(expected === 'Enter your address' ? 'At checkout' : expected);
    expect([shippingOf('nowhere', 'checkout'), shippingOf('estimate', 'checkout')]).toEqual([
      'Not available',
      '$24.95',
    ]);
  },
);
