import { once } from 'node:events';
import { setImmediate as tick } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { BusListener } from '../bus/bus.ts';
import { createLog } from '../log.ts';
import { noMetrics } from '../metrics/metrics.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createJobs } from './create-jobs.ts';
import { insertJobsOf } from './insert-jobs.ts';
import { LoggedError } from './job.ts';
import type { Job, Jobs } from './job.ts';

let database: TestDatabase;
const processes: Jobs[] = [];
let lines: { msg: string; job?: string; err?: { message: string } }[] = [];
const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
beforeEach(async () => {
  lines = [];
  await database.db.query('delete from pgboss.job');
});
afterEach(async () => {
  for (const jobs of processes.splice(0)) await jobs.stop(0);
});
afterAll(() => database.drop());

/** This many processes, with a bus that the test controls. */
function processOf(listeners: Map<string, BusListener> = new Map(), metrics: Pick<Metrics, 'job'> = noMetrics): Jobs {
  const bus = {
    subscribe(topic: string, listener: BusListener) {
      listeners.set(topic, listener);
      return () => void listeners.delete(topic);
    },
  };
  const jobs = createJobs({ db: database.db, bus, log, metrics, pollSeconds: 0.05, maintenanceSeconds: 1 });
  processes.push(jobs);
  return jobs;
}

/** A job that counts its runs. */
function counted(job: Partial<Job> & Pick<Job, 'name'>): Job & { runs: number } {
  const made = {
    leaseSeconds: 30,
    ...job,
    runs: 0,
    async run(signal: AbortSignal, data: Readonly<Record<string, string>>) {
      made.runs += 1;
      await job.run?.(signal, data);
    },
  };
  return made;
}

async function statesOf(name: string): Promise<string[]> {
  const { rows } = await database.db.query<{ state: string }>(
    'select state::text from pgboss.job where name = $1 order by 1',
    [name],
  );
  return rows.map(({ state }) => state);
}

const sendTo = (jobs: Jobs, name: Job['name'], key = 'a') =>
  database.db.transaction((tx) => jobs.send(tx, { queue: name, data: { key }, leaseSeconds: 30 }));

describe('a scheduled job', () => {
  it('runs once per interval, however many processes there are, and is counted in the metrics', async () => {
    // Intervals are counted from 1970 by the database's clock. Now is in the middle of one of decades, so none ends during the test.
    const { rows } = await database.db.query<{ seconds: number }>(
      'select (extract(epoch from now()) / 1.5)::int as seconds',
    );
    const job = counted({ name: 'sweep', everySeconds: rows[0]?.seconds ?? 0 });
    for (let n = 0; n < 3; n += 1) await processOf().start([job]);
    await expect.poll(() => statesOf('sweep')).toEqual(['completed']);
    const later = processOf();
    await later.start([job, { ...job, name: 'uploads-clear' }]);
    await expect.poll(() => statesOf('uploads-clear')).toEqual(['completed']);
    expect(await statesOf('sweep')).toEqual(['completed']);
    expect(job.runs).toBe(2);
  });

  it('does not start in another process while it still runs', async () => {
    let [now, most] = [0, 0];
    const job = counted({
      name: 'sweep',
      everySeconds: 1,
      async run(signal) {
        most = Math.max(most, (now += 1));
        if (!signal.aborted && job.runs === 1) await once(signal, 'abort');
        now -= 1;
      },
      // It is aborted after 1.6 seconds; the next one is waiting by then.
      leaseSeconds: 2,
    });
    for (let n = 0; n < 2; n += 1) await processOf().start([job]);
    await expect.poll(() => job.runs).toBeGreaterThan(1);
    expect(most).toBe(1);
  });

  it('whose process died runs again when its lease ends', async () => {
    const die = (started: string) =>
      database.db.query(
        `insert into pgboss.job (name, policy, state, started_on, expire_in, retry_limit)
         values ('sweep', 'stately', 'active', now() - $1::interval, interval '30 seconds', 100)`,
        [started],
      );
    await die('31 seconds');
    const job = counted({ name: 'sweep' });
    await processOf().start([job]);
    await expect.poll(() => job.runs).toBe(1);
    await expect.poll(() => statesOf('sweep')).not.toContain('active');
    // The lease ends while others run; they check regularly.
    await die('29.5 seconds');
    await expect.poll(() => job.runs).toBe(2);
    await expect.poll(() => statesOf('sweep')).not.toContain('active');
  });

  it('that fails is logged once, and runs again at the next interval', async () => {
    const job = counted({
      name: 'sweep',
      everySeconds: 1,
      async run() {
        if (job.runs === 1) throw new Error('no shelf');
      },
    });
    await processOf().start([job]);
    await expect.poll(() => job.runs).toBeGreaterThan(1);
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'a background job failed',
        job: 'sweep',
        err: expect.objectContaining({ message: 'no shelf' }) as object,
      }),
    ]);
  });

  it('that logged its failure itself is counted as a failure and not logged again', async () => {
    const results: string[] = [];
    const metrics: Pick<Metrics, 'job'> = {
      job: (name, work) =>
        work().catch((error: unknown) => {
          results.push(`${name} failed`);
          throw error;
        }),
    };
    const jobs = processOf(new Map(), metrics);
    await jobs.start([counted({ name: 'mail-bulk', run: () => Promise.reject(new LoggedError('told')) })]);
    await sendTo(jobs, 'mail-bulk');
    await expect.poll(() => statesOf('mail-bulk')).toEqual(['completed']);
    expect([results, lines]).toEqual([['mail-bulk failed'], []]);
  });

  it('runs right after a message on its topic, and once for many messages', async () => {
    const listeners = new Map<string, BusListener>();
    const job = counted({ name: 'stock-alerts', topic: 'stock' });
    await processOf(listeners).start([job]);
    for (let n = 0; n < 50; n += 1) listeners.get('stock')?.({});
    await expect.poll(() => statesOf('stock-alerts')).toEqual(['completed']);
    expect(job.runs).toBe(1);
  });
});

