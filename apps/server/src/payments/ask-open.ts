import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../db/database.ts';

/** Calls to the provider at the same time. */
const PARALLEL = 8;

export interface AskOpen {
  db: Queryable;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /**
   * Marks one attempt as queried now and returns its id; null when all were queried since this moment. It takes the one queried longest
   * ago: an interrupted run is continued by the next, in whichever process.
   */
  take: (roundBegan: Date) => Promise<string | null>;
  settle: (paymentId: string) => Promise<unknown>;
  signal: AbortSignal | undefined;
}

/** One run: queries the provider once about every open attempt, as far as it gets before the signal. */
export async function askOpen({ db, log, take, settle, signal }: AskOpen): Promise<void> {
  const { rows } = await db.query<{ now: Date }>('select now()::timestamptz(3) as now');
  const roundBegan = rows[0]?.now;
  if (!roundBegan) throw new Error('The database did not return its time.');

  const askInTurn = async (): Promise<void> => {
    while (!signal?.aborted) {
      const paymentId = await take(roundBegan);
      if (paymentId === null) return;
      await settle(paymentId).catch((error: unknown) => {
        log.warn({ err: error, paymentId }, 'the status of a payment is unknown; the provider will be asked again');
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: PARALLEL }, askInTurn));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
