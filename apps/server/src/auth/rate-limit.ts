import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import type { Attempt, RateLimit } from './auth.ts';
import type { Standing } from './limit-headers.ts';
import { LimitPassed } from './limit-passed.ts';
import { countedAs } from './network.ts';

export interface RateLimiter {
  /** The caller's quota; null where there is none to report. */
  limit(tries: readonly RateLimit[]): Promise<Standing | null>;
  attemptOf(limit: Omit<RateLimit, 'ip'>): Attempt;
  /** The caller's quota if this one was the last of so many attempts. Throws 429 `rate_limited` if they are too many. */
  standingAfter(attempt: Attempt, hits: number): Standing;
  /** Uncounts attempts that are harmless, such as a correct password. */
  refund(tries: readonly RateLimit[]): Promise<void>;
}

function windowStart(now: number, seconds: number): Date {
  return new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000);
}

function endOf(start: Date, seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

/** The one place where the address of a caller becomes buckets. */
function bucketsOf({ ip, ...rule }: RateLimit): RateLimit[] {
  if (ip === undefined) return [rule];
  return countedAs(ip).map(({ network, room }) => ({
    ...rule,
    bucket: `${rule.bucket} ${network}`,
    max: rule.max * room,
  }));
}

/** Buckets in one order everywhere, so that two calls never wait for each other in a circle. */
function sorted(tries: readonly RateLimit[]): RateLimit[] {
  return tries.flatMap(bucketsOf).toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
}

/**
 * Counts need not outlive a crash of the machine, so their commit does not wait for the disk: one address would otherwise
 * get no further than one try for each flush. It holds for the statement that reads it.
 */
const UNFLUSHED = `set_config('synchronous_commit', 'off', true)`;

/** Fixed windows counted in the database, so that a limit holds across processes (rule R9). */
export function createRateLimiter(db: Queryable, clock: Clock, factor: number): RateLimiter {
  function columns(tries: readonly RateLimit[]): { buckets: string[]; starts: Date[]; ends: Date[] } {
    const now = clock.now().getTime();
    const starts = tries.map(({ windowSeconds }) => windowStart(now, windowSeconds));
    return {
      buckets: tries.map(({ bucket }) => bucket),
      starts,
      ends: tries.map(({ windowSeconds }, place) => endOf(starts[place] ?? clock.now(), windowSeconds)),
    };
  }

  const quotaOf = (max: number): number => Math.floor(max * factor);

  function standingOf(quota: number, hits: number, windowSeconds: number, endsAt: Date): Standing {
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000));
    return { quota, left: quota - hits, windowSeconds, seconds };
  }

  return {
    attemptOf({ bucket, max, windowSeconds }) {
      const startsAt = windowStart(clock.now().getTime(), windowSeconds);
      return { bucket, startsAt, endsAt: endOf(startsAt, windowSeconds), quota: quotaOf(max) };
    },
    standingAfter({ startsAt, endsAt, quota }, hits) {
      const standing = standingOf(quota, hits, (endsAt.getTime() - startsAt.getTime()) / 1000, endsAt);
      if (standing.left < 0) throw new LimitPassed({ ...standing, left: 0 });
      return standing;
    },
    async limit(given) {
      const tries = sorted(given);
      const { buckets, starts, ends } = columns(tries);
      const { rows } = await db.query<{ bucket: string; hits: number; expires_at: Date }>(
        {
          name: 'rate-limit-count',
          text: `insert into rate_limits as r (bucket, window_start, hits, expires_at)
                 select bucket, starts, 1, ends
                 from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as t(bucket, starts, ends), ${UNFLUSHED}
                 on conflict (bucket, window_start) do update set hits = r.hits + 1
                 returning bucket, hits, expires_at`,
        },
        [buckets, starts, ends],
      );
      const standings = rows.flatMap(({ bucket, hits, expires_at: endsAt }) => {
        const rule = tries.find((one) => one.bucket === bucket);
        if (!rule) return [];
        const standing = standingOf(quotaOf(rule.max), hits, rule.windowSeconds, endsAt);
        return [{ ...standing, isSilent: rule.isSilent === true }];
      });
      const passed = standings.filter(({ left }) => left < 0).toSorted((a, b) => b.seconds - a.seconds)[0];
      if (!passed) return standings.filter(({ isSilent }) => !isSilent).toSorted((a, b) => a.left - b.left)[0] ?? null;
      throw new LimitPassed({ ...passed, left: 0 });
    },
    async refund(given) {
      const { buckets, starts } = columns(sorted(given));
      await db.query(
        {
          name: 'rate-limit-refund',
          // A plain update would lock the rows in the order of its plan, possibly the reverse of the order that counting uses.
          text: `with counted as (
                   select r.bucket, r.window_start from rate_limits r
                   join unnest($1::text[], $2::timestamptz[]) as t(bucket, starts) on r.bucket = t.bucket and r.window_start = t.starts
                   cross join ${UNFLUSHED}
                   order by r.bucket for update of r)
                 update rate_limits r set hits = greatest(r.hits - 1, 0) from counted
                 where r.bucket = counted.bucket and r.window_start = counted.window_start`,
        },
        [buckets, starts],
      );
    },
  };
}
