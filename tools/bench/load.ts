import { Connection } from './connection.ts';
import type { Outgoing } from './connection.ts';
import { usageOf } from './processes.ts';

/** The next request of a connection; null when there are no more. */
export type Source = (connection: number) => Outgoing | null;

export interface Target {
  host: string;
  port: number;
  pid: number;
}

export interface Measured {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of CPU a request: the server process, and PostgreSQL. */
  serverCpu: number;
  databaseCpu: number;
}

export const CONNECTIONS = 10;

async function run(
  target: Target,
  source: Source,
  milliseconds: number,
  latencies: number[],
  connectionCount: number,
): Promise<void> {
  const until = performance.now() + milliseconds;
  const connections = await Promise.all(
    Array.from({ length: connectionCount }, () => Connection.open(target.host, target.port)),
  );
  try {
    await Promise.all(
      connections.map(async (connection, number) => {
        for (let now = performance.now(); now < until;) {
          const next = source(number);
          if (next === null) return;
          const status = await connection.send(next);
          const after = performance.now();
          if (status < 200 || status > 299) {
            const line = next.bytes.toString('utf8').split('\r\n', 1)[0] ?? '';
            throw new Error(`${line} answered ${status}: ${connection.lastBody}`);
          }
          latencies.push(after - now);
          now = after;
        }
      }),
    );
  } finally {
    for (const connection of connections) connection.close();
  }
}

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Runs the source for a time (or until it is empty) and measures what it cost the server and the database. */
export async function measure(
  target: Target,
  source: Source,
  milliseconds: number,
  connectionCount = CONNECTIONS,
): Promise<Measured> {
  const latencies: number[] = [];
  const before = usageOf(target.pid);
  const began = performance.now();
  await run(target, source, milliseconds, latencies, connectionCount);
  const seconds = (performance.now() - began) / 1000;
  const after = usageOf(target.pid);
  const sorted = Float64Array.from(latencies).toSorted();
  const requests = sorted.length;
  return {
    requests,
    perSecond: requests / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    serverCpu: ((after.server - before.server) * 1000) / requests,
    databaseCpu: ((after.database - before.database) * 1000) / requests,
  };
}

/** Lets caches, prepared statements and the compiler settle. */
export async function warmUp(
  target: Target,
  source: Source,
  milliseconds: number,
  connectionCount = CONNECTIONS,
): Promise<void> {
  await run(target, source, milliseconds, [], connectionCount);
}
