import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { within } from './within.ts';

/** Milliseconds after which a body that has not come whole is cut: its sender would hold the end for minutes. */
const BODY_LIMIT = 1_000;
/** Milliseconds for requests in progress. */
const ANSWER_LIMIT = 2_000;
/** Milliseconds for clients to close their side once they have their response. */
const GOODBYE_LIMIT = 200;

/** Milliseconds in which a process that is shutting down still accepts requests and reports that it is not ready. */
export const drainMsOf = ({ DRAIN_SECONDS, PUBLIC_URL }: Pick<Config, 'DRAIN_SECONDS' | 'PUBLIC_URL'>): number =>
  1000 * (DRAIN_SECONDS ?? (PUBLIC_URL === undefined ? 0 : 1));

export interface Drain {
  /** From the moment on that this process should get no more work. */
  readonly isDraining: boolean;
  /** Also to be done, and waited for, once no more connections are accepted: what HTTP does not know of. */
  whenClosing(work: () => Promise<void>): void;
  /** Completes requests in progress and closes every connection. In-process calls work until the end. */
  run(): Promise<void>;
}

/**
 * Shutdown of a listening server: `/readyz` first informs the load balancer, for `waitMs`; then no more connections are accepted; then
 * requests in progress are completed. Fastify's own shutdown would begin by refusing the calls that a page being rendered makes in this
 * process.
 */
export function createDrain(server: FastifyInstance, waitMs: number): Drain {
  const underWay = new Set<FastifyRequest>();
  const others: (() => Promise<void>)[] = [];
  let isDraining = false;
  let onIdle: (() => void) | undefined;

  server.addHook('onRequest', async (request, reply) => {
    // Calls that a page makes in this process end with the page.
    if (!(request.raw instanceof IncomingMessage)) return;
    underWay.add(request);
    // The one event that comes however it ends: Fastify's hooks pass over a client that leaves after its body was read.
    reply.raw.once('close', () => {
      underWay.delete(request);
      if (underWay.size === 0) onIdle?.();
    });
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });

  function cutUnfinishedBodies(): void {
    for (const { raw } of underWay) if (!raw.complete) raw.socket.destroy();
  }

  return {
    get isDraining() {
      return isDraining;
    },
    whenClosing: (work) => void others.push(work),
    async run() {
      isDraining = true;
      const { server: http } = server;
      if (!http.listening) return;
      await pause(waitMs);
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      // Connections that were busy when closing began become idle afterward, and nothing else closes those.
      const closeIdle = setInterval(() => http.closeIdleConnections(), 20);
      const cut = setTimeout(cutUnfinishedBodies, BODY_LIMIT);
      const besides = Promise.all(others.map((work) => work()));
      const idle = new Promise<void>((resolve) => (onIdle = resolve));
      if (underWay.size > 0) await within(ANSWER_LIMIT, idle);
      await besides;
      await within(GOODBYE_LIMIT, closed);
      clearTimeout(cut);
      clearInterval(closeIdle);
      http.closeAllConnections();
      await closed;
    },
  };
}
