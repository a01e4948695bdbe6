import type { Permission } from '@regen/sdk';
import { changedAt } from '../../db/changed-at.ts';
import type { Queryable, Tx } from '../../db/database.ts';

/** What staff decide about an account. */
interface AccountTerms {
  tier: number | null;
  exemptForReward: boolean;
  hasRetailStore: boolean;
}

interface LockedAccount extends AccountTerms {
  accountId: string;
  accountType: string;
  changedAt: Date;
}

/** The account of a person, locked: other changes of it wait for this transaction. */
export async function lockAccountOf(tx: Tx, userId: string): Promise<LockedAccount | null> {
  const { rows } = await tx.query<LockedAccount>(
    `select a.id as "accountId", a.account_type as "accountType", a.tier, a.exempt_for_reward as "exemptForReward",
       a.has_retail_store as "hasRetailStore", a.updated_at as "changedAt"
     from users u join accounts a on a.id = u.account_id where u.id = $1 for no key update of a`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function writeTerms(tx: Tx, accountId: string, terms: AccountTerms, now: Date): Promise<void> {
  await tx.query(
    `update accounts set tier = $3, exempt_for_reward = $4, has_retail_store = $5, updated_at = ${changedAt('$2')} where id = $1`,
    [accountId, now, terms.tier, terms.exemptForReward, terms.hasRetailStore],
  );
}

export async function idsIn(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>('select id from users where account_id = $1', [accountId]);
  return rows.map(({ id }) => id);
}

/** All labels that lead to the store page of an account. */
export async function labelsOf(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await tx.query<{ label: string }>('select label from store_labels where account_id = $1', [
    accountId,
  ]);
  return rows.map(({ label }) => label);
}

interface LockedPerson {
  userId: string;
  permissions: Permission[];
  isDisabled: boolean;
  changedAt: Date;
}

export async function lockPerson(tx: Tx, userId: string): Promise<LockedPerson | null> {
  const { rows } = await tx.query<LockedPerson>(
    `select id as "userId", permissions, disabled_at is not null as "isDisabled", updated_at as "changedAt"
     from users where id = $1 for no key update`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Disables the person for this reason, or enables them with null. */
export async function writeAccess(tx: Tx, userId: string, reason: string | null, now: Date): Promise<void> {
  await tx.query(
    `update users set disabled_at = case when $3::text is null then null else coalesce(disabled_at, $2) end, disabled_reason = $3,
       updated_at = ${changedAt('$2')} where id = $1`,
    [userId, now, reason],
  );
}

export async function findAccountType(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ accountType: string }>(
    'select a.account_type as "accountType" from users u join accounts a on a.id = u.account_id where u.id = $1',
    [userId],
  );
  return rows[0]?.accountType ?? null;
}

interface NewCorrection {
  id: string;
  points: number;
  reason: string;
  now: Date;
}

export async function insertCorrection(
  tx: Tx,
  userId: string,
  { id, points, reason, now }: NewCorrection,
): Promise<void> {
  await tx.query(
    `insert into points_ledger (id, user_id, account_id, kind, points, note, created_at)
     select $1, id, account_id, 'adjust', $3, $4, $5 from users where id = $2`,
    [id, userId, points, reason, now],
  );
}
