import { ORDER_STATES, PAYMENT_STATES } from '@regen/domain';
import type { OrderState, PaymentState } from '@regen/domain';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, moment, updatedAt } from './columns.ts';
import { courseRegistrations } from './courses.ts';

/** Printed order numbers: short, readable on the phone, never reused. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100001, cache: 1 });

export interface AddressSnapshot {
  firstName: string;
  lastName: string;
  company?: string | null;
  line1: string;
  line2?: string | null;
  city: string;
  region?: string | null;
  postalCode?: string | null;
  countryCode: string;
  phone?: string | null;
}

export interface AppliedDiscountSnapshot {
  id: string;
  type: 'coupon' | 'automatic' | 'free_item' | 'free_shipping';
  label: string;
  amountCents: number;
}

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    number: text().notNull(),
    userId: text(),
    accountId: text(),
    /** The browser of a guest's order. */
    browserId: text(),
    /** Shows whether two orders came from one network, and nothing else about it: see `networkKey`. */
    network: text(),
    cartId: text(),
    site: text().$type<'web' | 'b2b' | 'retail' | 'school'>().notNull(),
    state: text().$type<OrderState>().notNull().default('placed'),
    phone: text(),
    email: text().notNull(),
    currency: text().notNull().default('USD'),

    subtotalCents: cents().notNull(),
    discountCents: cents().notNull().default(0),
    rewardsDiscountCents: cents().notNull().default(0),
    shippingCents: cents().notNull(),
    shippingDiscountCents: cents().notNull().default(0),
    taxCents: cents().notNull(),
    /** How the tax was called and its rate when the order was placed; null without one, and for orders of before this was kept. */
    taxName: text(),
    taxRateMillionths: integer(),
    totalCents: cents().notNull(),
    discounts: jsonb().$type<AppliedDiscountSnapshot[]>().notNull().default([]),
    couponCode: text(),
    pointsSpent: integer().notNull().default(0),
    pointsEarned: integer().notNull().default(0),
    itemCount: integer().notNull(),

    shippingAddress: jsonb().$type<AddressSnapshot>().notNull(),
    billingAddress: jsonb().$type<AddressSnapshot>().notNull(),
    shippingMethodId: text().notNull(),
    shippingMethodName: text().notNull(),
    trackingNumber: text(),
    trackingCarrier: text(),
    /** When the buyer was emailed the tracking number. */
    trackingToldAt: moment(),
    note: text(),

    /** Whether its stock, and the use of its coupon, are held: from a payment attempt on, until that is declined or canceled. */
    hasStock: boolean().notNull().default(true),

    placedAt: moment().notNull().defaultNow(),
    paidAt: moment(),
    shippedAt: moment(),
    deliveredAt: moment(),
    canceledAt: moment(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'orders_state_known',
      sql`${table.state} in (${sql.raw(ORDER_STATES.map((state) => `'${state}'`).join(', '))})`,
    ),
    check('orders_total_not_negative', sql`${table.totalCents} >= 0`),
    // Also for how a number begins.
    uniqueIndex('orders_number').on(table.number.op('text_pattern_ops')),
    // The lists of staff, in both directions. Each move of an order writes all of its indexes, so there is none that another one can replace:
    // nearly all orders are delivered, and few of those in another state belong to another site.
    index('orders_newest').on(table.placedAt, table.id),
    index('orders_on_site').on(table.site, table.placedAt, table.id),
    index('orders_in_state')
      .on(table.state, table.placedAt, table.id)
      .where(sql`${table.state} <> 'delivered'`),
    // What staff search for: beginnings of texts.
    index('orders_email_begins').on(sql`lower(${table.email}) text_pattern_ops`),
    index('orders_recipient_begins').on(sql`lower(${table.shippingAddress} ->> 'lastName') text_pattern_ops`),
    index('orders_tracking')
      .on(sql`upper(translate(${table.trackingNumber}, ' -', ''))`)
      .where(sql`${table.trackingNumber} is not null`),
    // Without guests' orders: each move of an order writes all of its indexes.
    index('orders_user')
      .on(table.userId, table.placedAt.desc(), table.id)
      .where(sql`${table.userId} is not null`),
    index('orders_account')
      .on(table.accountId, table.placedAt.desc())
      .where(sql`${table.accountId} is not null`),
    // What retail clients bought, for their professionals: totals and newest orders are read from the index alone.
    index('orders_bought')
      .on(table.accountId, table.placedAt, table.id, table.totalCents, table.state)
      .where(sql`${table.site} = 'retail' and ${table.paidAt} is not null`),
    // Orders on their way whose buyers have not been notified yet: few.
    index('orders_shipped_untold')
      .on(table.shippedAt)
      .where(sql`${table.state} = 'shipped' and ${table.trackingToldAt} is null`),
    // Those that are asked for reviews, some days after.
    index('orders_delivered')
      .on(table.deliveredAt)
      .where(sql`${table.state} = 'delivered'`),
    // Those of a guest, whose cart says in which browser: they move to the account that is created there.
    index('orders_of_guests')
      .on(table.cartId)
      .where(sql`${table.userId} is null`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    shortName: text().notNull(),
    skuType: text().notNull(),
    size: text().notNull().default(''),
    quantity: integer().notNull(),
    unitPriceCents: cents().notNull(),
    listPriceCents: cents().notNull(),
    discountCents: cents().notNull().default(0),
    lineTotalCents: cents().notNull(),
    taxCents: cents().notNull().default(0),
    discountType: text(),
    discountId: text(),
    isRecommended: boolean().notNull().default(false),
    isFree: boolean().notNull().default(false),
    /** The bundle that recommended it, for the report of its author. */
    bundleId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('order_items_sku').on(table.sku),
    index('order_items_bundle')
      .on(table.bundleId, table.orderId)
      .where(sql`${table.bundleId} is not null`),
  ],
);