describe('a process that hung past its lease', () => {
  it.each([
    ['mark the next run as done', () => tick()],
    ['return the next run to the queue', (jobs: Jobs) => jobs.stop(0)],
  ])('does not %s', async (_what, whenItWakes) => {
    const [first, second] = [processOf(), processOf()];
    const [hanging, later] = [new AbortController(), new AbortController()];
    const old = counted({ name: 'mail-bulk', run: () => once(hanging.signal, 'abort') });
    await first.start([old]);
    await sendTo(first, 'mail-bulk');
    await expect.poll(() => old.runs).toBe(1);
    // It no longer polls, so only the second one can take the job again.
    first.pause();
    await database.db.query(`update pgboss.job set started_on = now() - interval '31 seconds'`);
    const job = counted({ name: 'mail-bulk', run: () => once(later.signal, 'abort') });
    await second.start([job]);
    await expect.poll(() => job.runs).toBe(1);
    hanging.abort();
    await whenItWakes(first);
    await first.stop(1_000);
    expect(await statesOf('mail-bulk')).toEqual(['active']);
    later.abort();
    await expect.poll(() => statesOf('mail-bulk')).toEqual(['completed']);
  });
});

describe('a process that stops', () => {
  it.each([
    ['at a safe point', (signal: AbortSignal) => once(signal, 'abort')],
    ['with an error', (signal: AbortSignal) => once(signal, 'abort').then(() => Promise.reject(new Error('cut')))],
    ['never', () => new Promise(() => undefined)],
  ])('returns a job that ends %s to the queue at once', async (_how, run) => {
    const first = processOf();
    const hanging = counted({ name: 'sweep', everySeconds: 3_000, run });
    await first.start([hanging]);
    await expect.poll(() => hanging.runs).toBe(1);
    await first.stop(50);
    expect(await statesOf('sweep')).toEqual(['retry']);
    const job = counted({ name: 'sweep', everySeconds: 3_000 });
    await processOf().start([job]);
    await expect.poll(() => statesOf('sweep')).toEqual(['completed']);
    expect(job.runs).toBe(1);
  });

  it('completes a job that ends before it is aborted, and takes no other in the meantime', async () => {
    const jobs = processOf();
    const end = new AbortController();
    const job = counted({ name: 'mail-bulk', run: () => once(end.signal, 'abort') });
    await jobs.start([job]);
    await sendTo(jobs, 'mail-bulk');
    await expect.poll(() => job.runs).toBe(1);
    jobs.pause();
    await sendTo(jobs, 'mail-bulk');
    end.abort();
    await expect.poll(() => statesOf('mail-bulk')).toEqual(['completed', 'created']);
    await jobs.stop(1_000);
    expect(job.runs).toBe(1);
  });

  it.each([
    ['before it starts, begins nothing', (jobs: Jobs, start: () => Promise<void>) => jobs.stop(0).then(start)],
    [
      'while it starts, begins nothing',
      (jobs: Jobs, start: () => Promise<void>) => Promise.all([start(), jobs.stop(5_000)]),
    ],
    [
      'taking jobs while it starts, begins nothing',
      async (jobs: Jobs, start: () => Promise<void>) => {
        const starting = start();
        jobs.pause();
        await starting;
      },
    ],
  ])('%s', async (_when, end) => {
    const listeners = new Map<string, BusListener>();
    const jobs = processOf(listeners);
    await end(jobs, () => jobs.start([counted({ name: 'stock-alerts', topic: 'stock', everySeconds: 3_000 })]));
    await jobs.stop(1_000);
    expect(listeners.size).toBe(0);
    expect(await statesOf('stock-alerts')).toEqual([]);
  });

  it('while it looks for overdue jobs, schedules none', async () => {
    const bus = {
      subscribe() {
        // Runs once the start waits for the database again.
        queueMicrotask(() => jobs.pause());
        return () => undefined;
      },
    };
    const jobs: Jobs = createJobs({ db: database.db, bus, log, metrics: noMetrics });
    processes.push(jobs);
    await jobs.start([counted({ name: 'stock-alerts', topic: 'stock', everySeconds: 3_000 })]);
    // It waits for what is being scheduled.
    await jobs.stop(1_000);
    expect(await statesOf('stock-alerts')).toEqual([]);
  });

  it('takes no more jobs', async () => {
    const first = processOf();
    const job = counted({ name: 'mail-bulk' });
    await first.start([job]);
    await first.stop(1_000);
    await sendTo(first, 'mail-bulk');
    await processOf().start([]);
    expect(await statesOf('mail-bulk')).toEqual(['created']);
    expect(job.runs).toBe(0);
  });
});

