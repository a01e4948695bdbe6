/**
 * `npm run bench -- mixed`: a store's typical traffic, all at once and as fast as the server responds, on a server that is started as
 * `deploy/regen.service` starts it. Ends with a SIGTERM under load.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { COUNTED } from '../page-lookups.ts';
import { prepare, recommended, startStore } from '../store.ts';
import type { Store } from '../store.ts';
import { openWorld } from '../world.ts';
import type { World } from '../world.ts';
import { Caller } from './caller.ts';
import type { Got, Outcome } from './caller.ts';
import { growthOf, GROWTH_LIMIT_MIB, PEAK_LIMIT_MIB, TOGETHER_LIMIT_MIB, watchMemory } from './memory.ts';
import type { MemoryRow } from './memory.ts';
import { buyer, reader, viewer, visitor } from './people.ts';
import type { Browser, Step } from './people.ts';

/** Milliseconds within which a server exits after SIGTERM. */
const STOP_LIMIT_MS = 5_000;
const ALSO = ['content pages', 'signed-in pages', 'metrics', 'pages compressed as browsers ask for them'];
/** Rejected for a normal reason: sold out, changed by someone else, no longer there. */
const REFUSALS = new Set([404, 409, 410, 412, 422]);

class Gone extends Error {
  override readonly name = 'Gone';
}

export interface MixedRow extends MemoryRow {
  minutesAsked: number;
  /** What was on beside the traffic of the first runs, which did not have it. */
  also?: readonly string[];
  requests: number;
  orders: number;
  pictures: number;
  pages: number;
  statuses: Readonly<Record<string, number>>;
  /** Growth of the server process since the warm-up, in MiB; null when the run was too short. */
  growth: number | null;
  stop: {
    /** From the signal to the exit of the process. */
    milliseconds: number;
    exitCode: number | null;
    /** Completed after the signal. */
    answered: number;
    /** Sent, but not completed. */
    cut: number;
  };
  faults: readonly string[];
}

interface Count {
  requests: number;
  orders: number;
  pictures: number;
  pages: number;
  statuses: Record<string, number>;
  faults: string[];
  /** When SIGTERM was sent. */
  stoppedAt: number | null;
  afterStop: Record<Outcome, number>;
  /** A load balancer has seen that the server is not ready: no new connections. */
  isReady: boolean;
}

export const newCount = (): Count => ({
  requests: 0,
  orders: 0,
  pictures: 0,
  pages: 0,
  statuses: {},
  faults: [],
  stoppedAt: null,
  afterStop: { answered: 0, refused: 0, cut: 0 },
  isReady: true,
});

function note(count: Count, method: string, path: string, { outcome, status, headers }: Got): void {
  if (count.stoppedAt !== null) count.afterStop[outcome] += 1;
  else if (outcome !== 'answered') count.faults.push(`${method} ${path} was ${outcome}`);
  if (outcome !== 'answered') return;
  count.requests += 1;
  count.statuses[status] = (count.statuses[status] ?? 0) + 1;
  const type = headers['content-type'] ?? '';
  if (type.startsWith('image/')) count.pictures += 1;
  if (type.startsWith('text/html')) count.pages += 1;
  if (status === 201 && /\/order\//.test(path)) count.orders += 1;
  if (status >= 400 && !REFUSALS.has(status)) count.faults.push(`${method} ${path} answered ${status}`);
}

export function browserOf(caller: Caller, count: Count): Browser {
  return {
    async send(path, sent) {
      const got = await caller.send(path, sent);
      note(count, sent?.method ?? 'GET', path, got);
      if (got.outcome !== 'answered') throw new Gone();
      return got;
    },
  };
}

/** Runs until a request gets no response. Before the stop that is a fault, which has been counted. */
export async function live(step: Step): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      await step(turn);
    } catch (error) {
      if (error instanceof Gone) return;
      throw error;
    }
  }
}

/** Checks readiness like a load balancer, while the server shuts down. */
async function watchReadiness(url: string, count: Count): Promise<void> {
  while (count.isReady) {
    count.isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    await wait(50);
  }
}

