import { LRUCache } from 'lru-cache';
import { HttpError, refuse } from '../contract/errors.ts';
import type { Standing } from '../contract/limit-headers.ts';
import type { Clock } from '../contract/module.ts';
import type { Auth } from './auth.ts';
import { countedAs } from './network.ts';

export interface SampledLimit {
  /** What is counted by address, such as `search ip`. */
  bucket: string;
  max: number;
  windowSeconds: number;
  /** One in so many tries is counted in the database, for all of them: a call of a fraction of a millisecond stays one. */
  every: number;
}

interface Tally {
  count: number;
  refusal: HttpError | null;
  /** As of the last try that was counted. */
  standing: Standing | null;
  refusedUntil: number;
}

const MOST_CALLERS = 50_000;

/**
 * A limit for calls that are cheaper than counting them. Every process counts on its own and tells the database at times; a
 * caller may get up to `every` tries more for each process, and who is refused stays so until the window ends.
 */
export function createSampledLimit(
  auth: Pick<Auth, 'limit'>,
  clock: Clock,
  { bucket, max, windowSeconds, every }: SampledLimit,
): (ip: string) => Promise<Standing | null> {
  const tallies = new LRUCache<string, Tally>({ max: MOST_CALLERS });
  return async (ip) => {
    const caller = countedAs(ip)[0]?.network ?? ip;
    const tally = tallies.get(caller) ?? { count: 0, refusal: null, standing: null, refusedUntil: 0 };
    tallies.set(caller, tally);
    const left = Math.ceil((tally.refusedUntil - clock.now().getTime()) / 1000);
    if (tally.refusal && left > 0) {
      const { code, message } = tally.refusal;
      const headers = { ...tally.refusal.headers, 'retry-after': String(left) };
      throw refuse(code, message, { headers });
    }
    tally.count += 1;
    if (tally.count % every !== 1) return tally.standing;
    try {
      const counted = await auth.limit([{ bucket, ip, max: Math.ceil(max / every), windowSeconds }]);
      tally.refusal = null;
      tally.standing = counted && { ...counted, quota: counted.quota * every, left: counted.left * every };
      return tally.standing;
    } catch (error) {
      if (error instanceof HttpError && error.status === 429) {
        tally.refusal = error;
        tally.refusedUntil = clock.now().getTime() + Number(error.headers['retry-after'] ?? 1) * 1000;
      }
      throw error;
    }
  };
}
