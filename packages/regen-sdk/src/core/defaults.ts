/** Defaults of the client. The README's table is checked against them. */

/** Milliseconds that one attempt may take, reading the body included. */
export const DEFAULT_TIMEOUT = 30_000;
/** Attempts after the first one. */
export const DEFAULT_MAX_RETRIES = 2;
/** Milliseconds before the first retry; it doubles with each one. */
export const RETRY_BASE_WAIT = 500;
/** The longest wait that the client chooses itself, in milliseconds. */
export const RETRY_MAX_WAIT = 8_000;
/** The longest `Retry-After` that is honored, in milliseconds. If the server requests more, the error is thrown at once. */
export const RETRY_AFTER_LIMIT = 60_000;
