import { DEAD } from './outbox-state.ts';
import type { Database } from './database.ts';

const STATEMENTS = [
  'delete from idempotency_keys where expires_at <= now()',
  'delete from rate_limits where expires_at <= now()',
  'delete from sessions where expires_at <= now()',
  "delete from client_invitations where expires_at <= now() - interval '30 days'",
  "delete from password_reset_tokens where expires_at <= now() - interval '7 days'",
  "delete from payment_events where received_at <= now() - interval '30 days'",
  'delete from carts where expires_at <= now()',
  // They hold addresses; dead emails are kept longer, so that the reason can be found.
  `delete from mail_outbox where sent_at <= now() - interval '90 days'`,
  `delete from mail_outbox where ${DEAD} and created_at <= now() - interval '180 days'`,
];

/** Removes rows whose time is over, by the clock of the database alone. Any process may do it; doing it twice changes nothing. */
export async function sweep(db: Database, signal?: AbortSignal): Promise<void> {
  for (const statement of STATEMENTS) {
    if (signal?.aborted) return;
    await db.query(statement);
  }
}
