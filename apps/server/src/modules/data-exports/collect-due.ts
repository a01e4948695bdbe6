import type { Site } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { collectData } from './collect.ts';

/** How long a copy can be downloaded (rule S24). */
const DAYS = 7;

interface Due {
  userId: string;
  email: string;
  firstName: string;
  site: Site;
}

/** How many one run of the job looks at; the next one goes on. */
const BATCH = 100;

type CopyNeeds = Needs<'clock' | 'db' | 'mail' | 'publicUrl'>;

/** Takes the next one that this run has not tried, so that no other process takes it too. */
async function takeDue(tx: Tx, tried: readonly string[]): Promise<Due | undefined> {
  const { rows } = await tx.query<Due>(
    `select u.id as "userId", u.email, u.first_name as "firstName", a.site
     from data_exports e join users u on u.id = e.user_id join accounts a on a.id = u.account_id
     where e.collected_at is null and u.disabled_at is null and e.user_id <> all($1::text[])
     order by e.requested_at, e.user_id limit 1 for update of e skip locked`,
    [tried],
  );
  return rows[0];
}

async function collect(tx: Tx, due: Due, { clock, mail, publicUrl }: CopyNeeds): Promise<void> {
  const content = await collectData(tx, due.userId);
  await tx.query(
    `update data_exports set collected_at = $2, expires_at = $2::timestamptz + interval '${DAYS} days', content = $3 where user_id = $1`,
    [due.userId, clock.now(), JSON.stringify(content)],
  );
  const data = {
    firstName: due.firstName,
    profileUrl: `${publicUrl()}/${due.site}/my-account/profile`,
    validDays: DAYS,
  };
  await mail.send({ to: due.email, template: 'data-export', data }, tx);
}

/**
 * Collects the copies that were requested, each in a transaction of its own, and emails the people. Returns how many. One that fails keeps
 * no other waiting: it is tried again with the next run, and its error is thrown at the end of this one.
 */
export async function collectDue(needs: CopyNeeds, signal?: AbortSignal): Promise<number> {
  const tried: string[] = [];
  const errors: unknown[] = [];
  while (tried.length < BATCH && !signal?.aborted) {
    let userId: string | undefined;
    try {
      await needs.db.transaction(async (tx) => {
        const due = await takeDue(tx, tried);
        userId = due?.userId;
        if (due) await collect(tx, due, needs);
      });
    } catch (error) {
      // Not of one copy: the database cannot be asked.
      if (userId === undefined) throw error;
      errors.push(error);
    }
    if (userId === undefined) break;
    tried.push(userId);
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} copies of data could not be collected`);
  return tried.length;
}
