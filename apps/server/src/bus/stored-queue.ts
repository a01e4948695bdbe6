import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { Database, Tx } from '../db/database.ts';
import { within } from '../within.ts';

export interface StoredQueueOptions<Row> {
  db: Pick<Database, 'transaction'>;
  /**
   * Removes rows that no other process has taken, `batch` at most, oldest first. With `isSweep` only those that whoever wrote them should
   * have handed over by now.
   */
  take(tx: Tx, batch: number, isSweep: boolean): Promise<Row[]>;
  /** Hands them over, in the transaction that removes them: either both happen or neither. */
  handOver(rows: readonly Row[], tx: Tx): Promise<void>;
  onError(error: Error): void;
  batch: number;
  /** Milliseconds between looks for what others have left. */
  sweepEvery: number;
}

/** Milliseconds between two looks. The first one comes at once; a busy process then hands over more at a time. */
const GAP = 50;

export interface StoredQueue {
  /** Something was written: what waits is handed over soon. Any number of calls cost one look. */
  wake(): void;
  /** Also looks for what other processes have left, from now on. */
  start(): void;
  /** Hands over one more batch if something was written, but waits no longer than so many milliseconds. The rest stays stored. */
  stop(milliseconds: number): Promise<void>;
}

/** Rows of a table that are handed over once and then gone, whichever process does it. */
export function createStoredQueue<Row>(options: StoredQueueOptions<Row>): StoredQueue {
  const { db, take, handOver, onError, batch, sweepEvery } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let asked: 'no' | 'sweep' | 'written' = 'no';
  let isStopped = false;

  async function handOverAll(isSweep: boolean): Promise<void> {
    for (let count = batch; count === batch && !isStopped;) {
      count = await db.transaction(async (tx) => {
        const rows = await take(tx, batch, isSweep);
        if (rows.length > 0) await handOver(rows, tx);
        return rows.length;
      });
    }
  }

  async function run(): Promise<void> {
    while (asked !== 'no') {
      // Everything that this turn of the event loop writes goes into one batch.
      await turn();
      const early = lookedAt + GAP - performance.now();
      if (early > 0) await pause(early);
      lookedAt = performance.now();
      const isSweep = asked === 'sweep';
      asked = 'no';
      try {
        await handOverAll(isSweep);
      } catch (error) {
        // It stays stored; the next sweep of any process is the retry.
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
    running = undefined;
  }

  function ask(what: 'sweep' | 'written'): void {
    if (isStopped) return;
    if (asked !== 'written') asked = what;
    running ??= run();
  }

  return {
    wake: () => ask('written'),
    start() {
      if (isStopped || timer) return;
      timer = setInterval(() => ask('sweep'), sweepEvery);
      timer.unref();
    },
    async stop(milliseconds) {
      isStopped = true;
      clearInterval(timer);
      if (running) await within(milliseconds, running);
    },
  };
}
