import {
  canPayOrder,
  expectedDelivery,
  fromCents,
  purchaseValue,
  taxLabel,
  TOTAL_LABELS,
  trackingUrl,
} from '@regen/domain';
import type { Order, OrderPage } from '@regen/sdk';
import type { AddressSnapshot } from '../../db/schema.ts';
import { toFrontImage } from '../../media/product-image.ts';
import { orderPaymentState, paymentView } from '../../payments/payment-view.ts';
import type { OrderItemRow, OrderQuery, OrderRefundRow, OrderRow, OrderSummaryRow } from './order-repository.ts';

function addressView(address: AddressSnapshot): Order['shippingAddress'] {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company ?? null,
    line1: address.line1,
    line2: address.line2 ?? null,
    city: address.city,
    region: address.region ?? null,
    postalCode: address.postalCode ?? '',
    countryCode: address.countryCode,
    phone: address.phone ?? null,
  };
}

function itemView(item: OrderItemRow): Order['items'][number] {
  const { sku, name, shortName, skuType, size, quantity, isRecommended, front } = item;
  return {
    sku,
    name,
    shortName,
    skuType,
    size,
    quantity,
    unitPrice: fromCents(item.unitPrice),
    discountAmount: fromCents(item.discount),
    amount: fromCents(item.amount),
    isFreeItem: item.isFree,
    isRecommended,
    image: toFrontImage(front),
  };
}

/** The payment of an order without any attempt: there was nothing to pay. */
const NO_PAYMENT = {
  provider: 'none',
  method: 'card',
  brand: null,
  last4: null,
  nextAction: null,
  failure: null,
} as const;

function trackingView({ trackingCarrier: carrier, trackingNumber: number }: OrderRow): Order['tracking'] {
  return carrier === null || number === null ? null : { carrier, number, url: trackingUrl(carrier, number) };
}

/** What the rows add up to beyond the total: a remainder below the minimum card charge. */
function waivedOf({ subtotal, discount, rewards, shipping, tax, total }: OrderRow): number {
  return subtotal - discount - rewards + shipping + tax - total;
}

function refundView({ items }: OrderRow, refund: OrderRefundRow): Order['refunds'][number] {
  const skus = new Map(items.map(({ line, sku }) => [line, sku]));
  return {
    amount: fromCents(refund.amount),
    pointsReturned: refund.pointsReturned,
    lines: refund.lines.flatMap(({ line, quantity }) => {
      const sku = skus.get(line);
      return sku === undefined ? [] : [{ sku, quantity }];
    }),
    isSent: refund.sentAt !== null,
    reason: refund.reason,
    at: new Date(refund.at).toISOString(),
  };
}

/**
 * The contract's `Order`.
 *
 * @param accessToken Only when a guest places it.
 */
export function orderView(order: OrderRow, accessToken?: string): Order {
  const { payment } = order;
  const state = orderPaymentState(order, payment?.status ?? null);
  return {
    id: order.id,
    number: order.number,
    userId: order.userId,
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    email: order.email,
    phone: order.phone,
    items: order.items.map(itemView),
    shippingAddress: addressView(order.shippingAddress),
    billingAddress: addressView(order.billingAddress),
    shippingMethod: { id: order.shippingMethodId, name: order.shippingMethodName },
    orderTotal: {
      subtotal: fromCents(order.subtotal),
      discount: fromCents(order.discount),
      rewardsPointsDiscount: fromCents(order.rewards),
      shipping: fromCents(order.shipping),
      shippingDiscount: fromCents(order.shippingDiscount),
      taxes: fromCents(order.tax),
      waived: fromCents(waivedOf(order)),
      total: fromCents(order.total),
      purchaseValue: fromCents(purchaseValue(order.subtotal, order.rewards, order.discount)),
      currency: 'USD',
      isEstimate: false,
      chargeId: payment?.status === 'succeeded' || payment?.status === 'refunded' ? payment.providerRef : null,
    },
    taxLabel: taxLabel({ name: order.taxName, rate: order.taxRate }, order.tax, order.shippingAddress),
    discounts: order.discounts.map(({ amountCents, ...discount }) => ({
      ...discount,
      totalLabel: TOTAL_LABELS[discount.type],
      amount: fromCents(amountCents),
    })),
    couponCode: order.couponCode,
    // The order's own status: attempts that were closed don't count.
    payment: { ...(payment ? paymentView(payment) : NO_PAYMENT), status: state },
    refunds: order.refunds.map((refund) => refundView(order, refund)),
    timeline: order.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    tracking: trackingView(order),
    expectedDelivery: expectedDelivery(order),
    pointsEarned: order.pointsEarned,
    pointsSpent: order.pointsSpent,
    canPay: canPayOrder(order.state, state),
    isClaimable: order.isClaimable,
    ...(accessToken === undefined ? {} : { accessToken }),
  };
}

export function orderPage(
  query: OrderQuery,
  found: { orders: OrderSummaryRow[]; years: { year: number; count: number }[] },
): OrderPage {
  const counted = found.years.filter(({ year }) => query.year === null || year === query.year);
  const totalCount = counted.reduce((sum, { count }) => sum + count, 0);
  return {
    items: found.orders.map((order) => ({
      id: order.id,
      number: order.number,
      state: order.state,
      paymentStatus: orderPaymentState(order, order.lastAttempt),
      placedAt: order.placedAt.toISOString(),
      total: fromCents(order.total),
      currency: 'USD',
      itemCount: order.itemCount,
      items: order.items.map(({ front, ...item }) => ({ ...item, image: toFrontImage(front) })),
    })),
    currentPage: query.page,
    totalPages: Math.ceil(totalCount / query.perPage),
    totalCount,
    perPage: query.perPage,
    years: found.years.map(({ year }) => year),
  };
}
