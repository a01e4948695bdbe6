import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { toHttpError } from '../http/errors/error-handler.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { refuse } from '../refuse.ts';
import type { HttpError } from '../refuse.ts';
import { within } from '../within.ts';
import type { Admitted } from './admission.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

/** Upgrades that are being checked, and the milliseconds that one may take. */
const MAX_CHECKED = 256;
const CHECK_LIMIT = 5_000;
/** Bytes of a frame from a client. */
const MAX_FRAME = 4 * 1024;

export interface DoorOptions {
  admit(request: IncomingMessage): Promise<Admitted>;
  /** Throws when there is no room for one more of this caller, or for any. */
  checkRoom(admitted: Admitted | null): void;
  onOpen(socket: WebSocket, admitted: Admitted): void;
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>;
  metrics: Pick<Metrics, 'request'>;
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, requestId: string) => void;

/** Turns requests into WebSockets, or refuses them. */
export function createDoor({ admit, checkRoom, onOpen, log, metrics }: DoorOptions): Upgrade {
  // Compressing would cost 300 kB a connection for messages that are shorter than what it saves.
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    clientTracking: false,
  });
  let checked = 0;

  async function check(request: IncomingMessage): Promise<Admitted> {
    checkRoom(null);
    if (checked >= MAX_CHECKED) throw busy();
    checked += 1;
    // The place is given back when the work ends, not when the caller is no longer waited for: it holds a connection to the database.
    const admitting = admit(request).finally(() => (checked -= 1));
    if (!(await within(CHECK_LIMIT, admitting))) throw busy();
    const admitted = await admitting;
    checkRoom(admitted);
    return admitted;
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer, requestId: string): Promise<void> {
    const began = performance.now();
    const count = (status: number): void => metrics.request('live', 'GET', status, (performance.now() - began) / 1000);
    const leave = (): void => void socket.destroy();
    socket.on('error', leave);
    try {
      const admitted = await check(request);
      if (socket.destroyed) return;
      socket.off('error', leave);
      server.handleUpgrade(request, socket, head, (opened) => {
        count(101);
        onOpen(opened, admitted);
      });
    } catch (error) {
      const refusal = toHttpError(error);
      count(refusal.status);
      const line = { id: requestId, code: refusal.code };
      if (refusal.status === 500) log.warn({ ...line, err: refusal.cause }, 'a live connection could not be opened');
      else log.debug(line, 'a live connection was refused');
      refuseUpgrade(socket, refusal, requestId);
    }
  }

  return (request, socket, head, requestId) => void open(request, socket, head, requestId);
}

function busy(): HttpError {
  return refuse('database_unavailable', 'Too many live connections are being opened. Try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
}