/** What happened to an order, oldest first; nothing is ever changed here. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().$type<OrderState>().notNull(),
    note: text(),
    actor: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/** Attempts to pay. Nothing deletes them, so what was paid for can't be deleted either. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    /** The order that is paid for; null for a registration. */
    orderId: text().references(() => orders.id),
    registrationId: text().references(() => courseRegistrations.id),
    provider: text().notNull(),
    /** The provider's own id; unique, so that a repeated notice changes nothing twice. */
    providerRef: text(),
    method: text().$type<'card' | 'apple_pay' | 'google_pay' | 'points'>().notNull(),
    status: text().$type<PaymentState>().notNull().default('pending'),
    amountCents: cents().notNull(),
    currency: text().notNull().default('USD'),
    cardBrand: text(),
    cardLast4: text(),
    failureCode: text(),
    failureMessage: text(),
    /** The 3-D Secure step, when one is open. */
    action: jsonb().$type<Record<string, unknown>>(),
    /** Money that has to go back; cleared once the provider has sent it. */
    isRefundDue: boolean().notNull().default(false),
    /** When the provider was last queried about an attempt with an unknown outcome. */
    askedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('payments_for_one_thing', sql`num_nonnulls(${table.orderId}, ${table.registrationId}) = 1`),
    check(
      'payments_status_known',
      sql`${table.status} in (${sql.raw(PAYMENT_STATES.map((status) => `'${status}'`).join(', '))})`,
    ),
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_registration')
      .on(table.registrationId, table.createdAt)
      .where(sql`${table.registrationId} is not null`),
    uniqueIndex('payments_provider_ref').on(table.provider, table.providerRef),
    // At most one payment of an order or a registration is ever successful.
    uniqueIndex('payments_one_success')
      .on(table.orderId)
      .where(sql`${table.status} = 'succeeded'`),
    uniqueIndex('payments_one_success_of_registration')
      .on(table.registrationId)
      .where(sql`${table.status} = 'succeeded'`),
    // Attempts without a recorded outcome: few, and queried every half minute.
    index('payments_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('pending', 'requires_action')`),
    index('payments_refund_due')
      .on(table.updatedAt)
      .where(sql`${table.isRefundDue}`),
  ],
);

/** Notices of payment providers, so that one that comes again changes nothing. Kept for 30 days. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    /** The provider's own id of the notice. */
    eventId: text().notNull(),
    /** Our attempt, as the provider names it. */
    paymentId: text().notNull(),
    receivedAt: moment().notNull().defaultNow(),
    /** Null until its event has been recorded; a repeated notification is then processed again. */
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_received').on(table.receivedAt),
  ],
);

/** Emails are written in the transaction that causes them and sent afterward. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Set when an email must not be written twice, such as one per order and kind. */
    dedupeKey: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mail_outbox_dedupe').on(table.dedupeKey),
    // What a person was emailed, for staff; and for the deletion of an account.
    index('mail_outbox_recipient').on(sql`lower(${table.recipient})`, table.createdAt.desc()),
    index('mail_outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
    // For the sweep, which looks for old ones every ten minutes.
    index('mail_outbox_sent')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
  ],
);
