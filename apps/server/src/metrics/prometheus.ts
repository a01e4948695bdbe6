import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { DEAD, WAITING } from '../db/outbox-state.ts';
import type { LiveLoad, Metrics } from './metrics.ts';

/** From a cached response to the timeout of a statement. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const LONG_SECONDS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 1800];

interface Outbox {
  waiting: number;
  dead: number;
  oldest: number;
}

const OUTBOX = `select count(*) filter (where ${WAITING})::int as waiting, count(*) filter (where ${DEAD})::int as dead,
    coalesce(extract(epoch from now() - min(created_at) filter (where ${WAITING})), 0)::float8 as oldest
  from mail_outbox where sent_at is null`;

function addPool(registers: Registry[], { pool }: Database): void {
  new Gauge({
    name: 'regen_database_pool_connections',
    help: 'Database connections of this process by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'regen_database_pool_waiting',
    help: 'Statements that wait for a free connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

/** What is queried from the database for each scrape. Without a database the rest is still reported. */
function addOutbox(registers: Registry[], db: Database): () => Promise<void> {
  const up = new Gauge({ name: 'regen_database_up', help: 'Whether the database responds.', registers });
  const mails = new Gauge({
    name: 'regen_mail_outbox',
    help: 'Emails waiting, and emails that could not be delivered.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'regen_mail_oldest_waiting_seconds',
    help: 'Age of the oldest waiting email.',
    registers,
  });
  return async () => {
    try {
      const { rows } = await db.query<Outbox>(OUTBOX);
      const [row] = rows;
      if (!row) throw new Error('The outbox could not be counted.');
      up.set(1);
      mails.set({ state: 'waiting' }, row.waiting);
      mails.set({ state: 'dead' }, row.dead);
      oldest.set(row.oldest);
    } catch {
      // That it is unreachable is the result; the pool logs why.
      up.set(0);
      mails.reset();
      oldest.remove();
    }
  };
}

/** The live connection: what has happened, and how much there is now. */
function addLive(registers: Registry[]): Pick<Metrics, 'live' | 'liveLoad'> {
  const events = new Counter({
    name: 'regen_live_events_total',
    help: 'What happened on live connections: opened, closed and why, messages sent, frames received, frames ignored.',
    labelNames: ['event'],
    registers,
  });
  let read = (): LiveLoad => ({ connections: 0, queuedBytes: 0 });
  new Gauge({
    name: 'regen_live_connections',
    help: 'Open live connections of this process.',
    registers,
    collect() {
      this.set(read().connections);
    },
  });
  new Gauge({
    name: 'regen_live_queued_bytes',
    help: 'Bytes that wait for readers of live connections.',
    registers,
    collect() {
      this.set(read().queuedBytes);
    },
  });
  return {
    live: (event, count = 1) => events.inc({ event }, count),
    liveLoad: (asked) => void (read = asked),
  };
}

/** How old the content is that pages show: it grows while the content service is down. */
function addContent(registers: Registry[]): Pick<Metrics, 'contentAge'> {
  let read = (): number | null => null;
  new Gauge({
    name: 'regen_content_age_seconds',
    help: 'Seconds since the content was last in step with the content service; NaN if it never was.',
    registers,
    collect() {
      this.set((read() ?? Number.NaN) / 1000);
    },
  });
  return { contentAge: (asked) => void (read = asked) };
}

/** Counts with prom-client, in a registry of its own: two servers in one process do not share numbers. */
export function createPrometheusMetrics(db: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const requests = new Histogram({
    name: 'regen_http_request_duration_seconds',
    help: 'Time from request to response by API operation, or by kind of page and file.',
    labelNames: ['operation', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const lookups = new Counter({
    name: 'regen_cache_lookups_total',
    help: 'Cache lookups by result.',
    labelNames: ['cache', 'result'],
    registers,
  });
  const jobs = new Histogram({
    name: 'regen_job_duration_seconds',
    help: 'Time that background jobs took, by result.',
    labelNames: ['job', 'result'],
    buckets: LONG_SECONDS,
    registers,
  });
  const succeeded = new Gauge({
    name: 'regen_job_last_success_timestamp_seconds',
    help: 'When each background job last succeeded.',
    labelNames: ['job'],
    registers,
  });
  addPool(registers, db);
  const readOutbox = addOutbox(registers, db);

  return {
    ...addLive(registers),
    ...addContent(registers),
    request: (operation, method, status, seconds) => requests.observe({ operation, method, status }, seconds),
    cache: (cache, isHit) => lookups.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    async job(job, work) {
      const began = performance.now();
      const end = (result: 'success' | 'failure'): void =>
        jobs.observe({ job, result }, (performance.now() - began) / 1000);
      try {
        const value = await work();
        end('success');
        succeeded.setToCurrentTime({ job });
        return value;
      } catch (error) {
        end('failure');
        throw error;
      }
    },
    async read() {
      await readOutbox();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
