/** Younger attempts are still handled by the call that made them. */
export const LOST_AFTER_SECONDS = 60;

/** How often lost attempts are queried: an unrecorded charge must be found within two minutes, even if a run crashes. */
export const SETTLE_ROUND = { everySeconds: 30, leaseSeconds: 30 } as const;
