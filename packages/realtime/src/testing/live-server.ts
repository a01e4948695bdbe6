import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as macrotask } from 'node:timers/promises';
import { vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { WAIT_LIMIT } from '../../../../tools/limits/limits.ts';

/** The fake clock has what the package uses; sockets and the event loop are real. */
export function useFakeClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

/** Lets real input and output happen until it's so. */
export async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + WAIT_LIMIT;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Never so: ${isSo.toString()}`);
    await macrotask();
  }
}

/** A few turns of the event loop, for what must not happen. */
export async function idle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await macrotask();
}

const connecting = new Set<WebSocket>();

/** A real WebSocket, which `pass()` waits for. */
export class TestSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    connecting.add(this);
    for (const event of ['open', 'error', 'close']) this.once(event, () => connecting.delete(this));
  }
}

/** Lets fake time pass, and every attempt to connect that begins in it come to its end. */
export async function pass(milliseconds: number, step = 250): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, milliseconds - passed));
    await macrotask();
    await until(() => connecting.size === 0);
    await idle(3);
  }
}

export interface LiveServer {
  readonly url: string;
  /** Open sockets, the newest last. */
  readonly sockets: readonly WebSocket[];
  /** Times and queries of all connections, also of those that ended. */
  readonly connections: readonly { at: number; query: URLSearchParams; raw: string }[];
  /** What arrived: times and parsed frames. */
  readonly frames: readonly { at: number; frame: unknown }[];
  /** Sends to every socket. */
  send: (data: string | object) => void;
  down: () => Promise<void>;
  up: () => Promise<void>;
}

/** A WebSocket server on a real port, which may go down and come back on the same one. */
export async function startLiveServer(): Promise<LiveServer> {
  const connections: { at: number; query: URLSearchParams; raw: string }[] = [];
  const frames: { at: number; frame: unknown }[] = [];
  const sockets: WebSocket[] = [];
  let server: WebSocketServer | undefined;
  let port = 0;

  function accept(socket: WebSocket, { url = '' }: IncomingMessage): void {
    connections.push({ at: Date.now(), query: new URL(url, 'ws://localhost').searchParams, raw: url });
    sockets.push(socket);
    socket.on('close', () => sockets.splice(sockets.indexOf(socket), 1));
    socket.on('message', (data: Buffer) => frames.push({ at: Date.now(), frame: JSON.parse(data.toString()) }));
  }

  async function up(): Promise<void> {
    const next = new WebSocketServer({ host: '127.0.0.1', port });
    next.on('connection', accept);
    await new Promise((resolve) => next.once('listening', resolve));
    ({ port } = next.address() as AddressInfo);
    server = next;
  }

  async function down(): Promise<void> {
    const closing = server;
    server = undefined;
    if (!closing) return;
    for (const socket of closing.clients) socket.terminate();
    await new Promise((resolve) => closing.close(resolve));
  }

  await up();
  return {
    url: `ws://127.0.0.1:${port}/live`,
    sockets,
    connections,
    frames,
    send(data) {
      for (const socket of sockets) socket.send(typeof data === 'string' ? data : JSON.stringify(data));
    },
    down,
    up,
  };
}
