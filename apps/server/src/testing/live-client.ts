import { liveKinds, readContract } from '@regen/contract';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';
import type { LiveMessage } from '../live/live-message.ts';
import { API } from './result-check.ts';
import { schemaCheckOf } from './schema-check.ts';

export interface LiveClient {
  socket: WebSocket;
  /** Everything heard, oldest first; each is what the contract says. */
  heard: LiveMessage[];
  /** Messages of one kind. */
  of<Key extends LiveMessage['key']>(key: Key): Extract<LiveMessage, { key: Key }>[];
  send(frame: unknown): void;
  /** Code and reason with which it was closed. */
  closed: Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

export interface LiveClientOptions extends ClientOptions {
  /** Instead of the API of that server. */
  baseUrl?: string;
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

/** Opens a live connection to a server that listens, as a browser does. Rejects with `Refused`. */
export async function openLive(
  url: string,
  jwt: string | null,
  { baseUrl, ...options }: LiveClientOptions = {},
): Promise<LiveClient> {
  const socket = new WebSocket(liveUrl(url, jwt, baseUrl), options);
  const heard: LiveMessage[] = [];
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
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
    heard,
    // The key says which message it is.
    of: <Key extends LiveMessage['key']>(key: Key) =>
      heard.filter((message) => message.key === key) as Extract<LiveMessage, { key: Key }>[],
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    closed,
    async close() {
      socket.close();
      await closed;
    },
  };
}
