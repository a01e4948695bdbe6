import type { Queryable } from './database.ts';
import { isUnavailable } from './errors.ts';
import { DEAD } from './outbox-state.ts';

interface Expired {
  table: string;
  where: string;
}

const EXPIRED: readonly Expired[] = [
  { table: 'idempotency_keys', where: 'expires_at <= now()' },
  { table: 'rate_limits', where: 'expires_at <= now()' },
  { table: 'sessions', where: 'expires_at <= now()' },
  { table: 'client_invitations', where: `expires_at <= now() - interval '30 days'` },
  { table: 'password_reset_tokens', where: `expires_at <= now() - interval '7 days'` },
  { table: 'email_changes', where: 'expires_at <= now()' },
  { table: 'data_exports', where: 'expires_at <= now()' },
  { table: 'payment_events', where: `received_at <= now() - interval '30 days'` },
  { table: 'carts', where: 'expires_at <= now()' },
  // The last email to somebody whose account is deleted (rule S26).
  { table: 'mail_outbox', where: `template = 'account-deleted' and (sent_at is not null or ${DEAD})` },
  // They hold addresses; dead emails are kept longer, so that the reason can be found.
  { table: 'mail_outbox', where: `sent_at <= now() - interval '90 days'` },
  { table: 'mail_outbox', where: `${DEAD} and created_at <= now() - interval '180 days'` },
];

export interface SweepLimits {
  /** Rows per statement, so that none runs into the time limit or locks many rows. */
  batch: number;
  /** Batches per table and run; the next run continues. */
  maxBatches: number;
}

const LIMITS: SweepLimits = { batch: 1_000, maxBatches: 100 };

async function removeExpired(
  db: Pick<Queryable, 'query'>,
  { table, where }: Expired,
  limits: SweepLimits,
  signal?: AbortSignal,
) {
  // The condition appears twice: a row that has changed in the meantime is checked again.
  const text = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${limits.batch})) and ${where}`;
  for (let batches = 0; batches < limits.maxBatches && !signal?.aborted; batches += 1) {
    const { rowCount } = await db.query(text);
    if (rowCount < limits.batch) return;
  }
}

/**
 * Removes rows whose time is over, by the clock of the database alone. Any process may do it; doing it twice changes nothing.
 * @throws AggregateError with what failed, after all the rest was done.
 */
export async function sweep(db: Pick<Queryable, 'query'>, signal?: AbortSignal, limits = LIMITS): Promise<void> {
  const failures: Error[] = [];
  for (const expired of EXPIRED) {
    if (signal?.aborted) break;
    try {
      await removeExpired(db, expired, limits, signal);
    } catch (error) {
      // The rest would fail as well.
      if (isUnavailable(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(new Error(`Expired rows of ${expired.table} were not removed: ${reason}`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '));
}
