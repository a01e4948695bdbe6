import { isTransient, RegenApiError, RegenConnectionError } from '@regen/sdk';

/** What became of a message that wasn't taken: it's tried again after so many milliseconds, once something changes, or the person decides. */
export type SendFailure = { again: number | 'later' } | { failure: string };

const LONGEST_PAUSE = 30_000;
const RETRY_AFTER = /^\d+$/;

/** 1, 2, 4 … 30 seconds, of which the last quarter is by chance. */
function pauseAfter(failures: number, random: () => number): number {
  const pause = Math.min(LONGEST_PAUSE, 1000 * 2 ** failures);
  return pause * (0.75 + random() / 4);
}

/** What the person can do about it. */
const TEXTS: ReadonlyMap<string | undefined, string> = new Map([
  ['not_connected', 'You’re no longer connected, so this can’t be delivered.'],
  ['message_blocked', 'You’ve blocked this account. Unblock it to send this.'],
  ['forbidden', 'Your account can’t send messages right now.'],
]);

/**
 * @param failures How many attempts in a row have failed before this one.
 */
export function sendFailure(error: unknown, failures: number, random: () => number = Math.random): SendFailure {
  if (error instanceof RegenApiError) {
    // The person signs in again, and the message is sent then.
    if (error.status === 401) return { again: 'later' };
    const { retryAfter = '' } = error;
    if (error.status === 429 && RETRY_AFTER.test(retryAfter)) return { again: Math.max(1, Number(retryAfter)) * 1000 };
    if (!isTransient(error)) return { failure: TEXTS.get(error.code) ?? error.reason };
  } else if (!(error instanceof RegenConnectionError)) {
    // A defect, which the sender reports; the message stays with the person.
    return { failure: 'Something went wrong. Please try again.' };
  }
  return { again: pauseAfter(failures, random) };
}
