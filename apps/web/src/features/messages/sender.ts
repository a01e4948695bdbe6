import { RegenError } from '@regen/sdk';
import { sendFailure } from './send-failure.ts';
import type { WaitingMessage } from './waiting-message.ts';

export interface SenderParts {
  /** Those that are to be sent, in their order. */
  waiting: () => readonly WaitingMessage[];
  /** Sends one, under its client id as idempotency key. */
  send: (message: WaitingMessage) => Promise<void>;
  refuse: (clientId: string, failure: string) => void;
  /** Takes what is no answer of the server and no lost connection, but a defect of this page. */
  report: (error: unknown) => void;
  /** Runs it while no other tab of this person sends. */
  exclusively: (run: () => Promise<void>) => Promise<void>;
  isOnLine?: () => boolean;
  random?: () => number;
}

export interface Sender {
  /** There is something to send, or another reason to try again: the device is online, the page visible, a connection back. */
  wake: () => void;
  close: () => void;
}

/**
 * Sends what waits, one after the other. What the server refuses is left to the person, and later messages don't wait for it; anything
 * else stops all of them until the next attempt, so that their order stays.
 */
export function createSender({ waiting, send, refuse, report, exclusively, isOnLine, random }: SenderParts): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isWoken = false;
  let isClosed = false;

  const next = (): WaitingMessage | undefined => waiting().find(({ failure }) => failure === null);

  /** Until nothing is left, or one could not be sent. */
  async function drain(): Promise<void> {
    for (let message = next(); message && !isClosed; message = next()) {
      // The browser says when it is online again.
      if (isOnLine?.() === false) return;
      try {
        await send(message);
        failures = 0;
      } catch (error) {
        if (!(error instanceof RegenError)) report(error);
        const outcome = sendFailure(error, failures, random);
        if ('failure' in outcome) {
          refuse(message.clientId, outcome.failure);
          continue;
        }
        failures += 1;
        if (outcome.again !== 'later') later(outcome.again);
        return;
      }
    }
  }

  function later(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(wake, ms);
  }

  async function run(): Promise<void> {
    isRunning = true;
    try {
      do {
        isWoken = false;
        await exclusively(drain);
      } while (isWoken && !isClosed);
    } finally {
      isRunning = false;
    }
  }

  function wake(): void {
    clearTimeout(timer);
    if (isClosed || !next()) return;
    // It may have looked for the last time already.
    if (isRunning) isWoken = true;
    else void run();
  }

  return {
    wake,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
