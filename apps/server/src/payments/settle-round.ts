/** Younger attempts are still being answered by the call that made them. */
export const LOST_AFTER_SECONDS = 60;

/** How often lost attempts are looked for, so that a charge that nobody wrote down is found within two minutes, also after a crash in a round. */
export const SETTLE_ROUND = { everySeconds: 30, leaseSeconds: 30 } as const;
