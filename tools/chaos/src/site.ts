import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isInTime } from '../../../apps/server/src/testing/in-time.ts';
import { START_LIMIT, WAIT_LIMIT } from '../../limits/limits.ts';
import type { Kind, Recovery } from './kinds.ts';

/** The buyers. */
export interface Crowd {
  /** Resolves when this many more orders are acknowledged; at once without buyers. */
  buys(count: number): Promise<void>;
  /** Runs `work` while no new buyers arrive. */
  rests(work: () => Promise<void>): Promise<void>;
  /** Numbers of the orders acknowledged so far. */
  numbers(): string[];
}

/** A platform to disturb. */
export interface Site {
  /** URLs of its processes, any of which may serve a buyer. */
  readonly urls: readonly string[];
  /** Runs `work` with a separate connection, for the audit. */
  withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result>;
  /** Runs one round of a kind, and waits until the platform is ready again. */
  disturb(kind: Kind, crowd: Crowd): Promise<Recovery>;
  /** Losses for these orders that the database can't show, such as emails, one sentence each. */
  missing(numbers: readonly string[]): Promise<string[]>;
  stop(): Promise<void>;
}

export async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // If the database is killed in the meantime, the statement fails, which is enough.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface Health {
  /** 0: no response. */
  status: number;
  code: string;
  retryAfter: string | null;
}

export async function readHealth(url: string): Promise<Health> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(WAIT_LIMIT) });
    const { code = '' } = (await response.json()) as { code?: string };
    return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
  } catch {
    return { status: 0, code: '', retryAfter: null };
  }
}

/** Often enough to measure, and rarely enough not to slow a busy start. */
const ASK_EVERY_MS = 25;

/** Polls the condition; returns whether it became true in time. */
export async function isSoon(condition: () => Promise<boolean>, limitMs = START_LIMIT): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < limitMs; await wait(ASK_EVERY_MS))
    if (await condition()) return true;
  return false;
}

/** Waits until all processes are ready; throws with their status otherwise. */
export async function untilReady(urls: readonly string[], say: () => string): Promise<void> {
  for (const url of urls) {
    if (await isSoon(async () => (await readHealth(url)).status === 200)) continue;
    const { status, code } = await readHealth(url);
    throw new Error(`${url} was not ready in ${START_LIMIT / 1000} s, but answers ${status} ${code}:\n${say()}`);
  }
}

/** How soon a load balancer has to know, unless the machine is busy. */
const TOLD_MS = 10_000;

/** Waits until a process reports that it is not ready, as a load balancer needs. Returns faults otherwise. */
export async function untilNotReady(url: string, codes: readonly string[]): Promise<string[]> {
  let health: Health | undefined;
  const began = performance.now();
  const isTold = await isSoon(async () => {
    health = await readHealth(url);
    return health.status === 503;
  }, WAIT_LIMIT);
  if (!isTold || !isInTime(began, TOLD_MS)) return [`/readyz said ${health?.status} and not 503 for ten seconds`];
  if (!codes.includes(health?.code ?? '')) return [`/readyz said ${health?.code} and none of ${codes.join(', ')}`];
  return health?.retryAfter === null ? ['/readyz answered 503 without Retry-After'] : [];
}
