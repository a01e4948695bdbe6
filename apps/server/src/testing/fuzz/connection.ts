import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { WAIT_LIMIT } from '../../../../../tools/limits/limits.ts';

/** A request as the bytes that go out. `isCut`: the sender hangs up before the end of the body. */
export interface RawRequest {
  head: string;
  body: Buffer;
  isCut: boolean;
}

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

const END = Buffer.from('\r\n\r\n');

interface Reading {
  answer: RawAnswer;
  isClosing: boolean;
}

/** The first response in these bytes; null while it is incomplete. */
function read(bytes: Buffer, isHead: boolean, isEnded: boolean): Reading | null {
  const at = bytes.indexOf(END);
  if (at < 0) return null;
  const [first = '', ...lines] = bytes.subarray(0, at).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const status = Number(first.split(' ')[1]);
  // 100 Continue precedes the response.
  if (status === 100) return read(bytes.subarray(at + END.length), isHead, isEnded);
  const hasBody = !isHead && status !== 204 && status !== 304;
  const rest = bytes.subarray(at + END.length);
  const given = headers['content-length'];
  const length = hasBody ? Number(given ?? Number.NaN) : 0;
  if (headers['transfer-encoding'] === 'chunked' && hasBody && !isEnded) {
    if (!rest.includes('0\r\n\r\n')) return null;
    return { answer: { status, headers, text: rest.toString('utf8') }, isClosing: true };
  }
  if (Number.isNaN(length) ? !isEnded : rest.length < length) return null;
  const text = (Number.isNaN(length) ? rest : rest.subarray(0, length)).toString('utf8');
  return { answer: { status, headers, text }, isClosing: headers['connection'] === 'close' };
}

/** Sends bytes as they are, which no client library does, over a connection that is kept while the server keeps it. */
export class RawConnection {
  readonly #port: number;
  #socket: Socket | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  /** The response, or null if the connection ended without one. */
  send({ head, body, isCut }: RawRequest): Promise<RawAnswer | null> {
    const socket = this.#socket ?? connect({ port: this.#port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    this.#socket = socket;
    const isHead = head.startsWith('HEAD ');
    return new Promise((resolve, reject) => {
      let bytes = Buffer.alloc(0);
      const finish = (result: RawAnswer | null, mayStay: boolean): void => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on('error', () => undefined);
        if (!mayStay || isCut) this.close();
        resolve(result);
      };
      const timer = setTimeout(() => {
        this.close();
        reject(new Error(`No answer within ${WAIT_LIMIT / 1000} seconds to: ${head.slice(0, 500)}`));
      }, WAIT_LIMIT);
      socket.on('data', (chunk: Buffer) => {
        bytes = Buffer.concat([bytes, chunk]);
        const found = read(bytes, isHead, false);
        if (found) finish(found.answer, !found.isClosing);
      });
      const ended = (): void => finish(read(bytes, isHead, true)?.answer ?? null, false);
      socket.on('end', ended);
      socket.on('close', ended);
      // A server that refuses a large body early disconnects while it is still being sent; its response was read before.
      socket.on('error', ended);
      socket.write(head, 'latin1');
      if (body.length > 0) socket.write(body);
      if (isCut) socket.end();
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }
}
