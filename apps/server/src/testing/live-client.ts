import { liveKinds, readContract } from '@regen/contract';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';
import type { LiveMessage } from '../live/live-message.ts';
import { API } from './result-check.ts';
import { schemaCheckOf } from './schema-check.ts';

export interface LiveClient {
  socket: WebSocket;
  /**
   * Everything heard, oldest first; each is what the contract says. Throws once the server has closed the connection, unless the test has
   * asked how it ends: nothing more would come.
   */
  readonly heard: readonly LiveMessage[];
  /** Messages of one kind; throws like `heard`. */
  of<Key extends LiveMessage['key']>(key: Key): Extract<LiveMessage, { key: Key }>[];
  send(frame: unknown): void;
  /** Code and reason with which it was closed. */
  readonly closed: Promise<LiveEnd>;
  close(): Promise<void>;
}

export interface LiveEnd {
  code: number;
  reason: string;
}

export interface LiveClientOptions extends ClientOptions {
  /** Instead of the API of that server. */
  baseUrl?: string;
}

/** A test listens on a connection that the server has closed. */
export class ClosedByServer extends Error {
  override readonly name = 'ClosedByServer';

  constructor({ code, reason }: LiveEnd) {
    super(
      `The server has closed the live connection with ${code} ${JSON.stringify(reason)}, which the test does not expect.`,
    );
  }
}

/** What the server said instead of opening a connection. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;

  constructor({ statusCode, headers }: IncomingMessage, body: string) {
    super(`${statusCode} ${body}`);
    this.status = statusCode ?? 0;
    this.headers = headers;
    this.body = body;
  }
}

const CHECKS = new Map(liveKinds(readContract()).map(({ key, schema }) => [key, schemaCheckOf(schema)]));

function readMessage(data: Buffer): LiveMessage {
  const message = JSON.parse(data.toString()) as LiveMessage;
  const check = CHECKS.get(message.key);
  const wrong = check ? check(message) : `there is no live message ${message.key}`;
  if (wrong !== null) throw new Error(`The gateway broke the contract: ${wrong} in ${data.toString()}`);
  return message;
}

function liveUrl(url: string, jwt: string | null, baseUrl = `${url}${API}`): string {
  const query = new URLSearchParams({ ...(jwt !== null && { token: jwt }), baseUrl });
  return `${url.replace(/^http/, 'ws')}${API}/live?${query.toString()}`;
}

/**
 * Opens a live connection to a server that listens, as a browser does. Rejects with `Refused`.
 *
 * @param onLost - Called when the test listens on a connection that the server has closed.
 */
export async function openLive(
  url: string,
  jwt: string | null,
  { baseUrl, ...options }: LiveClientOptions = {},
  onLost: (error: ClosedByServer) => void = () => undefined,
): Promise<LiveClient> {
  const socket = new WebSocket(liveUrl(url, jwt, baseUrl), options);
  const heard: LiveMessage[] = [];
  let end: LiveEnd | null = null;
  /** The test asks how it ends, or ends it itself. */
  let isExpected = false;
  const closed = new Promise<LiveEnd>((resolve) => {
    socket.once('close', (code, reason) => resolve((end = { code, reason: reason.toString() })));
  });
  function listen(): readonly LiveMessage[] {
    if (end === null || isExpected) return heard;
    const error = new ClosedByServer(end);
    onLost(error);
    throw error;
  }
  socket.on('message', (data: Buffer) => heard.push(readMessage(data)));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => reject(new Refused(response, body)));
    });
  });
  // What goes wrong later is a close.
  socket.on('error', () => undefined);
  return {
    socket,
    get heard() {
      return listen();
    },
    // The key says which message it is.
    of: <Key extends LiveMessage['key']>(key: Key) =>
      listen().filter((message) => message.key === key) as Extract<LiveMessage, { key: Key }>[],
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    get closed() {
      isExpected = true;
      return closed;
    },
    async close() {
      isExpected = true;
      socket.close();
      await closed;
    },
  };
}
