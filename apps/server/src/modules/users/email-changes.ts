import type { EmailChangeConfirmed, EmailChangeState, LinkedEmailChange } from '@regen/sdk';
import type { Auth } from '../../auth/auth.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { hashOf } from './reset-tokens.ts';

/** How long the links work (rule S22). */
export const EMAIL_CHANGE_HOURS = 24;

export interface NewEmailChange {
  userId: string;
  newEmail: string;
  newToken: string;
  currentToken: string;
}

/** Replaces the one before, whose links no longer work. */
export async function saveEmailChange(tx: Tx, change: NewEmailChange, now: Date): Promise<void> {
  await tx.query(
    `insert into email_changes (user_id, new_email, new_token_hash, current_token_hash, requested_at, expires_at)
     values ($1, $2, $3, $4, $5, $5::timestamptz + make_interval(hours => ${EMAIL_CHANGE_HOURS}))
     on conflict (user_id) do update set new_email = excluded.new_email, new_token_hash = excluded.new_token_hash,
       current_token_hash = excluded.current_token_hash, requested_at = excluded.requested_at, expires_at = excluded.expires_at,
       new_confirmed_at = null, current_confirmed_at = null`,
    [change.userId, change.newEmail, hashOf(change.newToken), hashOf(change.currentToken), now],
  );
}

export async function removeEmailChange(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from email_changes where user_id = $1', [userId]);
}

type StateRow = { email: string; isNewConfirmed: boolean; isCurrentConfirmed: boolean } & (
  | { newEmail: string; requestedAt: Date; expiresAt: Date }
  | { newEmail: null }
);

/** The address of a person, and its change while that can be confirmed; null if there is no such person. */
export async function findEmailChange(db: Queryable, userId: string, now: Date): Promise<EmailChangeState | null> {
  const { rows } = await db.query<StateRow>(
    {
      name: 'email-change-of',
      text: `select u.email, c.new_email as "newEmail", c.requested_at as "requestedAt", c.expires_at as "expiresAt",
               c.new_confirmed_at is not null as "isNewConfirmed", c.current_confirmed_at is not null as "isCurrentConfirmed"
             from users u left join email_changes c on c.user_id = u.id and c.expires_at > $2
             where u.id = $1 and u.disabled_at is null`,
    },
    [userId, now],
  );
  const [row] = rows;
  if (!row) return null;
  if (row.newEmail === null) return { email: row.email, change: null };
  const { email, newEmail, requestedAt, expiresAt, ...confirmed } = row;
  const times = { requestedAt: requestedAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return { email, change: { newEmail, ...times, ...confirmed } };
}

interface LinkRow {
  userId: string;
  email: string;
  firstName: string;
  newEmail: string;
  isForNew: boolean;
  isNewConfirmed: boolean;
  isCurrentConfirmed: boolean;
}

/** With `isLocked` the confirmations of the two links wait for each other. */
async function findByToken(
  db: Queryable,
  token: string,
  now: Date,
  { isLocked = false } = {},
): Promise<LinkRow | null> {
  const { rows } = await db.query<LinkRow>(
    `select u.id as "userId", u.email, u.first_name as "firstName", c.new_email as "newEmail",
       c.new_token_hash = $1 as "isForNew", c.new_confirmed_at is not null as "isNewConfirmed",
       c.current_confirmed_at is not null as "isCurrentConfirmed"
     from email_changes c join users u on u.id = c.user_id
     where (c.new_token_hash = $1 or c.current_token_hash = $1) and c.expires_at > $2 and u.disabled_at is null
     ${isLocked ? 'for update of c' : ''}`,
    [hashOf(token), now],
  );
  return rows[0] ?? null;
}

/** What a link confirms; null when confirming it would be refused. */
export async function linkedEmailChange(db: Queryable, token: string, now: Date): Promise<LinkedEmailChange | null> {
  const found = await findByToken(db, token, now);
  if (!found) return null;
  const { newEmail, isForNew, isNewConfirmed, isCurrentConfirmed } = found;
  return {
    newEmail,
    address: isForNew ? 'new' : 'current',
    isConfirmed: isForNew ? isNewConfirmed : isCurrentConfirmed,
    isOtherConfirmed: isForNew ? isCurrentConfirmed : isNewConfirmed,
  };
}

export interface Confirmed extends EmailChangeConfirmed {
  userId: string;
  firstName: string;
  formerEmail: string;
}

/**
 * Confirms one side, and changes the address with the second one; null for a link that no longer works. Runs into `users_email` when
 * another person has the address by then, and into `course_registrations_one_per_email` when a guest registers with it at this moment.
 */
export async function confirmEmailChange(
  tx: Tx,
  auth: Pick<Auth, 'forget'>,
  token: string,
  now: Date,
): Promise<Confirmed | null> {
  const found = await findByToken(tx, token, now, { isLocked: true });
  if (!found) return null;
  const { userId, email, firstName, newEmail, isForNew, isNewConfirmed, isCurrentConfirmed } = found;
  const isChanged = isForNew ? isCurrentConfirmed : isNewConfirmed;
  if (isChanged) {
    await changeEmail(tx, { userId, email, newEmail }, now);
    // Every process knows callers by their address.
    await auth.forget([userId], tx);
  } else {
    const side = isForNew ? 'new_confirmed_at' : 'current_confirmed_at';
    await tx.query(`update email_changes set ${side} = coalesce(${side}, $2) where user_id = $1`, [userId, now]);
  }
  return { userId, firstName, formerEmail: email, newEmail, isChanged };
}

/** What is sent to the person's address follows it: about orders on their way, courses, alerts, and what they opted out of. */
async function changeEmail(
  tx: Tx,
  { userId, email, newEmail }: { userId: string; email: string; newEmail: string },
  now: Date,
): Promise<void> {
  await tx.query('update users set email = $2, email_confirmed_at = $3, updated_at = $3 where id = $1', [
    userId,
    newEmail,
    now,
  ]);
  await removeEmailChange(tx, userId);
  // Whoever reads the former mailbox must not get in with what is in it.
  await tx.query('update password_reset_tokens set used_at = $2 where user_id = $1 and used_at is null', [userId, now]);
  // Later emails are about orders that were not delivered yet, and ask for reviews of those that were.
  await tx.query(
    `update orders set email = $3 where user_id = $1 and lower(email) = lower($2)
       and (state in ('placed', 'paid', 'packed', 'shipped')
         or state = 'delivered' and not exists (select from review_requests r where r.order_id = orders.id))`,
    [userId, email, newEmail],
  );
  // A guest may hold a seat in the same course with the new address: it stays theirs, and this one keeps the former address.
  await tx.query(
    `update course_registrations r set email = $3 where user_id = $1 and lower(email) = lower($2) and status <> 'canceled'
       and not exists (select from course_registrations o where o.course_id = r.course_id and lower(o.email) = lower($3)
         and o.status <> 'canceled')`,
    [userId, email, newEmail],
  );
  await tx.query(
    `insert into review_opt_outs (email, created_at) select lower($2), $3 from review_opt_outs where email = lower($1)
     on conflict (email) do nothing`,
    [email, newEmail, now],
  );
  // An alert that the new address has already stays as it is, also one that is made at this moment.
  await tx.query(
    `with former as (delete from stock_alerts where user_id = $1 and email = lower($2) returning *)
     insert into stock_alerts (id, email, sku, user_id, created_at, confirmed_at, notified_at)
     select id, lower($3), sku, user_id, created_at, confirmed_at, notified_at from former
     on conflict (email, sku) do nothing`,
    [userId, email, newEmail],
  );
}
