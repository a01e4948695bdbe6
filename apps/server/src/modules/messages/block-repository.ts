import type { BlockCreate } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

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
  const { rows } = await db.query<{ account_id: string }>(
    {
      name: 'message-block',
      text: `select account_id from message_blocks
             where ((account_id = $1 and blocked_account_id = $2) or (account_id = $2 and blocked_account_id = $1)) and lifted_at is null
             order by account_id = $1 desc limit 1`,
    },
    [accountId, otherId],
  );
  return rows[0]?.account_id ?? null;
}

/** Blocks, or replaces the reason of a block. */
export async function saveBlock(db: Queryable, block: NewBlock): Promise<void> {
  await db.query(
    `insert into message_blocks (account_id, blocked_account_id, user_id, reason, information, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (account_id, blocked_account_id) do update set user_id = excluded.user_id, reason = excluded.reason,
       information = excluded.information, lifted_at = null, updated_at = excluded.updated_at`,
    [block.accountId, block.blockedAccountId, block.userId, block.reason, block.information, block.now],
  );
}

export async function liftBlock(db: Queryable, accountId: string, otherId: string, now: Date): Promise<void> {
  await db.query(
    `update message_blocks set lifted_at = $3, updated_at = $3
     where account_id = $1 and blocked_account_id = $2 and lifted_at is null`,
    [accountId, otherId, now],
  );
}
