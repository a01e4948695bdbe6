import type { Actor } from '../../auth/actor.ts';
import type { RateLimit } from '../../auth/auth.ts';
import { refusedFor } from '../../auth/limit-headers.ts';
import { countedAs } from '../../auth/network.ts';
import { refuse } from '../../refuse.ts';

const HOUR = 3_600;

/** Far above what a class behind one address chooses in an hour. */
export function archiveLimits({ actor, ip }: { actor: Actor; ip: string }): RateLimit[] {
  return [
    { bucket: 'archive ip', ip, max: 240, windowSeconds: HOUR },
    ...(actor.kind === 'user' ? [{ bucket: `archive user ${actor.userId}`, max: 60, windowSeconds: HOUR }] : []),
  ];
}

/** A URL is good for an hour, however often it is opened. */
export const downloadLimits = (ip: string): RateLimit[] => [
  { bucket: 'archive download ip', ip, max: 240, windowSeconds: HOUR },
];

/** Downloads at a time. Each has a file open and a connection for as long as its reader takes. */
const PER_PROCESS = 48;
const PER_ADDRESS = 12;
const SECONDS_TO_WAIT = 5;

/** Counts the downloads that this process is writing. */
export interface DownloadSlots {
  /**
   * Takes a place, and returns how to leave it.
   *
   * @throws HttpError `rate_limited` if all are taken.
   */
  enter(ip: string): () => void;
}

export function createDownloadSlots(): DownloadSlots {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    enter(ip) {
      const caller = countedAs(ip)[0]?.network ?? ip;
      const own = taken.get(caller) ?? 0;
      if (total >= PER_PROCESS || own >= PER_ADDRESS) {
        throw refuse('rate_limited', 'Too many downloads at a time. Try again in a moment.', {
          headers: refusedFor(SECONDS_TO_WAIT),
        });
      }
      taken.set(caller, own + 1);
      total += 1;
      return () => {
        total -= 1;
        const left = (taken.get(caller) ?? 1) - 1;
        if (left > 0) taken.set(caller, left);
        else taken.delete(caller);
      };
    },
  };
}
