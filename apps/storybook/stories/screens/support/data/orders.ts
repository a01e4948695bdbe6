import { type Channel } from '@regen/domain';
import { DEMO_SELLER } from '@regen/domain/demo-seller';
import type { Order, OrderedProductList, OrderPage, OrderState, OrderSummary, Receipt } from '@regen/sdk';
import { now } from '../fixed-world.ts';
import { cartOf, type Basket } from './cart.ts';
import { denver, userOf } from './people.ts';
import { assortment, summaryOf } from './products.ts';

const orderId = 'ord_01hzx0k61';

const day = 86_400_000;
const at = (daysAgo: number) => new Date(now - daysAgo * day).toISOString();
const dayFrom = (daysAhead: number) => at(-daysAhead).slice(0, 10);

export const baskets = {
  b2b: {
    lines: [
      ['GM3101', 2],
      ['GM3201', 1],
      ['1401', 4],
    ],
    points: 200,
  },
  retail: {
    lines: [
      ['1401', 1],
      ['1101', 1],
      ['1501', 2],
    ],
    couponCode: 'SERUM15',
    freeSku: '9001',
  },
  school: {
    lines: [
      ['1101', 6],
      ['1402', 4],
    ],
  },
  web: {
    lines: [
      ['1401', 2],
      ['1802', 1],
    ],
    freeSku: '9003',
  },
} as const satisfies Record<Channel, Basket>;

const path = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderState[];

export interface OrderChoices {
  readonly state?: OrderState;
  readonly payment?: Partial<Order['payment']>;
}

/** An order of the channel's cart, as far on its way as `state` says. */
export function orderOf(channel: Channel, { state = 'paid', payment = {} }: OrderChoices = {}): Order {
  const user = userOf(channel);
  const cart = cartOf(channel, {
    ...baskets[channel],
    destination: { countryCode: 'US', region: 'CO', postalCode: '80202' },
    shippingMethodId: 'ground',
  });
  const address = { ...denver, ...(user && { firstName: user.firstName, lastName: user.lastName }) };
  const isPaid = state !== 'placed' && state !== 'canceled';
  const steps = path.slice(0, path.indexOf(state as (typeof path)[number]) + 1); // none for what is not on the path
  return {
    id: orderId,
    number: 'R-101873',
    userId: user?.id ?? null,
    state,
    placedAt: at(3),
    paidAt: isPaid ? at(2.5) : null,
    email: user?.email ?? 'ana@example.com',
    phone: user?.phone ?? null,
    items: cart.items.map((item) => {
      const { sku, name, shortName, skuType, size, quantity, discountAmount, isFreeItem, isRecommended, image } = item;
      return {
        sku,
        name,
        shortName,
        skuType,
        size,
        quantity,
        discountAmount,
        isFreeItem,
        isRecommended,
        image,
        unitPrice: item.price.yourPrice,
        amount: item.discountedAmount,
      };
    }),
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: { id: 'ground', name: 'Ground' },
    orderTotal: { ...cart.orderTotal, isEstimate: false, chargeId: isPaid ? 'ch_LdCfApqDTgGN2QLxzcWKj84U' : null },
    taxLabel: cart.taxLabel,
    discounts: cart.discounts,
    couponCode: cart.couponCode,
    payment: {
      status: isPaid ? 'succeeded' : 'failed',
      provider: 'test',
      method: 'card',
      brand: 'visa',
      last4: '4242',
      nextAction: null,
      failure: null,
      ...payment,
    },
    refunds: [],
    timeline: (steps.length > 0 ? steps : (['placed', state] as const)).map((step, index) => ({
      state: step,
      at: at(3 - index / 2),
      note: null,
      failureCode: null,
    })),
    tracking:
      state === 'shipped' || state === 'delivered'
        ? {
            carrier: 'UPS',
            number: '1Z999AA10123456784',
            url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
          }
        : null,
    expectedDelivery:
      state === 'paid' || state === 'packed' || state === 'shipped' ? { from: dayFrom(3), to: dayFrom(7) } : null,
    pointsEarned: cart.rewards?.pointsToEarn ?? 0,
    pointsSpent: cart.rewards?.appliedPoints ?? 0,
    canPay: state === 'placed',
    isClaimable: user === null,
  };
}

/** One unit of the first line, which arrived broken. */
export function withRefund(order: Order): Order {
  const [item] = order.items;
  if (!item) throw new Error('The order has no items.');
  const amount = Math.round((item.amount / item.quantity) * 108) / 100;
  const lines = [{ sku: item.sku, quantity: 1 }];
  const reason = 'One bottle arrived broken. We’re sorry about that.';
  return { ...order, refunds: [{ amount, pointsReturned: 0, lines, isSent: true, reason, at: at(1) }] };
}

/** Paid, then canceled by staff: everything goes back. */
export function canceledOf(channel: Channel): Order {
  const order = orderOf(channel, { state: 'canceled', payment: { status: 'refunded' } });
  const { orderTotal, items } = order;
  const lines = items.map(({ sku, quantity }) => ({ sku, quantity }));
  const reason = 'We can’t ship to this address. Please order again with a different one.';
  return {
    ...order,
    paidAt: at(2.5),
    timeline: order.timeline.map((event) => (event.state === 'canceled' ? { ...event, note: reason } : event)),
    refunds: [{ amount: orderTotal.total, pointsReturned: 0, lines, isSent: false, reason: null, at: at(1) }],
  };
}

export const receipt: Receipt = {
  orderId,
  number: 'R-101873',
  seller: DEMO_SELLER,
  pdf: { url: '/receipts/regen-receipt-R-101873.pdf', fileName: 'regen-receipt-R-101873.pdf' },
};

const past: readonly (readonly [state: OrderState, daysAgo: number])[] = [
  ['paid', 3],
  ['shipped', 9],
  ['delivered', 41],
  ['canceled', 88],
];

/** What is ordered most, one of it running low. */
export const orderedProductsOf = (channel: Channel): OrderedProductList => ({
  items: assortment(channel)
    .slice(0, 9)
    .map((product, place) => {
      const summary = summaryOf(product, channel);
      return {
        product: place === 1 ? { ...summary, stock: { state: 'low_stock', left: 4 } } : summary,
        orders: Math.max(9 - 2 * place, 1),
        lastOrderedAt: at(3 + 11 * place),
      };
    }),
});

/** A page of orders, newest first. */
export function ordersOf(channel: Channel, query: URLSearchParams): OrderPage {
  const { items, orderTotal } = orderOf(channel);
  const all = past.map(([state, daysAgo], index): OrderSummary => {
    const lines = items.filter(({ isFreeItem }) => !isFreeItem).slice(0, 1 + (index % 3));
    return {
      id: index === 0 ? orderId : `ord_01hzx0k6${index + 1}`,
      number: `R-${101_873 - index * 132}`,
      state,
      paymentStatus: state === 'canceled' ? 'refunded' : 'succeeded',
      placedAt: at(daysAgo),
      total: index === 0 ? orderTotal.total : lines.reduce((sum, { amount }) => sum + amount, 0),
      currency: 'USD',
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      items: (index === 0 ? items : lines).map(({ sku, shortName, quantity, image }) => ({
        sku,
        shortName,
        quantity,
        image,
      })),
    };
  });
  const page = Number(query.get('page') ?? 1);
  const found = query.get('year') === '2025' ? [] : all;
  return {
    items: page === 1 ? found : [],
    currentPage: page,
    totalPages: found.length > 0 ? 1 : 0,
    totalCount: found.length,
    perPage: 10,
    years: [2026, 2025],
  };
}