describe('a job that is sent', () => {
  it('exists only if its transaction commits, and starts right after', async () => {
    const seen: string[] = [];
    const job = counted({ name: 'mail-urgent', run: async (_signal, { key = '' }) => seen.push(key) });
    const jobs = createJobs({
      db: database.db,
      bus: { subscribe: () => () => undefined },
      log,
      metrics: noMetrics,
      // It does not poll on its own.
      pollSeconds: 3_600,
    });
    processes.push(jobs);
    await jobs.start([job]);
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.send(tx, { queue: 'mail-urgent', data: { key: 'never' }, leaseSeconds: 30 });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await sendTo(jobs, 'mail-urgent', 'kept');
    await expect.poll(() => statesOf('mail-urgent')).toEqual(['completed']);
    expect(seen).toEqual(['kept']);
  });

  it('runs in all slots of a process, each taking the next job as soon as it is free', async () => {
    let [now, most] = [0, 0];
    const job = counted({
      name: 'mail-bulk',
      slots: 3,
      async run() {
        most = Math.max(most, (now += 1));
        await database.db.query('select pg_sleep(0.02)');
        now -= 1;
      },
    });
    const jobs = processOf();
    await jobs.sendAll(
      Array.from({ length: 12 }, (_, n) => ({ queue: 'mail-bulk' as const, data: { key: `${n}` }, leaseSeconds: 30 })),
    );
    await jobs.start([job]);
    await expect.poll(() => statesOf('mail-bulk')).toEqual(Array.from({ length: 12 }, () => 'completed'));
    expect([job.runs, most]).toEqual([12, 3]);
  });

  it('is stored by our own statement exactly as by the library', async () => {
    await processOf().sendAll([{ queue: 'push-send', data: { key: 'library' }, leaseSeconds: 30 }]);
    const job = `select 'push-send' as name, jsonb_build_object('key', $1::text) as data, 30 as lease`;
    await database.db.query(insertJobsOf(job), ['ours']);
    const { rows } = await database.db.query<{ key: string; rest: Record<string, unknown> }>(
      `select data ->> 'key' as key, (to_jsonb(j) - array['id', 'data', 'created_on', 'start_after', 'keep_until'])
         || jsonb_build_object('due', start_after - created_on, 'kept', keep_until - created_on) as rest
       from pgboss.job j where name = 'push-send' order by key`,
    );
    const [library, ours] = rows;
    expect([library?.key, ours?.key]).toEqual(['library', 'ours']);
    expect(ours?.rest).toEqual(library?.rest);
  });
});
