import { fromCents, HOME_ZONE } from '@regen/domain';
import type { OrderState, PaymentState } from '@regen/domain';
import type { StaffOrderPage, StaffOrderSummary } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import type { AddressSnapshot } from '../../db/schema.ts';
import { lastPaymentStatus, orderPaymentState } from '../../payments/payment-view.ts';

/** Matches are counted, and can be read, up to this many: nobody reads on, and counting a million takes too long. */
const MOST = 10_000;

export interface DeskQuery {
  state: OrderState | null;
  site: StaffOrderSummary['site'] | null;
  /** Days by the company's clock, `2026-11-29`. */
  from: string | null;
  to: string | null;
  /** The trimmed text; null without one. */
  search: string | null;
  page: number;
  perPage: number;
}

interface SummaryRow {
  id: string;
  number: string;
  state: OrderState;
  lastAttempt: PaymentState | null;
  site: StaffOrderSummary['site'];
  shippingAddress: AddressSnapshot;
  email: string;
  shippingMethodName: string;
  itemCount: number;
  total: number;
  refunded: number;
  placedAt: Date;
  paidAt: Date | null;
  changedAt: Date;
}

// Sent without a name, so it is planned with its values: what is null is not part of the plan, and each search uses its index.
const FILTER = `($1::text is null or o.state = $1) and ($2::text is null or o.site = $2)
  and ($3::date is null or o.placed_at >= $3::date::timestamp at time zone '${HOME_ZONE}')
  and ($4::date is null or o.placed_at < ($4::date + 1)::timestamp at time zone '${HOME_ZONE}')
  and ($5::text is null or o.number like $5 or lower(o.email) like lower($6)
    or lower(o.shipping_address ->> 'lastName') like lower($6)
    or (o.tracking_number is not null and upper(translate(o.tracking_number, ' -', '')) = $7))`;

function listStatement(isQueue: boolean): string {
  const order = isQueue ? 'o.placed_at, o.id' : 'o.placed_at desc, o.id desc';
  return `select o.id, o.number, o.state, ${lastPaymentStatus('y.order_id = o.id')} as "lastAttempt", o.site,
      o.shipping_address as "shippingAddress", o.email, o.shipping_method_name as "shippingMethodName", o.item_count as "itemCount",
      o.total_cents as total, (select coalesce(sum(r.amount_cents), 0)::int from refunds r where r.order_id = o.id) as refunded,
      o.placed_at as "placedAt", o.paid_at as "paidAt", o.updated_at as "changedAt"
    from (select o.* from orders o where ${FILTER} order by ${order} limit $8 offset $9) o
    order by ${order}`;
}

const COUNT = `select count(*)::int as count from (select from orders o where ${FILTER} limit ${MOST + 1}) found`;

const WAITING = {
  name: 'desk-waiting',
  text: `select (count(*) filter (where state = 'paid'))::int as "toPackCount",
      (count(*) filter (where state = 'packed'))::int as "toShipCount"
    from orders where state in ('paid', 'packed')`,
};

const begins = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Patterns of a search; a number is also found without its letter. */
function searchValues(search: string | null): (string | null)[] {
  if (search === null) return [null, null, null];
  const number = search.toUpperCase();
  return [
    begins(/^\d/.test(number) ? `R-${number}` : number),
    begins(search.normalize('NFC')),
    number.replaceAll(/[ -]/g, ''),
  ];
}

function toSummary(row: SummaryRow): StaffOrderSummary {
  const { id, number, state, site, email, shippingMethodName, itemCount, shippingAddress } = row;
  return {
    id,
    number,
    state,
    paymentStatus: orderPaymentState(row, row.lastAttempt),
    site,
    buyerName: `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim(),
    email,
    countryCode: shippingAddress.countryCode,
    shippingMethodName,
    itemCount,
    total: fromCents(row.total),
    refunded: fromCents(row.refunded),
    currency: 'USD',
    placedAt: row.placedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  };
}

async function readPage(db: Queryable, query: DeskQuery, filter: readonly (string | null)[]): Promise<SummaryRow[]> {
  const { state, page, perPage } = query;
  const offset = (page - 1) * perPage;
  const limit = Math.min(perPage, MOST - offset);
  if (limit <= 0) return [];
  const isQueue = state === 'paid' || state === 'packed';
  return (await db.query<SummaryRow>(listStatement(isQueue), [...filter, limit, offset])).rows;
}

/** A page of all orders for staff, and how many wait for them. Those that wait come oldest first, all others newest first. */
export async function listForStaff(db: Queryable, query: DeskQuery): Promise<StaffOrderPage> {
  const { state, site, from, to, page, perPage } = query;
  const filter = [state, site, from, to, ...searchValues(query.search)];
  const [rows, counted, waiting] = await Promise.all([
    readPage(db, query, filter),
    db.query<{ count: number }>(COUNT, filter),
    db.query<{ toPackCount: number; toShipCount: number }>(WAITING),
  ]);
  const count = counted.rows[0]?.count ?? 0;
  const totalCount = Math.min(count, MOST);
  return {
    items: rows.map(toSummary),
    currentPage: page,
    totalPages: Math.ceil(totalCount / perPage),
    totalCount,
    isTotalCapped: count > MOST,
    perPage,
    ...(waiting.rows[0] ?? { toPackCount: 0, toShipCount: 0 }),
  };
}
