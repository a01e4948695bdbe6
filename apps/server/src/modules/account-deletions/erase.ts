import type { Tx } from '../../db/database.ts';
import { DELETED_DOMAIN } from '../../mail/deleted-recipient.ts';
import type { Needs } from '../../platform.ts';
import { cancelRegistration } from '../courses/cancel.ts';
import type { SeatNeeds } from '../courses/seats.ts';
import { storePictureFiles } from '../stores/store-picture.ts';
import { WAITS_FOR } from './repository.ts';

export type EraseNeeds = SeatNeeds & Needs<'auth' | 'clock' | 'mail' | 'storage'>;

export interface Leaving {
  userId: string;
  accountId: string;
  email: string;
  firstName: string;
  /** Nobody else belongs to the account. */
  isAlone: boolean;
}

/** The person, locked, if their deletion is due and nothing keeps them; null otherwise, also when another process has them. */
export async function lockDue(tx: Tx, userId: string, now: Date): Promise<Leaving | null> {
  // Placing an order locks the cart: one that is being placed is seen below.
  await tx.query('select from carts where user_id = $1 for update', [userId]);
  const { rows } = await tx.query<Leaving>(
    `select u.id as "userId", u.account_id as "accountId", u.email, u.first_name as "firstName",
       not exists (select from users c where c.account_id = u.account_id and c.id <> u.id) as "isAlone"
     from account_deletions d join users u on u.id = d.user_id
     where d.user_id = $1 and d.due_at <= $2 and ${WAITS_FOR} is null for update skip locked`,
    [userId, now],
  );
  return rows[0] ?? null;
}

const NO_EMAIL = `|| '${DELETED_DOMAIN}'`;

/** An address with what tax law asks for. */
const placeOf = (
  column: string,
): string => `jsonb_build_object('firstName', 'Deleted', 'lastName', 'account', 'line1', '', 'city', '',
  'region', ${column} -> 'region', 'countryCode', ${column} -> 'countryCode')`;

/** Statements on the person ($1) about what stays without a name, and what nothing else deletes. */
const OF_PERSON: readonly string[] = [
  // Nobody is asked for reviews of them.
  `insert into review_requests (order_id) select id from orders where user_id = $1 and state = 'delivered' on conflict do nothing`,
  `update coupon_redemptions set email = order_id ${NO_EMAIL}, user_id = null, browser_id = null where user_id = $1
     or order_id in (select id from orders where user_id = $1)`,
  `update order_events set note = null, data = '{}', actor = null where order_id in (select id from orders where user_id = $1)`,
  `update refunds set reason = null where order_id in (select id from orders where user_id = $1)`,
  `update orders set email = id ${NO_EMAIL}, user_id = null, browser_id = null, network = null, cart_id = null, phone = null, note = null,
     tracking_number = null, shipping_address = ${placeOf('shipping_address')}, billing_address = ${placeOf('billing_address')}
   where user_id = $1`,
  `update course_registrations set email = id ${NO_EMAIL}, user_id = null, browser_id = null, first_name = 'Deleted', last_name = 'account',
     phone = null where user_id = $1`,
  `update messages set sender_name = 'Deleted account' where from_user_id = $1`,
  `delete from reviews where user_id = $1 and state <> 'published'`,
  `update reviews set user_id = null, author_name = 'Former customer' where user_id = $1`,
  'delete from review_reports where reporter = $1',
  'delete from rate_limits where position($1 in bucket) > 0',
  `delete from idempotency_keys where scope like $1 || ' %'`,
  `delete from mail_outbox where lower(recipient) in (select lower(new_email) from email_changes where user_id = $1)`,
];

/** Statements on their email address ($1). */
const OF_EMAIL: readonly string[] = [
  'delete from stock_alerts where email = lower($1)',
  'delete from review_opt_outs where email = lower($1)',
  'delete from client_invitations where lower(email) = lower($1)',
  'delete from rate_limits where position(lower($1) in bucket) > 0',
  // Those that were sent as well, and those to others about the person.
  'delete from mail_outbox where lower(recipient) = lower($1) or position(lower($1) in lower(data::text)) > 0',
];

/** Statements on an account ($1) that nobody belongs to anymore. What others see of it stays: its messages, and the numbers of its orders. */
const OF_ACCOUNT: readonly string[] = [
  `update accounts set name = 'Deleted account', has_retail_store = false where id = $1`,
  'delete from client_links where retail_account_id = $1',
  'delete from locations where account_id = $1',
  'delete from store_profiles where account_id = $1',
  'delete from bundle_recipients where account_id = $1',
  'delete from message_emails where account_id = $1',
  'delete from message_pushes where account_id = $1',
  'delete from message_blocks where account_id = $1',
];

/** Removes everything that says who the person was (rule S26). What `users` owns goes with its row. */
export async function erase(tx: Tx, needs: EraseNeeds, person: Leaving): Promise<void> {
  const { userId, accountId, email, firstName, isAlone } = person;
  const { auth, mail, storage } = needs;
  await auth.endSessionsOf(userId, undefined, tx);
  await leaveCourses(tx, needs, userId);
  const files = await filesOf(tx, person);
  for (const statement of OF_PERSON) await tx.query(statement, [userId]);
  for (const statement of OF_EMAIL) await tx.query(statement, [email]);
  if (isAlone) for (const statement of OF_ACCOUNT) await tx.query(statement, [accountId]);
  await tx.query('delete from users where id = $1', [userId]);
  // The sweep removes it once it is sent.
  await mail.send({ to: email, template: 'account-deleted', data: { firstName } }, tx);
  // At last, since they do not come back; when one fails, all of it is tried again.
  await Promise.all(files.map((key) => storage.delete(key)));
}

/** Gives back the seats and points of courses to come, and marks what was paid for them to go back. */
async function leaveCourses(tx: Tx, needs: EraseNeeds, userId: string): Promise<void> {
  const { rows } = await tx.query<{ id: string; courseId: string }>(
    `select r.id, r.course_id as "courseId" from course_registrations r join courses c on c.id = r.course_id
     where r.user_id = $1 and r.status <> 'canceled' and c.starts_at > $2 order by r.course_id`,
    [userId, needs.clock.now()],
  );
  for (const { id, courseId } of rows) await cancelRegistration(tx, needs, courseId, id);
}

/** Deletes the rows that name files, and returns the keys of these. */
async function filesOf(tx: Tx, { userId, accountId, isAlone }: Leaving): Promise<string[]> {
  const { rows } = await tx.query<{ key: string }>(
    `with licenses as (delete from applications where user_id = $1 returning license_key as key),
       pdfs as (delete from bundles where user_id = $1 returning file_key as key)
     select key from licenses union all select key from pdfs where key is not null`,
    [userId],
  );
  const keys = rows.map(({ key }) => key);
  if (!isAlone) return keys;
  const pictures = await tx.query<{ hash: string }>('delete from store_pictures where account_id = $1 returning hash', [
    accountId,
  ]);
  return [...keys, ...pictures.rows.flatMap(({ hash }) => storePictureFiles(accountId, hash).map(({ key }) => key))];
}
