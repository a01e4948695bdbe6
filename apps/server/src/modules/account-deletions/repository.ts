import type { AccountDeletionState } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

/** How long the account can be kept after the deletion was requested (rule S25). */
const DAYS = 14;

type WaitsFor = 'order' | 'account' | null;

/** What keeps the account of a person `u` from being deleted. */
export const WAITS_FOR = `case
    when exists (select from orders o where o.user_id = u.id and o.state in ('placed', 'paid', 'packed', 'shipped')) then 'order'
    when exists (select from accounts a where a.id = u.account_id and a.account_type <> 'retail' and (a.account_type = 'admin'
      or exists (select from users c where c.account_id = a.id and c.id <> u.id)
      or exists (select from client_links l where l.professional_account_id = a.id))) then 'account'
  end`;

export async function readWaitsFor(db: Queryable, userId: string): Promise<WaitsFor> {
  const { rows } = await db.query<{ waitsFor: WaitsFor }>(
    `select ${WAITS_FOR} as "waitsFor" from users u where u.id = $1`,
    [userId],
  );
  return rows[0]?.waitsFor ?? null;
}

export async function findDeletion(db: Queryable, userId: string): Promise<AccountDeletionState> {
  const { rows } = await db.query<{ requestedAt: Date; dueAt: Date; waitsFor: WaitsFor }>(
    {
      name: 'account-deletion-of',
      text: `select d.requested_at as "requestedAt", d.due_at as "dueAt", ${WAITS_FOR} as "waitsFor"
             from account_deletions d join users u on u.id = d.user_id where d.user_id = $1`,
    },
    [userId],
  );
  const [row] = rows;
  if (!row) return { request: null };
  const { requestedAt, dueAt, waitsFor } = row;
  return { request: { requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString(), waitsFor } };
}

/** When it is due; null if it was requested before, which stays as it is. */
export async function requestDeletion(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const { rows } = await db.query<{ dueAt: Date }>(
    `insert into account_deletions (user_id, requested_at, due_at) values ($1, $2, $2::timestamptz + interval '${DAYS} days')
     on conflict (user_id) do nothing returning due_at as "dueAt"`,
    [userId, now],
  );
  return rows[0]?.dueAt ?? null;
}

export async function withdrawDeletion(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from account_deletions where user_id = $1', [userId]);
}
