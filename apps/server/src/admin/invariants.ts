import { SMALLEST_CHARGE } from '@regen/domain';
import type { Queryable } from '../db/database.ts';

interface Invariant {
  /** An invariant, as a sentence. */
  rule: string;
  /** Selects `id` and `detail` of each record that breaks it. */
  sql: string;
}

export interface Violation {
  rule: string;
  count: number;
  /** The first of them, such as `ord_1: total 500, sum 480`. */
  examples: string[];
}

const EXAMPLES = 10;

/** Between a charge and what is written about it the server may have died; it is settled within minutes. */
const SETTLING_MINUTES = 10;

const PAID = `('paid', 'packed', 'shipped', 'delivered')`;

/** The sum of the refunds of a row `p` of `payments`. */
const REFUNDED_OF_PAYMENT = `(select coalesce(sum(r.amount_cents), 0) from refunds r where r.payment_id = p.id)`;

const INVARIANTS: readonly Invariant[] = [
  {
    rule: 'The total of an order is the sum of its parts.',
    sql: `select id, 'total ' || total_cents || ', sum ' || sum as detail from (
        select id, total_cents, subtotal_cents - discount_cents - rewards_discount_cents + shipping_cents + tax_cents as sum
        from orders) o where total_cents <> case when sum < ${SMALLEST_CHARGE} then 0 else sum end`,
  },
  {
    rule: "An order's subtotal and item count match its lines.",
    sql: `select o.id, 'subtotal ' || subtotal_cents || ', lines ' || coalesce(gross, 0) || '; pieces ' || item_count || ', lines ' || coalesce(pieces, 0) as detail
      from orders o left join (
        select order_id, sum(quantity * unit_price_cents) as gross, sum(quantity) as pieces from order_items group by order_id
      ) l on l.order_id = o.id
      where subtotal_cents <> coalesce(gross, 0) or item_count <> coalesce(pieces, 0)`,
  },
  {
    rule: 'A line of an order costs its price times its quantity, less its discount.',
    sql: `select order_id || ' line ' || line as id, 'total ' || line_total_cents as detail
      from order_items where line_total_cents <> quantity * unit_price_cents - discount_cents`,
  },
  {
    rule: 'Stock is never below zero.',
    sql: `select sku as id, 'on hand ' || on_hand as detail from stock where on_hand < 0`,
  },
  {
    rule: 'Each product has a row in the stock table.',
    sql: `select p.sku as id, 'no row' as detail from products p where not exists (select from stock s where s.sku = p.sku)`,
  },
  {
    rule: "A course's seats taken match its registrations.",
    sql: `select c.id, 'taken ' || seats_taken || ', registrations ' || coalesce(seats, 0) as detail
      from courses c left join (
        select course_id, count(*) as seats from course_registrations where status in ('registered', 'pending_payment') group by course_id
      ) r on r.course_id = c.id
      where seats_taken <> coalesce(seats, 0)`,
  },
  {
    rule: 'No points balance is below zero.',
    sql: `select user_id as id, 'balance ' || sum(points) as detail from points_ledger group by user_id having sum(points) < 0`,
  },
  {
    rule: 'The points that an order says were spent match the ledger.',
    // The entries of deleted accounts are deleted with them.
    sql: `select o.id, 'order ' || points_spent || ', ledger ' || coalesce(spent, 0) as detail
      from orders o left join (
        select order_id, -sum(points) as spent from points_ledger where kind = 'spend' and order_id is not null group by order_id
      ) l on l.order_id = o.id
      where user_id is not null and points_spent <> coalesce(spent, 0)`,
  },
  {
    rule: 'The points spent on a canceled order were returned.',
    sql: `select o.id, 'spent ' || points_spent as detail from orders o
      where state = 'canceled' and user_id is not null and points_spent > 0
        and points_spent <> (select coalesce(sum(points), 0) from points_ledger l left join refunds r on r.id = l.refund_id
          where coalesce(l.order_id, r.order_id) = o.id and kind = 'refund')`,
  },
  {
    rule: "A signed-in person's paid order earned the points that it says, once.",
    sql: `select o.id, 'order ' || points_earned || ', ledger ' || coalesce(earned, 0) as detail
      from orders o left join (
        select order_id, sum(points) as earned from points_ledger where kind = 'earn' and order_id is not null group by order_id
      ) l on l.order_id = o.id
      where state in ${PAID} and user_id is not null and points_earned <> coalesce(earned, 0)`,
  },
  {
    rule: 'A paid order has one successful payment of its total, or a total of zero.',
    // One whose money was refunded may still have units that points paid for.
    sql: `select o.id, 'total ' || total_cents || ', paid ' || coalesce(paid, 0) as detail
      from orders o left join (
        select order_id, sum(amount_cents) as paid from payments p
        where status = 'succeeded' or exists (select from refunds r where r.payment_id = p.id) group by order_id
      ) p on p.order_id = o.id
      where state in ${PAID} and total_cents <> coalesce(paid, 0)`,
  },
  {
    rule: 'An unpaid or canceled order has no successful payment, unless all of it is being refunded.',
    sql: `select o.id, o.state || ', payment ' || p.id as detail from orders o join payments p on p.order_id = o.id
      where o.state in ('placed', 'canceled') and p.status = 'succeeded' and p.amount_cents <> ${REFUNDED_OF_PAYMENT}`,
  },
  {
    rule: 'A refund is the sum of its lines and shipping.',
    sql: `select r.id, 'amount ' || amount_cents || ', lines ' || lines || ', shipping ' || shipping_cents as detail from (
        select r.*, (select coalesce(sum(l.amount_cents), 0) from refund_lines l where l.refund_id = r.id) as lines from refunds r
      ) r where amount_cents <> lines + shipping_cents`,
  },
  {
    rule: 'Refunds of a payment are at most its amount, and it is refunded once all of it was sent.',
    sql: `select p.id, p.status || ' ' || p.amount_cents || ', refunds ' || refunds || ', sent ' || sent as detail from (
        select p.id, p.status, p.amount_cents, ${REFUNDED_OF_PAYMENT} as refunds,
          (select coalesce(sum(r.amount_cents), 0) from refunds r where r.payment_id = p.id and r.sent_at is not null) as sent
        from payments p where exists (select from refunds r where r.payment_id = p.id)
      ) p where refunds > amount_cents or (sent = amount_cents) <> (status = 'refunded')`,
  },
  {
    rule: 'An order with refunds is refunded once all its money and points are.',
    // Points go back to nobody once the account is deleted.
    sql: `select o.id, state || ', total ' || total_cents || ', refunds ' || refunds || ', points ' || points_spent || ', returned ' || returned as detail
      from (
        select o.id, state, user_id, total_cents, points_spent, sum(r.amount_cents) as refunds, sum(r.points_returned) as returned
        from orders o join refunds r on r.order_id = o.id group by o.id
      ) o
      where case when user_id is null and points_spent > 0 then state in ('canceled', 'refunded') and refunds <> total_cents
        else (state in ('canceled', 'refunded')) <> (refunds = total_cents and returned = points_spent) end`,
  },
  {
    rule: 'The points of a refund match the ledger.',
    sql: `select r.id, 'returned ' || points_returned || ', ledger ' || returned || '; taken ' || points_taken || ', ledger ' || taken as detail
      from (
        select r.*, coalesce((select sum(points) from points_ledger l where l.refund_id = r.id and kind = 'refund'), 0) as returned,
          -coalesce((select sum(points) from points_ledger l where l.refund_id = r.id and kind = 'adjust'), 0) as taken
        from refunds r join orders o on o.id = r.order_id where o.user_id is not null
      ) r where points_returned <> returned or points_taken <> taken`,
  },
  {
    rule: 'The test provider refunded what the store has sent, to the cent.',
    sql: `select t.ref as id, 'refunded ' || t.refunded_cents || ', sent ' || sent as detail from (
        select t.ref, t.refunded_cents, (select coalesce(sum(r.amount_cents), 0) from refunds r join payments p on p.id = r.payment_id
          where p.provider = 'test' and p.provider_ref = t.ref and r.sent_at is not null) as sent
        from test_payments t
        where t.updated_at <= now() - $1 * interval '1 minute' and exists (select from test_refunds f join refunds r on r.id = f.idempotency_key where f.ref = t.ref)
      ) t where t.refunded_cents <> sent`,
  },
  {
    rule: 'A registration with a seat has one successful payment of its amount, or an amount of zero.',
    sql: `select r.id, 'amount ' || r.amount_cents || ', paid ' || coalesce(paid, 0) as detail
      from course_registrations r left join (
        select registration_id, sum(amount_cents) as paid from payments
        where status = 'succeeded' and not is_refund_due group by registration_id
      ) p on p.registration_id = r.id
      where r.status = 'registered' and r.amount_cents <> coalesce(paid, 0)`,
  },
  {
    rule: 'A registration that is not paid or was canceled has no successful payment, unless its refund is due.',
    sql: `select r.id, r.status || ', payment ' || p.id as detail from course_registrations r join payments p on p.registration_id = r.id
      where r.status <> 'registered' and p.status = 'succeeded' and not p.is_refund_due`,
  },
  {
    rule: 'The test provider charged each order and registration at most once.',
    sql: `select order_id as id, count(*) || ' charges' as detail from test_payments
      where status = 'succeeded' group by order_id having count(*) > 1`,
  },
  {
    rule: 'Each charge by the test provider matches a payment of the same amount.',
    sql: `select t.order_id as id, 'charge ' || t.ref || ' of ' || t.amount_cents as detail from test_payments t
      where t.status = 'succeeded' and t.updated_at <= now() - $1 * interval '1 minute'
        and not exists (select from payments p where p.provider_ref = t.ref and p.status = 'succeeded' and p.amount_cents = t.amount_cents)`,
  },
  {
    rule: 'Each successful payment through the test provider has a charge there.',
    // Payments that came with a fill were never charged.
    sql: `select coalesce(p.order_id, p.registration_id) as id, 'payment ' || p.id || ' of ' || p.amount_cents as detail from payments p
      where provider = 'test' and status = 'succeeded' and provider_ref not like 'seed\\_%'
        and not exists (select from test_payments t where t.ref = p.provider_ref and t.status = 'succeeded')`,
  },
  {
    rule: 'A paid order holds its stock, and a canceled one holds none.',
    sql: `select id, state || case when has_stock then ', holds stock' else ', holds none' end as detail from orders
      where (state in ${PAID} and not has_stock) or (state = 'canceled' and has_stock)`,
  },
  {
    rule: 'An unpaid order holds its stock only while a payment attempt is open.',
    sql: `select id, case when has_stock then 'holds stock' else 'holds none' end || ', open attempts ' || attempts as detail from (
        select id, has_stock,
          (select count(*) from payments p where p.order_id = o.id and p.status in ('pending', 'requires_action')) as attempts
        from orders o where state = 'placed'
      ) o where has_stock <> (attempts > 0)`,
  },
  {
    rule: "A coupon's count matches its paid orders and open payment attempts.",
    // The count may be higher: uses from before the orders were imported have no order.
    sql: `select code as id, 'counts ' || redemptions || ', redeemed ' || redeemed || ', held ' || held as detail from (
        select code, redemptions, (select count(*) from coupon_redemptions r where r.code = c.code) as redeemed,
          (select count(*) from orders o where o.coupon_code = c.code and o.state = 'placed' and o.has_stock) as held
        from coupons c
      ) c where redemptions < redeemed + held`,
  },
  {
    rule: 'A paid order redeemed its coupon.',
    sql: `select id, 'no redemption of ' || coupon_code as detail from orders o where coupon_code is not null and state in ${PAID}
      and not exists (select from coupon_redemptions r where r.order_id = o.id and r.code = o.coupon_code)`,
  },
  {
    rule: "A product's rating is the sum of its published reviews.",
    sql: `select coalesce(r.sku, l.sku) as id, 'kept ' || coalesce(r.review_count, 0) || ' of ' || coalesce(r.rating_sum, 0)
          || ' stars, reviews ' || coalesce(l.count, 0) || ' of ' || coalesce(l.sum, 0) as detail
      from product_ratings r full join (
        select sku, count(*) as count, sum(rating) as sum from reviews where state = 'published' group by sku
      ) l on l.sku = r.sku
      where coalesce(r.review_count, 0) <> coalesce(l.count, 0) or coalesce(r.rating_sum, 0) <> coalesce(l.sum, 0)`,
  },
  {
    rule: 'Each coupon redemption belongs to a paid order.',
    sql: `select order_id || ' ' || code as id, 'no paid order with it' as detail from coupon_redemptions r
      where not exists (select from orders o where o.id = r.order_id and o.coupon_code = r.code and o.paid_at is not null)`,
  },
];

interface Look {
  /** Minutes before a charge without a record counts as a violation: 0 if nothing can be in progress. */
  settlingMinutes?: number;
}

/** Checks what must always be true of stock, points, coupons and payments. One statement per rule, so each check is consistent. */
export async function violations(db: Pick<Queryable, 'query'>, look: Look = {}): Promise<Violation[]> {
  const { settlingMinutes = SETTLING_MINUTES } = look;
  const found: Violation[] = [];
  for (const { rule, sql } of INVARIANTS) {
    const { rows } = await db.query<{ id: string | null; detail: string; count: number }>(
      `select id, detail, count(*) over ()::int as count from (${sql}) broken order by id limit ${EXAMPLES}`,
      sql.includes('$1') ? [settlingMinutes] : [],
    );
    const [first] = rows;
    if (first)
      found.push({ rule, count: first.count, examples: rows.map(({ id, detail }) => `${id ?? 'unknown'}: ${detail}`) });
  }
  return found;
}
