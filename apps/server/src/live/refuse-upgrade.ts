import { PROBLEM_TYPE } from '@regen/contract';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from '../http/errors/error-handler.ts';
import type { HttpError } from '../refuse.ts';

/** Milliseconds that a caller has to take the response. */
const LIMIT = 1_000;

/** Responds to an upgrade that is refused, as to any other call, and ends the connection. */
export function refuseUpgrade(socket: Duplex, refusal: HttpError, requestId: string): void {
  socket.on('error', () => socket.destroy());
  const body = errorBody(refusal, requestId);
  const headers = {
    ...refusal.headers,
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`;
  socket.end(`${[status, ...head].join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  setTimeout(() => socket.destroy(), LIMIT).unref();
}
