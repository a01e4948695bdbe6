/**
 * `npm run bench -- hostile`: hostile requests from a visitor, a guest with a cart, a retail client, a professional, and a school
 * or staff, to every operation, page and file of a server that is started as `deploy/regen.service` starts it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestCluster } from '../../server/test-cluster.ts';
import { medianOf } from '../median.ts';
import { watchMemory } from '../mixed/memory.ts';
import { launch, recommended, ROOT } from '../store.ts';
import type { Started } from '../store.ts';

/** Requests between two reported memory samples. */
const LOOK_EVERY = 10_000;
/** Allowed growth in MiB from the middle sample to the last: caches are full by then, and less is noise of the garbage collector. */
const GROWTH_LIMIT_MIB = 32;
/** Milliseconds that a statement sleeps if a payload is injected. */
const SLEEP_MS = 5_000;

interface Times {
  count: number;
  p50: number;
  p99: number;
  most: number;
}

/** As reported by the server's `runHostile`. */
interface Report {
  requests: number;
  operations: number;
  callers: Readonly<Record<string, number>>;
  kinds: Readonly<Record<string, number>>;
  statuses: Readonly<Record<string, number>>;
  violations: readonly { what: string; breaks: readonly string[]; request: string }[];
  sleeping: Times;
  others: Times;
  slowest: { milliseconds: number; request: string };
  seconds: number;
  isReady: boolean;
}

export interface HostileRow extends Omit<Report, 'violations' | 'slowest'> {
  seed: number;
  violations: number;
  slowestMs: number;
  /** Resident memory of the server process after each 10,000 requests, MiB. */
  resident: readonly number[];
  peak: number;
  /** MiB per 10,000 requests, in the second half; null with fewer than two samples in it. */
  slope: number | null;
  exitCode: number | null;
}

interface Harness {
  runHostile(
    cluster: object,
    options: {
      requests: number;
      seed: number;
      start(settings: Record<string, string>): Promise<{ url: string }>;
      onProgress(done: number): void;
    },
  ): Promise<Report>;
}

const harness = pathToFileURL(join(ROOT, 'apps/server/src/testing/hostile/run-hostile.ts')).href;

/** Least-squares slope of the second half: the growth per sample. */
export function slopeOf(values: readonly number[]): number | null {
  const warm = values.slice(Math.floor((values.length - 1) / 2));
  if (warm.length < 2) return null;
  const middle = (warm.length - 1) / 2;
  const mean = warm.reduce((sum, value) => sum + value, 0) / warm.length;
  const [above, below] = warm.reduce(
    ([top, bottom], value, at) => [top + (at - middle) * (value - mean), bottom + (at - middle) ** 2],
    [0, 0],
  );
  return above / below;
}

/** @param onLine Called with progress messages. */
export async function runHostile(requests: number, seed: number, onLine: (line: string) => void): Promise<HostileRow> {
  // A computed name, as in `tools/server`.
  const { runHostile: attack } = (await import(harness)) as Harness;
  const cluster = await startTestCluster();
  let target: Started | undefined;
  let watch: ReturnType<typeof watchMemory> | undefined;
  const resident: number[] = [];
  const sinceLook: number[] = [];
  try {
    const report = await attack(cluster, {
      requests,
      seed,
      async start(settings) {
        const { settings: environment, options } = recommended();
        target = await launch({
          settings: { ...environment, PAYMENT_PROVIDER: 'test', MAIL_URL: 'outbox', ...settings },
          options,
          log: join(ROOT, '.cache', 'bench', 'hostile.log'),
        });
        watch = watchMemory(target.pid, { onSample: ({ server }) => void sinceLook.push(server) });
        return target;
      },
      onProgress(done) {
        if (process.stderr.isTTY) process.stderr.write(`\r  ${done} sent`);
        if (done % LOOK_EVERY !== 0) return;
        resident.push(medianOf(sinceLook.splice(0)));
        onLine(`  ${done} sent, ${resident.at(-1)?.toFixed(0)} MiB resident`);
      },
    });
    for (const { what, breaks, request } of report.violations.slice(0, 40))
      onLine(`  ${what} (${breaks.join(', ')})\n    ${request}`);
    onLine(`  slowest: ${report.slowest.milliseconds.toFixed(0)} ms: ${report.slowest.request.slice(0, 300)}`);
    const { peak } = watch?.stop() ?? { peak: { server: 0 } };
    const { slowest, violations, ...rest } = report;
    return {
      ...rest,
      seed,
      violations: violations.length,
      slowestMs: slowest.milliseconds,
      resident,
      peak: peak.server,
      slope: slopeOf(resident),
      exitCode: (await target?.stop()) ?? null,
    };
  } finally {
    watch?.stop();
    await target?.stop();
    await cluster.stop();
  }
}

/** A sentence for each violation. */
export function harmOf({ violations, statuses, resident, sleeping, isReady, exitCode }: HostileRow): string[] {
  const errors = Object.entries(statuses).filter(([status]) => status.startsWith('5'));
  const middle = resident[Math.floor((resident.length - 1) / 2)] ?? 0;
  const growth = (resident.at(-1) ?? 0) - middle;
  return [
    ...(violations > 0 ? [`${violations} responses were violations.`] : []),
    ...errors.map(([status, count]) => `${count} responses were ${status}.`),
    ...(growth > GROWTH_LIMIT_MIB ? [`The server grew by ${growth.toFixed(0)} MiB.`] : []),
    // A sleep in PostgreSQL is a violation already; single requests may be slow on a busy machine.
    ...(sleeping.p99 >= SLEEP_MS ? [`Requests with a sleep payload took ${sleeping.p99} ms (p99).`] : []),
    ...(isReady ? [] : ['The server is not ready afterward.']),
    ...(exitCode === 0 ? [] : [`The server exited with ${exitCode}.`]),
  ];
}
