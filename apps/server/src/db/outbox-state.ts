/** An email that failed this often is not retried automatically. */
export const MAX_ATTEMPTS = 12;

/** Conditions on `mail_outbox`. */
export const WAITING = `sent_at is null and attempts < ${MAX_ATTEMPTS}`;
export const DEAD = `sent_at is null and attempts >= ${MAX_ATTEMPTS}`;
