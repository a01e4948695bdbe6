import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../db/errors.ts';

/** Events that are handled at once. */
const MAX_BATCH = 1_000;
/** How often a batch is tried, and the milliseconds in between. */
const ATTEMPTS = 3;
const RETRY_AFTER = 250;
/** Parts of a batch that may fail before the rest of it is not looked at any closer. Ten lead to one event among a thousand. */
const MAX_FAILURES = 40;

export interface BatchesOptions<T> {
  handle(batch: readonly T[]): Promise<void>;
  /** These are lost to those who listen to them. */
  onLost(events: readonly T[]): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Handles events in batches, one at a time: what comes meanwhile is the next batch, so a busy process asks more per statement, not more
 * often. A batch that cannot be handled is halved until only the events are lost that are the reason.
 */
export function createBatches<T>({ handle, onLost, log }: BatchesOptions<T>): (events: readonly T[]) => void {
  const waiting: T[] = [];
  let isRunning = false;

  /** The last error, or undefined once it was handled. */
  async function errorOf(batch: readonly T[], attempts: number): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await handle(batch);
        return undefined;
      } catch (error) {
        log.warn({ err: error, events: batch.length }, 'live events could not be read');
        if (attempt === attempts) return error;
        await pause(RETRY_AFTER, undefined, { ref: false });
      }
    }
  }

  async function handleAll(batch: readonly T[]): Promise<void> {
    let failures = 0;
    const parts = [batch];
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      const error = await errorOf(part, part === batch ? ATTEMPTS : 1);
      if (error === undefined) continue;
      failures += 1;
      if (part.length === 1 || failures >= MAX_FAILURES || isUnavailable(error)) {
        onLost(part);
      } else {
        const half = Math.ceil(part.length / 2);
        parts.push(part.slice(half), part.slice(0, half));
      }
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await handleAll(waiting.splice(0, MAX_BATCH));
    isRunning = false;
  }

  return (events) => {
    for (const event of events) waiting.push(event);
    if (!isRunning) void run();
  };
}
