import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

/** Events that are handled at once. */
const MAX_BATCH = 1_000;
/** How often a batch is tried, and the milliseconds in between. */
const ATTEMPTS = 3;
const RETRY_AFTER = 250;

export interface BatchesOptions<T> {
  handle(batch: readonly T[]): Promise<void>;
  /** What was in a batch is lost to those who listen. */
  onLost(): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Handles events in batches, one at a time: what comes meanwhile is the next batch, so a busy process asks more per statement, not more often. */
export function createBatches<T>({ handle, onLost, log }: BatchesOptions<T>): (events: readonly T[]) => void {
  const waiting: T[] = [];
  let isRunning = false;

  async function handleOne(batch: readonly T[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await handle(batch);
        return;
      } catch (error) {
        log.warn({ err: error }, 'live events could not be read');
        if (attempt === ATTEMPTS) {
          onLost();
          return;
        }
        await pause(RETRY_AFTER, undefined, { ref: false });
      }
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await handleOne(waiting.splice(0, MAX_BATCH));
    isRunning = false;
  }

  return (events) => {
    for (const event of events) waiting.push(event);
    if (!isRunning) void run();
  };
}
