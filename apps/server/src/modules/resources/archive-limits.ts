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

/** A URL can be opened repeatedly for an hour, so downloads have a limit of their own. */
export const downloadLimits = (ip: string): RateLimit[] => [
  { bucket: 'archive download ip', ip, max: 240, windowSeconds: HOUR },
];

/** Simultaneous downloads. Each holds a file and a connection open until the client has read it. */
const PER_PROCESS = 48;
const PER_ADDRESS = 12;
const SECONDS_TO_WAIT = 5;

/** Counts the downloads that this process is writing. */
export interface DownloadSlots {
  /**
   * Takes a slot, and returns the function that releases it.
   *
   * @throws HttpError `rate_limited` if the process or the IP address has no free slot.
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
        throw refuse('rate_limited', 'Too many downloads at once. Wait a moment and try again.', {
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
