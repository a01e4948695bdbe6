import type { BlockCreate } from '@regen/sdk';
import { isBlocking } from '../../db/account-relations.ts';
import type { Queryable } from '../../db/database.ts';
import type { PartyRow } from './message-view.ts';
import { PARTY } from './repository.ts';

export interface NewBlock {
  accountId: string;
  blockedAccountId: string;
  userId: string;
  reason: BlockCreate['reason'];
  information: string | null;
  now: Date;
}

/** Which of the two blocked the other (the first one, when both did), or null. */
export async function blockBetween(db: Queryable, accountId: string, otherId: string): Promise<string | null> {
  const { rows } = await db.query<{ blockedBy: string | null }>(
    {
      name: 'message-block',
      text: `select case when ${isBlocking('$1', '$2')} then $1 when ${isBlocking('$2', '$1')} then $2 end as "blockedBy"`,
    },
    [accountId, otherId],
  );
  return rows[0]?.blockedBy ?? null;
}

/** Notifies the other devices of the account. */
const notify = (isBlocked: boolean) => `select regen_live('messageBlock', jsonb_build_object(
    'accountId', account_id, 'otherId', blocked_account_id, 'isBlocked', ${isBlocked})) from changed`;

// Its beginning stays when only the reason is replaced.
const BLOCK = `with changed as (
  insert into message_blocks as b (account_id, blocked_account_id, user_id, reason, information, created_at, updated_at)
  select $1, a.id, $3, $4, $5, $6, $6 from accounts a where a.id = $2 and a.account_type <> 'admin'
  on conflict (account_id, blocked_account_id) do update set user_id = excluded.user_id, reason = excluded.reason,
    information = excluded.information, lifted_at = null, updated_at = excluded.updated_at,
    created_at = case when b.lifted_at is null then b.created_at else excluded.created_at end
  returning account_id, blocked_account_id
  ) ${notify(true)}`;

/** Blocks, or replaces the reason of a block. False for the care team, which cannot be blocked. */
export async function saveBlock(db: Queryable, block: NewBlock): Promise<boolean> {
  const { accountId, blockedAccountId, userId, reason, information, now } = block;
  const { rowCount } = await db.query(BLOCK, [accountId, blockedAccountId, userId, reason, information, now]);
  return rowCount === 1;
}

export interface BlockRow extends PartyRow {
  reason: NewBlock['reason'];
  information: string | null;
  since: Date;
}

/** A page of the accounts that an account blocks, most recently blocked first. */
export async function listBlocks(
  db: Queryable,
  accountId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ blocks: BlockRow[]; total: number }> {
  const { rows } = await db.query<(BlockRow | { since: null }) & { total: number }>(
    {
      name: 'message-blocks',
      text: `select n.total, r.*
             from (select count(*)::int as total from message_blocks where account_id = $1 and lifted_at is null) n left join (
               select ${PARTY}, b.reason, b.information, b.created_at as since
               from message_blocks b join accounts a on a.id = b.blocked_account_id
               where b.account_id = $1 and b.lifted_at is null
               order by b.created_at desc, b.blocked_account_id desc limit $2 offset $3
             ) r on true
             order by r.since desc, r."otherId" desc`,
    },
    [accountId, perPage, (page - 1) * perPage],
  );
  return { blocks: rows.flatMap((row) => (row.since === null ? [] : [row])), total: rows[0]?.total ?? 0 };
}

export async function liftBlock(db: Queryable, accountId: string, otherId: string, now: Date): Promise<void> {
  await db.query(
    `with changed as (
       update message_blocks set lifted_at = $3, updated_at = $3
       where account_id = $1 and blocked_account_id = $2 and lifted_at is null
       returning account_id, blocked_account_id
     ) ${notify(false)}`,
    [accountId, otherId, now],
  );
}