async function people(store: Store, world: World, count: Count): Promise<{ steps: Step[]; close(): void }> {
  const callers: Caller[] = [];
  const browser = (): Browser => {
    const caller = new Caller(store.url, () => count.isReady);
    callers.push(caller);
    return browserOf(caller, count);
  };
  const steps = [
    visitor(browser(), world, 0),
    visitor(browser(), world, 101),
    visitor(browser(), world, 202, true),
    await viewer(browser(), world),
    await reader(browser(), world),
    buyer(browser(), world, 0),
    buyer(browser(), world, 31),
    buyer(browser(), world, 59, world.client),
  ];
  return { steps, close: () => callers.forEach((caller) => caller.close()) };
}

async function stopInTheMiddle(store: Store, count: Count): Promise<MixedRow['stop']> {
  const began = performance.now();
  count.stoppedAt = began;
  const [exitCode] = await Promise.all([store.stop(), watchReadiness(store.url, count)]);
  const milliseconds = performance.now() - began;
  return { milliseconds, exitCode, answered: 0, cut: 0 };
}

/** @param onMinute Called with the medians of each minute when it is over. */
export async function runMixed(
  minutes: number,
  onMinute: (minute: MemoryRow['minutes'][number]) => void,
): Promise<MixedRow> {
  await prepare('default');
  const { settings, options } = recommended();
  // Gives a load balancer a second to switch, as with `PUBLIC_URL`.
  const store = await startStore('default', {
    settings: { ...settings, ...COUNTED, WARM_PICTURES: 'true', DRAIN_SECONDS: '1' },
    options,
  });
  const count = newCount();
  try {
    const world = await openWorld(store);
    const { steps, close } = await people(store, world, count);
    const memory = watchMemory(store.pid, { onMinute });
    const lives = steps.map((step) => live(step));
    // The first life that ends before the stop ends the run: a server that has died has nothing more to show.
    await Promise.race([...lives, wait(minutes * 60_000, undefined, { ref: false })]);
    const whole = memory.stop();
    // The minute that had only begun is dropped.
    const measured = { ...whole, minutes: whole.minutes.filter(({ minute }) => minute <= Math.max(1, minutes)) };
    const stop = await stopInTheMiddle(store, count);
    await Promise.all(lives);
    close();
    const { requests, orders, pictures, pages, statuses, faults, afterStop } = count;
    return {
      minutesAsked: minutes,
      also: ALSO,
      requests,
      orders,
      pictures,
      pages,
      statuses,
      ...measured,
      growth: growthOf(measured),
      stop: { ...stop, answered: afterStop.answered, cut: afterStop.cut },
      faults,
    };
  } finally {
    await store.stop();
  }
}

/** A sentence for each limit that was exceeded. */
export function missedOf({ peak, growth, stop, faults }: MixedRow): string[] {
  const kinds = [...new Set(faults.map((fault) => fault.replace(/\?\S*/, '')))];
  return [
    ...kinds.slice(0, 20),
    ...(peak.server > PEAK_LIMIT_MIB
      ? [`The server used ${peak.server.toFixed(0)} MiB; the limit is ${PEAK_LIMIT_MIB}.`]
      : []),
    ...(peak.together > TOGETHER_LIMIT_MIB
      ? [`The server and drawing used ${peak.together.toFixed(0)} MiB at once; the limit is ${TOGETHER_LIMIT_MIB}.`]
      : []),
    ...(growth !== null && growth > GROWTH_LIMIT_MIB
      ? [`The server grew by ${growth.toFixed(0)} MiB after warming up.`]
      : []),
    ...(stop.cut > 0 ? [`${stop.cut} requests were cut off by the shutdown.`] : []),
    ...(stop.exitCode === 0 ? [] : [`The server exited with ${stop.exitCode}.`]),
    ...(stop.milliseconds > STOP_LIMIT_MS
      ? [`The server took ${(stop.milliseconds / 1000).toFixed(1)} s to exit.`]
      : []),
  ];
}
