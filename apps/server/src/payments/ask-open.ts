import type { FastifyBaseLogger } from 'fastify';

/** Calls to the provider at the same time. */
const PARALLEL = 8;

export interface AskOpen {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Takes the next attempt; null if there are no more in this run. */
  take: () => Promise<string | null>;
  settle: (paymentId: string) => Promise<unknown>;
  signal: AbortSignal | undefined;
}

/** One run: queries the provider once about every open attempt, as far as it gets before the signal. */
export async function askOpen({ log, take, settle, signal }: AskOpen): Promise<void> {
  const askInTurn = async (): Promise<void> => {
    while (!signal?.aborted) {
      const paymentId = await take();
      if (paymentId === null) return;
      await settle(paymentId).catch((error: unknown) => {
        log.warn({ err: error, paymentId }, 'the status of a payment is unknown; the provider will be asked again');
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: PARALLEL }, askInTurn));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
