import { fromCents, HOME_ZONE } from '@regen/domain';
import type { OrderState, PaymentState } from '@regen/domain';
import type { StaffOrderPage, StaffOrderSummary } from '@regen/sdk';
import { cappedPage, MOST_LISTED } from '../../capped-page.ts';
import type { Queryable } from '../../db/database.ts';
import type { AddressSnapshot } from '../../db/schema.ts';
import { lastPaymentStatus, orderPaymentState } from '../../payments/payment-view.ts';

interface DeskQuery {
  state: OrderState | null;
  site: StaffOrderSummary['site'] | null;
  /** Days in the company's time zone, `2026-11-29`. */
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

// Statements are sent without a name, so each is planned with its values: what is null is not part of the plan.
const CHOSEN = `($1::text is null or o.state = $1) and ($2::text is null or o.site = $2)
  and ($3::date is null or o.placed_at >= $3::date::timestamp at time zone '${HOME_ZONE}')
  and ($4::date is null or o.placed_at < ($4::date + 1)::timestamp at time zone '${HOME_ZONE}')`;

/** What a search finds. Each has its index. */
const FINDS = [
  'o.number like $5',
  'lower(o.email) like lower($6)',
  `lower(o.shipping_address ->> 'lastName') like lower($6)`,
  `o.tracking_number is not null and upper(translate(o.tracking_number, ' -', '')) = $7`,
  // As the list shows names.
  `lower(o.shipping_address ->> 'lastName') like lower($9) and lower(o.shipping_address ->> 'firstName') like lower($8)`,
];

/** What each part of a search finds by its index, at most so many: all of it, if it is at most `MOST_LISTED` together. */
const FOUND = FINDS.map(
  (find) => `(select o.id, o.placed_at from orders o where ${CHOSEN} and ${find} limit ${MOST_LISTED + 1})`,
).join(' union ');

const orderOf = (isQueue: boolean, row: string): string =>
  isQueue ? `${row}.placed_at, ${row}.id` : `${row}.placed_at desc, ${row}.id desc`;

/** How many orders a search finds, and the ids of a page of them. */
const foundStatement = (isQueue: boolean): string => `with found as materialized (${FOUND})
  select (select count(*)::int from found) as count,
    array(select f.id from found f order by ${orderOf(isQueue, 'f')} limit $10 offset $11) as ids`;

/** Where orders come from: all that are chosen, those of a search that finds too many to read them first, or these ones. */
type Source = 'chosen' | 'searched' | 'ids';

const SOURCES: Readonly<Record<Source, { from: string; next: number }>> = {
  chosen: { from: `orders o where ${CHOSEN}`, next: 5 },
  searched: { from: `orders o where ${CHOSEN} and (${FINDS.map((find) => `(${find})`).join(' or ')})`, next: 10 },
  ids: { from: 'orders o where o.id = any($1::text[])', next: 2 },
};

function listStatement(source: Source, isQueue: boolean): string {
  const { from, next } = SOURCES[source];
  const order = orderOf(isQueue, 'o');
  return `select o.id, o.number, o.state, ${lastPaymentStatus('y.order_id = o.id')} as "lastAttempt", o.site,
      o.shipping_address as "shippingAddress", o.email, o.shipping_method_name as "shippingMethodName", o.item_count as "itemCount",
      o.total_cents as total, (select coalesce(sum(r.amount_cents), 0)::int from refunds r where r.order_id = o.id) as refunded,
      o.placed_at as "placedAt", o.paid_at as "paidAt", o.updated_at as "changedAt"
    from (select o.* from ${from} order by ${order} limit $${next} offset $${next + 1}) o
    order by ${order}`;
}

// In the order of an index, so it never reads the whole table.
const COUNT = `select count(*)::int as count from (
    select from orders o where ${CHOSEN} order by o.placed_at desc, o.id desc limit ${MOST_LISTED + 1}
  ) listed`;

const WAITING = {
  name: 'desk-waiting',
  text: `select (count(*) filter (where state = 'paid'))::int as "toPackCount",
      (count(*) filter (where state = 'packed'))::int as "toShipCount"
    from orders where state in ('paid', 'packed')`,
};

const begins = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Patterns of a search; a number is also found without its letter, and two words are a first and a last name too. */
function searchValues(search: string): (string | null)[] {
  const number = search.toUpperCase();
  const [first = '', ...last] = search.normalize('NFC').split(/\s+/);
  return [
    begins(/^\d/.test(number) ? `R-${number}` : number),
    begins(search.normalize('NFC')),
    number.replaceAll(/[ -]/g, ''),
    ...(last.length === 0 ? [null, null] : [begins(first), begins(last.join(' '))]),
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

/** A page of a list: how many rows, after how many, and in which order. */
interface Window {
  limit: number;
  offset: number;
  isQueue: boolean;
}

function windowOf({ state, page, perPage }: DeskQuery): Window {
  const offset = (page - 1) * perPage;
  return {
    offset,
    limit: Math.max(0, Math.min(perPage, MOST_LISTED - offset)),
    isQueue: state === 'paid' || state === 'packed',
  };
}

interface Listed {
  rows: SummaryRow[];
  count: number;
}

async function readRows(
  db: Queryable,
  source: Source,
  values: readonly unknown[],
  window: Window,
): Promise<SummaryRow[]> {
  const { limit, offset, isQueue } = window;
  if (limit === 0) return [];
  return (await db.query<SummaryRow>(listStatement(source, isQueue), [...values, limit, offset])).rows;
}

async function searchList(db: Queryable, values: readonly (string | null)[], window: Window): Promise<Listed> {
  const { limit, offset, isQueue } = window;
  const { rows } = await db.query<{ count: number; ids: string[] }>(foundStatement(isQueue), [
    ...values,
    limit,
    offset,
  ]);
  const { count = 0, ids = [] } = rows[0] ?? {};
  if (count > MOST_LISTED) return { count, rows: await readRows(db, 'searched', values, window) };
  return { count, rows: await readRows(db, 'ids', [ids], { limit: ids.length, offset: 0, isQueue }) };
}

async function readList(db: Queryable, query: DeskQuery): Promise<Listed> {
  const { state, site, from, to, search } = query;
  const chosen = [state, site, from, to];
  const window = windowOf(query);
  if (search !== null) return searchList(db, [...chosen, ...searchValues(search)], window);
  const [rows, counted] = await Promise.all([
    readRows(db, 'chosen', chosen, window),
    db.query<{ count: number }>(COUNT, chosen),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

async function readWaiting(db: Queryable): Promise<{ toPackCount: number; toShipCount: number }> {
  const { rows } = await db.query<{ toPackCount: number; toShipCount: number }>(WAITING);
  return rows[0] ?? { toPackCount: 0, toShipCount: 0 };
}

/** A page of orders for staff, and how many are waiting for them. Those to pack or to ship come oldest first, all others newest first. */
export async function listForStaff(db: Queryable, query: DeskQuery): Promise<StaffOrderPage> {
  const [{ rows, count }, waiting] = await Promise.all([readList(db, query), readWaiting(db)]);
  return {
    items: rows.map(toSummary),
    ...cappedPage(count, query),
    ...waiting,
  };
}
