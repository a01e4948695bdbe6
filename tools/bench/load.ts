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
  /** Bytes of a response's body as it was sent, on average; unknown for figures from before it was measured. */
  bytes?: number;
  /** How responses were compressed; absent if they were not. */
  encoding?: string;
}

export const CONNECTIONS = 10;

/** What a run has seen so far. */
interface Tally {
  latencies: number[];
  bytes: number;
  encodings: Set<string>;
}

const newTally = (): Tally => ({ latencies: [], bytes: 0, encodings: new Set() });

async function run(
  target: Target,
  source: Source,
  milliseconds: number,
  tally: Tally,
  connectionCount: number,
): Promise<void> {
  const until = performance.now() + milliseconds;
  const connections = await Promise.all(
    Array.from({ length: connectionCount }, () => Connection.open(target.host, target.port)),
  );
  try {
    await Promise.all(
      connections.map(async (connection, number) => {
        const began = performance.now();
        for (let now = began; now < until;) {
          const next = source(number);
          if (next === null) return;
          const status = await connection.send(next);
          const after = performance.now();
          if (status < 200 || status > 299) {
            const line = next.bytes.toString('utf8').split('\r\n', 1)[0] ?? '';
            throw new Error(`${line} answered ${status}: ${connection.lastBody}`);
          }
          tally.latencies.push(after - now);
          tally.bytes += connection.bodySize;
          if (now === began) tally.encodings.add(connection.encoding ?? '');
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

/** The one encoding of the first response on each connection. */
function encodingOf({ encodings }: Tally): string | undefined {
  if (encodings.size > 1) throw new Error(`Responses were sent both as ${[...encodings].join(' and as ')}.`);
  return [...encodings][0] || undefined;
}

/**
 * Runs the source for a time (or until it is empty) and measures what it cost the server and the database.
 * @throws Error for a response that is no success, for a source that is empty, and for responses that are not all compressed the same way.
 */
export async function measure(
  target: Target,
  source: Source,
  milliseconds: number,
  connectionCount = CONNECTIONS,
): Promise<Measured> {
  const tally = newTally();
  const before = usageOf(target.pid);
  const began = performance.now();
  await run(target, source, milliseconds, tally, connectionCount);
  const seconds = (performance.now() - began) / 1000;
  const after = usageOf(target.pid);
  const sorted = Float64Array.from(tally.latencies).toSorted();
  const requests = sorted.length;
  if (requests === 0) throw new Error('There was nothing left to request.');
  const encoding = encodingOf(tally);
  return {
    requests,
    perSecond: requests / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    serverCpu: ((after.server - before.server) * 1000) / requests,
    databaseCpu: ((after.database - before.database) * 1000) / requests,
    bytes: tally.bytes / requests,
    ...(encoding !== undefined && { encoding }),
  };
}

/** Lets caches, prepared statements and the compiler settle. */
export async function warmUp(
  target: Target,
  source: Source,
  milliseconds: number,
  connectionCount = CONNECTIONS,
): Promise<void> {
  await run(target, source, milliseconds, newTally(), connectionCount);
}
