import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Auth } from './auth.ts';
import type { Standing } from './limit-headers.ts';
import { LimitPassed } from './limit-passed.ts';
import { countedAs } from './network.ts';

export interface SampledLimit {
  /** What is counted by address, such as `search ip`. */
  bucket: string;
  max: number;
  windowSeconds: number;
  /** One in so many attempts is counted in the database, for all of them, so that a call of a fraction of a millisecond stays one. */
  every: number;
}

interface Tally {
  count: number;
  /** As of the last try that was counted. */
  standing: Standing | null;
  isRefused: boolean;
  /** When the window of `standing` ends. */
  endsAt: number;
}

const MAX_CALLERS = 50_000;

/**
 * A limit for calls that are cheaper than counting them. Every process counts locally and updates the database at intervals. A caller may
 * get up to `every` more attempts per process, and a caller who was refused stays refused until the window ends.
 */
export function createSampledLimit(
  auth: Pick<Auth, 'limit'>,
  clock: Clock,
  { bucket, max, windowSeconds, every }: SampledLimit,
): (ip: string) => Promise<Standing | null> {
  const tallies = new LRUCache<string, Tally>({ max: MAX_CALLERS });
  const scaled = (counted: Standing): Standing => ({
    ...counted,
    quota: counted.quota * every,
    left: counted.left * every,
  });
  return async (ip) => {
    const caller = countedAs(ip)[0]?.network ?? ip;
    const tally = tallies.get(caller) ?? { count: 0, standing: null, isRefused: false, endsAt: 0 };
    tallies.set(caller, tally);
    const keep = (counted: Standing | null, isRefused: boolean): void => {
      const endsAt = clock.now().getTime() + (counted?.seconds ?? 0) * 1000;
      Object.assign(tally, { standing: counted, isRefused, endsAt } satisfies Partial<Tally>);
    };
    const seconds = Math.ceil((tally.endsAt - clock.now().getTime()) / 1000);
    const known = tally.standing && seconds > 0 ? { ...tally.standing, seconds } : null;
    if (known && tally.isRefused) throw new LimitPassed(known);
    tally.count += 1;
    if (tally.count % every !== 1) return known;
    try {
      const counted = await auth.limit([{ bucket, ip, max: Math.ceil(max / every), windowSeconds }]);
      keep(counted && scaled(counted), false);
      return tally.standing;
    } catch (error) {
      if (!(error instanceof LimitPassed)) throw error;
      const refused = scaled(error.standing);
      keep(refused, true);
      throw new LimitPassed(refused);
    }
  };
}
