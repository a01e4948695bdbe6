import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import type { PasswordOwner } from './check-strength.ts';

/** Reset links work once, for an hour (rule S16). */
export const RESET_MINUTES = 60;

/** What is stored of a token; the email worker writes it for a known user, see `RESET_EMAIL`. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Writes a token for a known user. */
export async function saveResetToken(
  db: Queryable,
  token: string,
  userId: string,
  { now, minutes = RESET_MINUTES }: { now: Date; minutes?: number },
): Promise<void> {
  await db.query(
    `insert into password_reset_tokens (token_hash, user_id, created_at, expires_at)
     values ($1, $2, $4, $4::timestamptz + make_interval(mins => $3))`,
    [hashOf(token), userId, minutes, now],
  );
}

/** When a token that can still be used ends and whose it is, or null. */
export async function findResetToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<({ expiresAt: Date } & PasswordOwner) | null> {
  const { rows } = await db.query<{ expiresAt: Date } & PasswordOwner>(
    `select t.expires_at as "expiresAt", u.email, u.first_name as "firstName", u.last_name as "lastName", a.name as business
     from password_reset_tokens t join users u on u.id = t.user_id join accounts a on a.id = u.account_id
     where t.token_hash = $1 and t.used_at is null and t.expires_at > $2 and u.disabled_at is null`,
    [hashOf(token), now],
  );
  return rows[0] ?? null;
}

/** Uses a token and, with it, all others of that person. Of two calls at once only one gets the user id. */
export async function useResetToken(tx: Queryable, token: string, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ user_id: string }>(
    `update password_reset_tokens t set used_at = $2 from users u
     where t.token_hash = $1 and t.used_at is null and t.expires_at > $2 and u.id = t.user_id and u.disabled_at is null
     returning t.user_id`,
    [hashOf(token), now],
  );
  const userId = rows[0]?.user_id ?? null;
  if (userId !== null) {
    await tx.query('update password_reset_tokens set used_at = $2 where user_id = $1 and used_at is null', [
      userId,
      now,
    ]);
  }
  return userId;
}
