import type { Queryable } from '../../db/database.ts';

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

/** Confirming twice is confirming once. Null when the link is too old, or the alert is gone or has done its work. */
export async function confirmAlert(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ email: string; sku: string } | null> {
  const { rows } = await db.query<{ email: string; sku: string }>(
    `update stock_alerts set confirmed_at = coalesce(confirmed_at, $2)
     where id = $1 and notified_at is null and (confirmed_at is not null or created_at > $2::timestamptz - interval '${CONFIRM_DAYS} days')
     returning email, sku`,
    [id, now],
  );
  return rows[0] ?? null;
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
     where p.sku = a.sku and a.id in (
       select w.id from stock_alerts w join stock s on s.sku = w.sku
       where w.confirmed_at is not null and w.notified_at is null and s.on_hand > 0
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
