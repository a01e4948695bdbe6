import type { OrderState, StaffOrder, StaffOrderLine, StaffOrderPage, StaffOrderSummary } from '@regen/sdk';
import { now } from '../fixed-world.ts';
import { orderOf } from './orders.ts';
import { denver } from './people.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour).toISOString();

type Listed = Pick<StaffOrderSummary, 'state' | 'site' | 'buyerName' | 'email' | 'total' | 'itemCount'> &
  Partial<StaffOrderSummary>;

const listed: readonly Listed[] = [
  { state: 'paid', site: 'web', buyerName: 'Ana Ruiz', email: 'ana@example.com', total: 200.21, itemCount: 2 },
  {
    state: 'paid',
    site: 'b2b',
    buyerName: 'Dana Whitfield',
    email: 'dana@lumenclinic.example',
    total: 1840.5,
    itemCount: 36,
    shippingMethodName: 'Two-day',
  },
  {
    state: 'paid',
    site: 'retail',
    buyerName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximilian',
    email: 'maximilian.wolfeschlegelsteinhausenbergerdorff@a-rather-long-company-name.example',
    total: 64,
    itemCount: 1,
    countryCode: 'SE',
    shippingMethodName: 'International',
  },
  {
    state: 'packed',
    site: 'school',
    buyerName: 'Noor Haddad',
    email: 'noor@harborschool.example',
    total: 412,
    itemCount: 12,
  },
  { state: 'shipped', site: 'retail', buyerName: 'Mia Novak', email: 'mia@example.com', total: 92.5, itemCount: 1 },
  {
    state: 'delivered',
    site: 'web',
    buyerName: 'Jonas Ek',
    email: 'jonas@example.com',
    total: 158,
    itemCount: 2,
    refunded: 79,
  },
  {
    state: 'canceled',
    site: 'web',
    buyerName: 'Ines Mota',
    email: 'ines@example.com',
    total: 92,
    itemCount: 1,
    paymentStatus: 'failed',
  },
];

const orders = listed.map((order, index): StaffOrderSummary => ({
  id: `ord_01hzx0k9${index}`,
  number: `R-${101_873 - index * 7}`,
  paymentStatus: 'succeeded',
  countryCode: 'US',
  shippingMethodName: 'Ground',
  refunded: 0,
  currency: 'USD',
  placedAt: at(-3 - index * 9),
  changedAt: at(-2 - index * 9),
  ...order,
}));

/** The desk's page of a state; of all orders without one. */
export function deskOf(query: URLSearchParams): StaffOrderPage {
  const state = query.get('state');
  const search = query.get('search');
  const items = orders.filter(
    (order) => (state === null || order.state === state) && (search === null || order.number.startsWith(search)),
  );
  return {
    items,
    currentPage: 1,
    totalPages: items.length === 0 ? 0 : 1,
    totalCount: items.length,
    isTotalCapped: false,
    perPage: 25,
    toPackCount: 3,
    toShipCount: 1,
  };
}

export const emptyDesk: StaffOrderPage = {
  ...deskOf(new URLSearchParams('search=none')),
  toPackCount: 0,
  toShipCount: 0,
};
/** More orders than are counted. */
export const longDesk: StaffOrderPage = {
  ...deskOf(new URLSearchParams()),
  currentPage: 7,
  totalPages: 400,
  totalCount: 10_000,
  isTotalCapped: true,
};

const NEXT: Readonly<Record<OrderState, StaffOrder['nextStates']>> = {
  placed: ['canceled'],
  paid: ['packed', 'canceled'],
  packed: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  canceled: [],
  refunded: [],
};

/** The lines of the buyer's order, with the tax of Colorado. */
function linesOf(state: OrderState): StaffOrderLine[] {
  const isPaid = state !== 'placed' && state !== 'canceled' && state !== 'refunded';
  return orderOf('web').items.map(
    ({ sku, name, size, quantity, unitPrice, discountAmount, amount, isFreeItem, image }, index) => {
      const tax = Math.round(amount * 8.81) / 100;
      const cents = Math.round((amount + tax) * 100);
      const each = Array.from({ length: quantity }, (_, units) => Math.round((cents * (units + 1)) / quantity) / 100);
      const refundable = isPaid && !isFreeItem ? each : [];
      const shared = { sku, name, size, quantity, unitPrice, discountAmount, amount, isFreeItem, image };
      return { ...shared, line: index + 1, tax, refundedQuantity: 0, refundable };
    },
  );
}

