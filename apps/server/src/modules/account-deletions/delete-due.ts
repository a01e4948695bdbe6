import type { Needs } from '../../platform.ts';
import { erase, lockDue } from './erase.ts';
import type { EraseNeeds } from './erase.ts';

const BATCH = 100;

export type DeletionNeeds = EraseNeeds & Needs<'db' | 'log' | 'publicUrl'>;

/** Deletes the accounts whose time has come, each in a transaction of its own. Returns how many. Any process may do it at any time. */
export async function deleteDue(needs: DeletionNeeds, signal?: AbortSignal): Promise<number> {
  const { clock, db, log } = needs;
  const due = await db.query<{ userId: string }>(
    `select user_id as "userId" from account_deletions where due_at <= $1 order by due_at, user_id limit ${BATCH}`,
    [clock.now()],
  );
  let deleted = 0;
  for (const { userId } of due.rows) {
    if (signal?.aborted) return deleted;
    try {
      const isDone = await db.transaction(async (tx) => {
        const person = await lockDue(tx, userId, clock.now());
        if (person) await erase(tx, needs, person);
        return person !== null;
      });
      if (isDone) deleted += 1;
    } catch (error) {
      // The next run tries again; others must not wait for this one.
      log.warn({ err: error, user: userId }, 'an account could not be deleted');
    }
  }
  return deleted;
}
