import { fromCents, tierName } from '@regen/domain';
import type { Site } from '@regen/domain';
import type {
  Permission,
  StaffAuditEntry,
  StaffPerson,
  StaffPersonAccount,
  StaffPersonColleague,
  StaffPersonEmail,
  StaffPersonOrder,
  StaffPointsEntry,
} from '@regen/sdk';
import { publicNetwork } from '../../auth/session-origin.ts';
import type { Queryable } from '../../db/database.ts';
import { DEAD } from '../../db/outbox-state.ts';
import type { Needs } from '../../platform.ts';
import { POINTS_KINDS } from '../rewards/repository.ts';
import type { PointsKind } from '../rewards/repository.ts';

const COLLEAGUES = 50;
const NEWEST = 10;
const AUDIT_ENTRIES = 20;

interface HeadRow {
  firstName: string;
  lastName: string;
  email: string;
  isEmailConfirmed: boolean;
  phone: string | null;
  countryCode: string;
  disabledAt: Date | null;
  disabledReason: string | null;
  permissions: Permission[];
  createdAt: Date;
  changedAt: Date;
  accountId: string;
  accountName: string;
  accountType: StaffPersonAccount['accountType'];
  site: Site;
  tier: number | null;
  exemptForReward: boolean;
  hasRetailStore: boolean;
  storeLabel: string | null;
  accountCreatedAt: Date;
  accountChangedAt: Date;
  peopleCount: number;
  colleagues: StaffPersonColleague[];
}

const HEAD = {
  name: 'people-desk-head',
  text: `select u.first_name as "firstName", u.last_name as "lastName", u.email, u.email_confirmed_at is not null as "isEmailConfirmed",
      u.phone, u.country_code as "countryCode", u.disabled_at as "disabledAt", u.disabled_reason as "disabledReason", u.permissions,
      u.created_at as "createdAt", u.updated_at as "changedAt", a.id as "accountId", a.name as "accountName",
      a.account_type as "accountType", a.site, a.tier, a.exempt_for_reward as "exemptForReward",
      a.has_retail_store as "hasRetailStore", a.created_at as "accountCreatedAt", a.updated_at as "accountChangedAt",
      (select label from store_labels where account_id = a.id and is_present) as "storeLabel",
      (select count(*)::int from users where account_id = a.id) as "peopleCount",
      (select coalesce(json_agg(c), '[]') from (
         select id as "userId", first_name || ' ' || last_name as name, email, disabled_at is not null as "isDisabled"
         from users where account_id = a.id and id <> u.id order by created_at, id limit ${COLLEAGUES}) c) as colleagues
    from users u join accounts a on a.id = u.account_id where u.id = $1`,
};

/** Dates are as `json_agg` writes them. */
interface RecordsRow {
  orderCount: number;
  orders: Omit<StaffPersonOrder, 'currency'>[];
  cart: { itemCount: number; productCount: number; couponCode: string | null; changedAt: string } | null;
  bundleCount: number;
  balance: number;
  points: (Omit<StaffPointsEntry, 'kind'> & { kind: PointsKind })[];
  emails: StaffPersonEmail[];
  audit: StaffAuditEntry[];
}

const AUDIT_COLUMNS = `id, created_at as "createdAt", actor_email as "staffEmail", action, subject_id as "subjectId"`;
const newestAudit = (condition: string) =>
  `(select ${AUDIT_COLUMNS} from audit_log where ${condition} order by created_at desc nulls last limit ${AUDIT_ENTRIES})`;

const RECORDS = {
  name: 'people-desk-records',
  text: `select (select count(*)::int from orders where user_id = $1) as "orderCount",
      (select coalesce(json_agg(o), '[]') from (
         select id, number, state, item_count as "itemCount", total_cents as total, placed_at as "placedAt" from orders
         where user_id = $1 order by placed_at desc nulls last, id limit ${NEWEST}) o) as orders,
      (select json_build_object('itemCount', sum(i.quantity), 'productCount', count(*), 'couponCode', c.coupon_code,
           'changedAt', c.updated_at)
         from carts c join cart_items i on i.cart_id = c.id where c.user_id = $1 group by c.id) as cart,
      (select count(*)::int from bundles where user_id = $1) as "bundleCount",
      (select coalesce(sum(points), 0)::int from points_ledger where user_id = $1) as balance,
      (select coalesce(json_agg(p), '[]') from (
         select id, created_at as "createdAt", kind, points, order_id as "orderId", note from points_ledger
         where user_id = $1 order by created_at desc nulls last, id desc limit ${NEWEST}) p) as points,
      (select coalesce(json_agg(m), '[]') from (
         select template, recipient as to, created_at as "createdAt", sent_at as "sentAt",
           case when sent_at is not null then 'sent' when ${DEAD} then 'failed' else 'waiting' end as state
         from mail_outbox where lower(recipient) = lower($2) order by created_at desc nulls last, id desc limit ${NEWEST}) m) as emails,
      (select coalesce(json_agg(json_build_object('createdAt', "createdAt", 'staffEmail', "staffEmail", 'action', action,
           'subjectId', "subjectId")), '[]')
         from (select * from (${newestAudit('owner_user_id = $1')} union ${newestAudit('subject_id = $3')}) e
           order by "createdAt" desc, id desc limit ${AUDIT_ENTRIES}) l) as audit`,
};

