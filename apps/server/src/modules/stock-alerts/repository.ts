import type { LinkedStockAlert } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import { onHandSql } from '../../db/kit-rules.ts';

/** A confirmation link that was not opened for this long is forgotten. */
const CONFIRM_DAYS = 7;

/**
 * Writes the alert and returns its id if a confirmation email is due: for a new alert, one not yet confirmed, and one already sent. Null
 * if a confirmed alert is already waiting.
 */
export async function requestAlert(
  db: Queryable,
  alert: { email: string; sku: string; userId: string | null },
  now: Date,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into stock_alerts as a (email, sku, user_id, created_at) values ($1, $2, $3, $4)
     on conflict (email, sku) do update set created_at = $4, confirmed_at = null, notified_at = null,
       user_id = coalesce(excluded.user_id, a.user_id)
       where a.confirmed_at is null or a.notified_at is not null
     returning id`,
    [alert.email, alert.sku, alert.userId, now],
  );
  return rows[0]?.id ?? null;
}

/**
 * Starts the alert at once for a person who has confirmed the address of their account; false for everyone else. One that a guest asked for
 * with that address becomes theirs; one that was sent starts again.
 */
export async function startAlert(
  db: Queryable,
  alert: { email: string; sku: string; userId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query<{ isConfirmed: boolean }>(
    `with person as (
       select id, email_confirmed_at is not null as confirmed from users where id = $3 and lower(email) = $1
     ), started as (
       insert into stock_alerts as a (email, sku, user_id, created_at, confirmed_at) select $1, $2, id, $4, $4 from person where confirmed
       on conflict (email, sku) do update set created_at = $4, confirmed_at = $4, notified_at = null, user_id = $3
     )
     select confirmed as "isConfirmed" from person`,
    [alert.email, alert.sku, alert.userId, now],
  );
  return rows[0]?.isConfirmed ?? false;
}

/** What can still be confirmed, as in `confirmAlert`. */
const OPEN = (now: string) =>
  `notified_at is null and (confirmed_at is not null or a.created_at > ${now}::timestamptz - interval '${CONFIRM_DAYS} days')`;

export interface LinkedAlert {
  email: string;
  sku: string;
  name: string;
  isConfirmed: boolean;
}

/** The alert of a confirmation link; null when confirming it would do nothing. */
export async function linkedAlert(db: Queryable, id: string, now: Date): Promise<LinkedAlert | null> {
  const { rows } = await db.query<LinkedAlert>(
    `select a.email, a.sku, p.name, a.confirmed_at is not null as "isConfirmed"
     from stock_alerts a join products p on p.sku = a.sku where a.id = $1 and ${OPEN('$2')}`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** The alert of an unsubscribe link; null for a product that is gone. */
export async function endedBy(
  db: Queryable,
  { email, sku }: { email: string; sku: string },
  now: Date,
): Promise<LinkedStockAlert | null> {
  const { rows } = await db.query<Omit<LinkedStockAlert, 'email'>>(
    `select p.sku, p.name, case when a.id is null then 'unsubscribed' when a.confirmed_at is null then 'confirmation_sent'
       else 'confirmed' end as state
     from products p left join stock_alerts a on a.sku = p.sku and a.email = $1 and ${OPEN('$3')} where p.sku = $2`,
    [email, sku, now],
  );
  return rows[0] ? { email, ...rows[0] } : null;
}

/**
 * Confirming twice is confirming once. It confirms the address of an account only for its person, signed in (`userId`): others may have made
 * an account with the address of whoever reads the email. Null when the link is too old, or the alert is gone or has done its work.
 */
export async function confirmAlert(
  db: Queryable,
  { id, userId }: { id: string; userId: string | null },
  now: Date,
): Promise<{ email: string; sku: string } | null> {
  const { rows } = await db.query<{ email: string; sku: string }>(
    `with confirmed as (
       update stock_alerts a set confirmed_at = coalesce(confirmed_at, $2) where id = $1 and ${OPEN('$2')}
       returning email, sku
     ), person as (
       update users u set email_confirmed_at = $2 from confirmed c
       where u.id = $3 and lower(u.email) = c.email and u.email_confirmed_at is null
     )
     select email, sku from confirmed`,
    [id, now, userId],
  );
  return rows[0] ?? null;
}

export interface OwnAlert {
  sku: string;
  name: string;
  requestedAt: Date;
}

/**
 * The alerts that a person turned on while signed in, for the address of their account. The address alone would not do: nobody has confirmed it when they register, so
 * they could read what its owner waits for.
 */
export async function ownAlerts(db: Queryable, userId: string): Promise<OwnAlert[]> {
  const { rows } = await db.query<OwnAlert>(
    {
      name: 'stock-alerts-of',
      text: `select a.sku, p.name, a.created_at as "requestedAt" from stock_alerts a join products p on p.sku = a.sku
               join users u on u.id = a.user_id and lower(u.email) = a.email
             where a.user_id = $1 and a.confirmed_at is not null and a.notified_at is null
             order by a.created_at desc, a.sku limit 100`,
    },
    [userId],
  );
  return rows;
}

export async function removeOwnAlert(db: Queryable, userId: string, sku: string): Promise<void> {
  await db.query(
    'delete from stock_alerts a using users u where u.id = $1 and a.user_id = u.id and a.email = lower(u.email) and a.sku = $2',
    [userId, sku],
  );
}

export async function removeAlert(db: Queryable, email: string, sku: string): Promise<void> {
  await db.query('delete from stock_alerts where email = $1 and sku = $2', [email, sku]);
}

export async function productName(db: Queryable, sku: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>('select name from products where sku = $1', [sku]);
  return rows[0]?.name ?? null;
}

export interface DueAlert {
  id: string;
  email: string;
  sku: string;
  name: string;
  confirmed_at: Date;
}

/** Takes alerts whose product is back, so that no other process takes them too. */
export async function takeDueAlerts(tx: Queryable, now: Date, limit: number): Promise<DueAlert[]> {
  const { rows } = await tx.query<DueAlert>(
    `update stock_alerts a set notified_at = $1 from products p
     where p.sku = a.sku and a.confirmed_at is not null and a.id in (
       select w.id from stock_alerts w join stock s on s.sku = w.sku join products p on p.sku = w.sku
       where w.confirmed_at is not null and w.notified_at is null and ${onHandSql('$1')} > 0
       order by w.confirmed_at for update of w skip locked limit $2)
     returning a.id, a.email, a.sku, p.name, a.confirmed_at`,
    [now, limit],
  );
  return rows;
}

/** Deletes unconfirmed requests. */
export async function removeUnconfirmed(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from stock_alerts where confirmed_at is null and created_at < $1::timestamptz - interval '${CONFIRM_DAYS} days'`,
    [now],
  );
}