/** An order as staff see it. */
export function staffOrderOf(state: OrderState = 'paid', more: Partial<StaffOrder> = {}): StaffOrder {
  const order = orderOf('web', { state });
  const { id, number, placedAt, paidAt, email, phone, orderTotal, taxLabel, couponCode, payment, tracking } = order;
  const lines = linesOf(state);
  const refundable = lines.reduce((cents, line) => cents + Math.round((line.refundable.at(-1) ?? 0) * 100), 0) / 100;
  return {
    id,
    number,
    state,
    nextStates: NEXT[state],
    site: 'web',
    placedAt,
    paidAt,
    changedAt: at(-2),
    email,
    phone,
    buyer: null,
    lines,
    shippingAddress: { ...denver },
    billingAddress: { ...denver },
    shippingMethod: order.shippingMethod,
    orderTotal,
    taxLabel,
    couponCode,
    payment,
    payments: [
      {
        paymentId: 'pay_01m7ye9zx9d6cqrk5hv4m2t8wy',
        status: 'failed',
        provider: 'test',
        method: 'card',
        brand: 'mastercard',
        last4: '9995',
        amount: orderTotal.total,
        failureMessage: 'Your card was declined.',
        at: placedAt,
      },
      ...(paidAt === null
        ? []
        : [
            {
              paymentId: 'pay_01m7ye9zx9d6cqrk5hv4m2t8wz',
              status: 'succeeded' as const,
              provider: 'test',
              method: 'card' as const,
              brand: 'visa',
              last4: '4242',
              amount: orderTotal.total,
              failureMessage: null,
              at: paidAt,
            },
          ]),
    ],
    refunds: [],
    refunded: 0,
    refundable,
    refundableShipping: 0,
    timeline: order.timeline.map(({ state: reached, at: when, note }) => {
      const by = reached === 'placed' ? 'Buyer' : reached === 'paid' ? 'Payment' : 'Noor Salem';
      return { state: reached, at: when, note, by };
    }),
    tracking,
    expectedDelivery: order.expectedDelivery,
    pointsEarned: 0,
    pointsSpent: 0,
    ...more,
  };
}

const [firstLine, ...otherLines] = linesOf('delivered');
const [oneUnit, bothUnits] = firstLine?.refundable ?? [];
if (!firstLine || oneUnit === undefined || bothUnits === undefined) throw new Error('The order has no two units.');
const { orderTotal } = orderOf('web');
const SHIPPING = 7.95;
const inCents = (dollars: number) => Math.round(dollars * 100) / 100;

/** Delivered, with one unit refunded; the professional spent points and wrote a long reason. */
export const partlyRefunded: StaffOrder = staffOrderOf('delivered', {
  site: 'b2b',
  buyer: {
    userId: 'usr_01hzx0k31',
    accountId: 'acc_01hzx0k31',
    accountName: 'Lumen Skin Clinic',
    name: 'Dana Whitfield',
    email: 'dana@lumenclinic.example',
    tier: 'Tier 2',
  },
  billingAddress: { ...denver, company: 'Lumen Skin Clinic', line1: '2480 Larkspur Avenue', line2: 'Suite 12' },
  couponCode: 'WELCOME10',
  lines: [{ ...firstLine, refundedQuantity: 1, refundable: [inCents(bothUnits - oneUnit)] }, ...otherLines],
  orderTotal: { ...orderTotal, shipping: SHIPPING, total: inCents(orderTotal.total + SHIPPING) },
  refundableShipping: SHIPPING,
  refunds: [
    {
      refundId: 're_01m7ye9zx9d6cqrk5hv4m2t8wz',
      amount: oneUnit,
      shipping: 0,
      pointsReturned: 120,
      pointsTaken: 84,
      lines: [{ line: 1, quantity: 1, restocked: false }],
      isSent: false,
      reason: 'One bottle arrived broken.\nWe’re sorry about that, and have told the carrier.',
      staffName: 'Noor Salem',
      at: at(-1),
    },
  ],
  refunded: oneUnit,
  refundable: inCents(orderTotal.total + SHIPPING - oneUnit),
  pointsSpent: 400,
  pointsEarned: 310,
});
