/** An email that could not be delivered so often is not tried again by itself. */
export const MAX_ATTEMPTS = 12;

/** Conditions on `mail_outbox`. */
export const WAITING = `sent_at is null and attempts < ${MAX_ATTEMPTS}`;
export const DEAD = `sent_at is null and attempts >= ${MAX_ATTEMPTS}`;
