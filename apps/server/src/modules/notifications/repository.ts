import type { PushSubscriptionWrite } from '@regen/sdk';
import type { Queryable, Tx } from '../../db/database.ts';

/** More than anyone uses; the least recently used one is removed. */
const MAX_DEVICES = 10;

export interface EmailSettings {
  messageEmail: boolean;
  reviewEmail: boolean;
}

export interface Settings extends EmailSettings {
  pushDevices: number;
}

/** Opting out of emails about reviews is by address, because guests can do it too. */
const REVIEW_EMAIL = 'not exists (select from review_opt_outs where email = lower(users.email)) as "reviewEmail"';

export async function findSettings(db: Queryable, userId: string): Promise<Settings | null> {
  const { rows } = await db.query<Settings>(
    {
      name: 'notification-settings',
      text: `select message_email as "messageEmail", ${REVIEW_EMAIL},
               (select count(*)::int from push_subscriptions where user_id = users.id) as "pushDevices"
             from users where id = $1`,
    },
    [userId],
  );
  return rows[0] ?? null;
}

/** Whether there is such a person. */
export async function setMessageEmail(db: Queryable, userId: string, isOn: boolean): Promise<boolean> {
  const { rowCount } = await db.query('update users set message_email = $2 where id = $1', [userId, isOn]);
  return rowCount > 0;
}

/** Changes what is given, and returns all of it; null if there is no such person. */
export async function setEmails(
  tx: Tx,
  userId: string,
  { messageEmail, reviewEmail }: { messageEmail?: boolean | undefined; reviewEmail?: boolean | undefined },
  now: Date,
): Promise<EmailSettings | null> {
  if (messageEmail !== undefined) await setMessageEmail(tx, userId, messageEmail);
  if (reviewEmail === true) {
    await tx.query('delete from review_opt_outs where email = (select lower(email) from users where id = $1)', [
      userId,
    ]);
  }
  if (reviewEmail === false) {
    await tx.query(
      `insert into review_opt_outs (email, created_at) select lower(email), $2 from users where id = $1
       on conflict (email) do nothing`,
      [userId, now],
    );
  }
  const { rows } = await tx.query<EmailSettings>(
    `select message_email as "messageEmail", ${REVIEW_EMAIL} from users where id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

export interface Subscriber {
  userId: string;
  sessionId: string;
  browserId: string;
}

const VALUES = ({ userId, sessionId, browserId }: Subscriber, { endpoint, keys }: PushSubscriptionWrite, now: Date) => [
  endpoint,
  userId,
  sessionId,
  browserId,
  keys.p256dh,
  keys.auth,
  now,
];

/** A browser has one endpoint, so it no longer belongs to anyone who used that browser before. */
export async function saveSubscription(
  tx: Tx,
  subscriber: Subscriber,
  subscription: PushSubscriptionWrite,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into push_subscriptions (endpoint, user_id, session_id, browser_id, p256dh, auth, created_at, renewed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
       browser_id = excluded.browser_id, p256dh = excluded.p256dh, auth = excluded.auth, renewed_at = excluded.renewed_at`,
    VALUES(subscriber, subscription, now),
  );
  await tx.query(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 order by renewed_at desc, id offset ${MAX_DEVICES})`,
    [subscriber.userId],
  );
}

/** Whether the person has this subscription; it then belongs to the current session. */
export async function renewSubscription(
  db: Queryable,
  subscriber: Subscriber,
  subscription: PushSubscriptionWrite,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update push_subscriptions set session_id = $3, browser_id = $4, p256dh = $5, auth = $6, renewed_at = $7
     where endpoint = $1 and user_id = $2`,
    VALUES(subscriber, subscription, now),
  );
  return rowCount > 0;
}

/** One of a person's subscriptions, or all of them. */
export async function removeSubscriptions(db: Queryable, userId: string, endpoint: string | null): Promise<void> {
  await db.query('delete from push_subscriptions where user_id = $1 and ($2::text is null or endpoint = $2)', [
    userId,
    endpoint,
  ]);
}
