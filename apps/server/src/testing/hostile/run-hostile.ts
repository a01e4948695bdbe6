import { routePlugins } from '../../routes.ts';
import { SLEEP_MS } from '../fuzz/break-sql.ts';
import { RawConnection } from '../fuzz/connection.ts';
import { shown } from '../fuzz/judge.ts';
import { createRandom } from '../fuzz/random.ts';
import type { TestCluster } from '../test-engine.ts';
import { createTestServer } from '../test-server.ts';
import { Attack } from './attack.ts';
import type { Shot } from './attack.ts';

const CONNECTIONS = 8;
/** Bytes. */
const LARGE = 16_000;
/** Polling interval in milliseconds. */
const SLEEP_POLL_INTERVAL = 500;

export interface HostileTarget {
  url: string;
}

export interface HostileOptions {
  requests: number;
  seed: number;
  /** Starts the target server with these settings. */
  start(settings: Record<string, string>): Promise<HostileTarget>;
  onProgress?: (done: number) => void;
}

export interface HostileViolation {
  what: string;
  breaks: readonly string[];
  request: string;
}

interface Times {
  count: number;
  p50: number;
  p99: number;
  most: number;
}

export interface HostileReport {
  requests: number;
  operations: number;
  callers: Readonly<Record<string, number>>;
  /** By kind of request: operation, page or file, bytes. */
  kinds: Readonly<Record<string, number>>;
  statuses: Readonly<Record<string, number>>;
  violations: readonly HostileViolation[];
  /** Response times in milliseconds for requests with a sleep payload, and for all others. */
  sleeping: Times;
  others: Times;
  slowest: { milliseconds: number; request: string };
  seconds: number;
  isReady: boolean;
}

function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** Attacks a server in a separate process and reports every response that violates an expectation. */
export async function runHostile(cluster: TestCluster, options: HostileOptions): Promise<HostileReport> {
  const factor = { RATE_LIMIT_FACTOR: '1000000' };
  // This server creates people and records; the target is another process on the same database and files.
  const server = await createTestServer(cluster, { routes: routePlugins, env: factor, onAnswer: () => undefined });
  const violations: HostileViolation[] = [];
  const tally = {
    callers: {} as Record<string, number>,
    kinds: {} as Record<string, number>,
    statuses: {} as Record<string, number>,
  };
  const count = (of: Record<string, number>, key: string) => void (of[key] = (of[key] ?? 0) + 1);
  const times = { sleeping: [] as number[], others: [] as number[] };
  let slowest = { milliseconds: 0, request: '' };
  try {
    const operations = new Set(server.app.modules.flatMap((module) => Object.keys(module.operations)));
    const attack = await Attack.create(server, operations);
    const { DATA_FOLDER, DATABASE_URL = '', JWT_SECRET = '' } = server.config;
    const target = await options.start({ ...factor, DATA_FOLDER, DATABASE_URL, JWT_SECRET });
    const port = Number(new URL(target.url).port);

    async function fire(shot: Shot, connection: RawConnection): Promise<void> {
      const note = (what: string) =>
        violations.push({
          what: `${shot.operationId ?? shot.kind}: ${what}`,
          breaks: shot.breaks,
          request: shown(shot.request),
        });
      count(tally.callers, shot.caller);
      count(tally.kinds, shot.kind);
      try {
        const began = performance.now();
        const response = await connection.send(shot.request);
        const milliseconds = performance.now() - began;
        const sleeps = shot.request.head.includes('pg_sleep') || shot.request.body.includes('pg_sleep');
        times[sleeps ? 'sleeping' : 'others'].push(milliseconds);
        if (milliseconds > slowest.milliseconds) slowest = { milliseconds, request: shown(shot.request) };
        count(tally.statuses, response === null ? 'closed' : String(response.status));
        if (response === null) {
          // A request that is rejected while it is still being sent may lose its response.
          if (!shot.request.isCut && shot.request.head.length + shot.request.body.length < LARGE)
            note('closed the connection without a response');
          return;
        }
        if (response.status === 401 && shot.sender && !shot.breaks.some((name) => name.includes('header')))
          attack.forget(shot.sender);
        const fault = attack.faultOf(shot, response);
        if (fault !== null) note(fault);
      } catch (error) {
        note(error instanceof Error ? error.message : String(error));
      }
      // After invalid bytes, the rest of the connection can't be matched to requests.
      if (shot.kind === 'bytes') connection.close();
    }

    // The surest sign of an injected statement, as opposed to a slow one.
    const sleepPoll = setInterval(
      () => {
        server.db
          .query<{ query: string }>(`select query from pg_stat_activity where wait_event = 'PgSleep' limit 1`)
          .then(
            ({ rows }) => {
              if (rows[0])
                violations.push({ what: `PostgreSQL is sleeping in: ${rows[0].query}`, breaks: [], request: '' });
            },
            (error: unknown) =>
              violations.push({ what: `PostgreSQL does not respond: ${String(error)}`, breaks: [], request: '' }),
          );
      },
      Math.min(SLEEP_POLL_INTERVAL, SLEEP_MS / 2),
    );

    const began = performance.now();
    let sent = 0;
    let done = 0;
    async function attacker(number: number): Promise<void> {
      const random = createRandom(options.seed * CONNECTIONS + number);
      const connection = new RawConnection(port);
      while (sent < options.requests) {
        sent += 1;
        await fire(await attack.next(random), connection);
        done += 1;
        if (done % 1_000 === 0) options.onProgress?.(done);
      }
      connection.close();
    }
    try {
      await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => attacker(number)));
    } finally {
      clearInterval(sleepPoll);
    }
    const seconds = (performance.now() - began) / 1000;
    const ready = await fetch(`${target.url}/readyz`).then(({ status }) => status, String);
    return {
      requests: done,
      operations: attack.operations,
      ...tally,
      violations,
      sleeping: timesOf(times.sleeping),
      others: timesOf(times.others),
      slowest,
      seconds,
      isReady: ready === 200,
    };
  } finally {
    await server.close();
  }
}
