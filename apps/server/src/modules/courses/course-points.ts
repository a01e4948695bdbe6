import { DEFAULT_POINTS_POLICY } from '@regen/domain';
import type { PointsPolicy } from '@regen/domain';
import type { Queryable, Tx } from '../../db/database.ts';
import type { IdMaker } from '../../ids.ts';
import type { RegistrationRow } from './registration-repository.ts';

export async function pointsPolicy(db: Queryable): Promise<PointsPolicy> {
  const { rows } = await db.query<{ value: PointsPolicy }>(`select value from settings where key = 'points'`);
  return rows[0]?.value ?? DEFAULT_POINTS_POLICY;
}

/**
 * A user's balance, which nothing else can spend until this transaction ends: neither another registration (the user's row) nor an order
 * (the cart's row, which orders lock first).
 */
export async function lockBalance(tx: Tx, userId: string): Promise<number> {
  await tx.query('select from carts where user_id = $1 for update', [userId]);
  await tx.query('select from users where id = $1 for no key update', [userId]);
  const { rows } = await tx.query<{ balance: number }>(
    'select coalesce(sum(points), 0)::int as balance from points_ledger where user_id = $1',
    [userId],
  );
  return Math.max(0, rows[0]?.balance ?? 0);
}

interface Entry {
  kind: 'spend' | 'earn' | 'refund' | 'adjust';
  points: number;
  note: string;
}

/** One entry of the ledger for a registration; each kind at most once. */
export async function writePoints(
  tx: Tx,
  ids: IdMaker,
  registration: Pick<RegistrationRow, 'id' | 'courseId' | 'userId'>,
  { kind, points, note }: Entry,
): Promise<void> {
  if (registration.userId === null || points === 0) return;
  await tx.query(
    `insert into points_ledger (id, user_id, account_id, course_id, course_registration_id, kind, points, note)
     select $1, u.id, u.account_id, $3, $4, $5, $6, $7 from users u where u.id = $2
     on conflict (course_registration_id, kind) do nothing`,
    [ids('pointsEntry'), registration.userId, registration.courseId, registration.id, kind, points, note],
  );
}