const moment = (text: string): string => new Date(text).toISOString();

/** Who reads, and the address of the shop for links. */
interface Reader {
  staffId: string;
  publicUrl: string;
}

function toAccount(row: HeadRow, publicUrl: string): StaffPersonAccount {
  const { accountId, accountName, accountType, site, tier, exemptForReward, hasRetailStore, storeLabel, peopleCount } =
    row;
  return {
    accountId,
    accountName,
    accountType,
    site,
    tier: tierName(tier),
    exemptForReward,
    hasRetailStore,
    storeLabel,
    storeUrl: hasRetailStore && storeLabel !== null ? `${publicUrl}/store/${storeLabel}` : null,
    peopleCount,
    createdAt: row.accountCreatedAt.toISOString(),
    changedAt: row.accountChangedAt.toISOString(),
  };
}

function toRecords(row: RecordsRow) {
  const { orderCount, orders, cart, bundleCount, balance, points, emails, audit } = row;
  return {
    orderCount,
    orders: orders.map(({ total, placedAt, ...order }) => ({
      ...order,
      total: fromCents(total),
      currency: 'USD' as const,
      placedAt: moment(placedAt),
    })),
    cart: cart && { ...cart, changedAt: moment(cart.changedAt) },
    bundleCount,
    pointsBalance: Math.max(0, balance),
    pointsEntries: points.map(({ kind, createdAt, ...entry }) => ({
      ...entry,
      kind: POINTS_KINDS[kind],
      createdAt: moment(createdAt),
    })),
    emails: emails.map(({ createdAt, sentAt, ...email }) => ({
      ...email,
      createdAt: moment(createdAt),
      sentAt: sentAt && moment(sentAt),
    })),
    auditEntries: audit.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: moment(createdAt) })),
  };
}

/** Whether a staff member can't disable this person, because it is themselves or staff who manage people. */
export const isProtected = (staffId: string, person: { userId: string; permissions: readonly Permission[] }): boolean =>
  person.userId === staffId || person.permissions.includes('admin:users');

/** Everything that staff see of a person; null if there is no such person. */
export async function readPerson(
  { auth, db }: Needs<'auth'> & { db: Queryable },
  userId: string,
  { staffId, publicUrl }: Reader,
): Promise<StaffPerson | null> {
  const { rows } = await db.query<HeadRow>(HEAD, [userId]);
  const [head] = rows;
  if (!head) return null;
  const [records, sessions] = await Promise.all([
    db.query<RecordsRow>(RECORDS, [userId, head.email, head.accountId]),
    auth.sessionsOf(userId, ''),
  ]);
  const [record] = records.rows;
  if (!record) throw new Error('The records of a person could not be read.');
  const { firstName, lastName, email, isEmailConfirmed, phone, countryCode, disabledReason, permissions } = head;
  return {
    userId,
    firstName,
    lastName,
    email,
    isEmailConfirmed,
    phone,
    countryCode,
    disabledAt: head.disabledAt?.toISOString() ?? null,
    disabledReason,
    isProtected: isProtected(staffId, { userId, permissions }),
    createdAt: head.createdAt.toISOString(),
    changedAt: head.changedAt.toISOString(),
    account: toAccount(head, publicUrl),
    colleagues: head.colleagues,
    ...toRecords(record),
    sessions: sessions.map(({ device, network, createdAt, refreshedAt }) => ({
      device,
      network: publicNetwork(network),
      signedInAt: createdAt.toISOString(),
      lastSeenAt: refreshedAt.toISOString(),
    })),
  };
}
