/**
 * `npm run bench -- live`: two server processes on one PostgreSQL, half of the connections at each, and people who write to each other
 * across them.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Connection, outgoing } from '../connection.ts';
import { usageOf } from '../processes.ts';
import { prepare, recommended, ROOT, startStore } from '../store.ts';
import type { Store } from '../store.ts';
import { Arrivals, share } from './arrivals.ts';
import type { Seconds } from './arrivals.ts';
import { COMEBACK_LIMIT, measureComeback } from './comeback.ts';
import type { Comeback } from './comeback.ts';
import { heapOf, inspectOption } from './heap.ts';
import { createPairs } from './pairs.ts';
import type { Writer } from './pairs.ts';

const API = '/api/v1/regen';
/** Connections that are opened at once. */
const OPENING = 50;
/** HTTP connections that messages are sent over, to each process. */
const SENDERS = 8;
/** Seconds at the same rate before anything is measured, and after the collections in between: they drop code that has not run for a while. */
const WARM_UP = 20;
const WARM_AGAIN = 10;
/** Of the rate, while one process is killed: the other has to take its clients back at the same time. */
const KILLED_SHARE = 0.2;
/** Milliseconds that the last messages may take. */
const LAST = 5_000;
/** The 99th percentile from the call to the socket of the receiver. */
export const LIVE_LIMIT_MS = 250;

export interface LiveAsked {
  connections: number;
  /** Messages in a second. */
  rate: number;
  minutes: number;
}

export interface LiveRow extends LiveAsked {
  sent: number;
  received: number;
  duplicates: number;
  perSecond: number;
  p50: number;
  p99: number;
  most: number;
  seconds: Seconds;
  /** kB that a connection holds in its process, what the kernel keeps of it not counted. */
  perConnection: number;
  /** MiB by which both processes hold more after the messages than before. */
  growth: number;
  /** Milliseconds of CPU for a message: both processes, and PostgreSQL. */
  serverCpu: number;
  databaseCpu: number;
  comeback: Comeback;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Two {
  stores: readonly [Store, Store];
  /** Where their memory can be asked for. */
  inspectors: readonly [number, number];
  databaseUrl: string;
  secret: string;
}

async function startTwo(): Promise<Two> {
  await prepare('default');
  const secret = randomBytes(48).toString('base64url');
  const { settings, options } = recommended();
  const port = await freePort();
  const inspectors = [await freePort(), await freePort()] as const;
  const both = { ...settings, JWT_SECRET: secret, LIVE_PER_ADDRESS: '100000', LIVE_PER_PERSON: '100' };
  const first = await startStore('default', {
    settings: { ...both, DATABASE_PORT: String(port) },
    options: [...options, inspectOption(inspectors[0])],
  });
  const password = readFileSync(join(ROOT, '.cache/bench/default/postgres/password'), 'utf8');
  const databaseUrl = `postgres://regen:${encodeURIComponent(password)}@127.0.0.1:${port}/regen`;
  try {
    const others = { DATABASE_URL: databaseUrl, PAYMENT_PROVIDER: 'test', MAIL_URL: 'outbox' };
    const second = await startStore('default', {
      settings: { ...both, ...others },
      options: [...options, inspectOption(inspectors[1])],
    });
    return { stores: [first, second], inspectors, databaseUrl, secret };
  } catch (error) {
    await first.stop();
    throw error;
  }
}

async function openSockets(
  all: readonly { store: Store; writer: Writer }[],
  onMessage: (data: Buffer) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let at = 0; at < all.length; at += OPENING) {
    const some = all.slice(at, at + OPENING).map(({ store, writer }) => {
      const query = new URLSearchParams({ token: writer.jwt, baseUrl: `${store.url}${API}` });
      const socket = new WebSocket(`${store.url.replace('http', 'ws')}${API}/live?${query.toString()}`);
      socket.on('message', onMessage);
      return new Promise<WebSocket>((resolve, reject) => {
        socket.once('open', () => resolve(socket));
        socket.once('error', reject);
      });
    });
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** Sends to the receiver's account over one of a few connections of the process. */
async function createSender(store: Store): Promise<(from: Writer, to: Writer, text: string) => Promise<void>> {
  const free = await Promise.all(Array.from({ length: SENDERS }, () => Connection.open(store.host, store.port)));
  const waiting: ((connection: Connection) => void)[] = [];
  const take = async (): Promise<Connection> =>
    free.pop() ?? new Promise<Connection>((resolve) => waiting.push(resolve));
  return async (from, to, text) => {
    const connection = await take();
    const headers = {
      authorization: `Bearer ${from.jwt}`,
      'browser-id': randomUUID(),
      'idempotency-key': randomUUID(),
    };
    const body = JSON.stringify({ accountId: to.accountId, message: text });
    const status = await connection.send(
      outgoing(store.host, { method: 'POST', path: `${API}/messageCenter/send`, headers, body }),
    );
    const next = waiting.shift();
    if (next) next(connection);
    else free.push(connection);
    if (status !== 201) throw new Error(`A message was answered with ${status}: ${connection.lastBody}`);
  };
}

/** MiB of both processes, after a garbage collection of each. */
const heldBy = async ([first, second]: Two['inspectors']): Promise<number> =>
  (await heapOf(first)) + (await heapOf(second));

function cpuOf([first, second]: Two['stores']): { server: number; database: number } {
  const usage = usageOf(first.pid);
  // PostgreSQL is a child of the first.
  return { server: usage.server + usageOf(second.pid).server, database: usage.database };
}

async function measure({ stores, inspectors, databaseUrl, secret }: Two, asked: LiveAsked): Promise<LiveRow> {
  const { connections, rate, minutes } = asked;
  const pairs = await createPairs(databaseUrl, secret, Math.ceil(connections / 2));
  const senders = await Promise.all(stores.map(createSender));
  let arrivals = new Arrivals();
  const onMessage = (data: Buffer): void => arrivals.receive(data);
  const people = pairs.flatMap((pair) => pair.map((writer, side) => ({ writer, store: stores[side as 0 | 1] })));
  const before = await heldBy(inspectors);
  const sockets = await openSockets(people, onMessage);
  const opened = await heldBy(inspectors);

  /** Sends for so long, and waits until everything has come. */
  async function send(seconds: number): Promise<{ count: number; seconds: number }> {
    const count = Math.round(rate * seconds);
    const sending: Promise<void>[] = [];
    const began = performance.now();
    for (let at = 0; at < count; at += 1) {
      const ahead = began + (at * 1000) / rate - performance.now();
      if (ahead > 1) await wait(ahead);
      const pair = pairs[at % pairs.length];
      const side = Math.floor(at / pairs.length) % 2;
      const [from, to] = [pair?.[side as 0 | 1], pair?.[(1 - side) as 0 | 1]];
      const sender = senders[side];
      if (!from || !to || !sender) throw new Error('There is nobody to write.');
      const text = `${at} ${'x'.repeat(80)}`;
      arrivals.send(text);
      sending.push(sender(from, to, text));
    }
    await Promise.all(sending);
    const took = (performance.now() - began) / 1000;
    for (const end = performance.now() + LAST; arrivals.received < count && performance.now() < end;) await wait(20);
    return { count, seconds: took };
  }

  // Code is compiled, pools are filled and every conversation has begun before anything is measured.
  await send(WARM_UP);
  const settled = await heldBy(inspectors);
  await send(WARM_AGAIN);
  arrivals = new Arrivals();
  const cpu = cpuOf(stores);
  const { count, seconds } = await send(minutes * 60);

  const used = cpuOf(stores);
  const sorted = arrivals.times();
  const row = {
    ...asked,
    sent: count,
    received: sorted.length,
    duplicates: arrivals.duplicates,
    perSecond: count / seconds,
    p50: share(sorted, 0.5),
    p99: share(sorted, 0.99),
    most: sorted.at(-1) ?? 0,
    seconds: arrivals.seconds(LIVE_LIMIT_MS),
    perConnection: ((opened - before) * 1024) / sockets.length,
    growth: (await heldBy(inspectors)) - settled,
    serverCpu: ((used.server - cpu.server) * 1000) / count,
    databaseCpu: ((used.database - cpu.database) * 1000) / count,
  };
  for (const socket of sockets) socket.terminate();
  return { ...row, comeback: await measureComeback(stores, pairs, Math.ceil(rate * KILLED_SHARE)) };
}

export async function runLive(asked: LiveAsked): Promise<LiveRow> {
  const two = await startTwo();
  try {
    return await measure(two, asked);
  } finally {
    await two.stores[1].stop();
    await two.stores[0].stop();
  }
}

/** A sentence for each limit that was exceeded. */
export function lateOf({ sent, received, duplicates, p99, comeback }: LiveRow): string[] {
  const { clients, back, last, lost } = comeback;
  return [
    ...(received === sent ? [] : [`${sent - received} of ${sent} messages did not arrive.`]),
    ...(duplicates === 0 ? [] : [`${duplicates} messages arrived twice.`]),
    ...(p99 < LIVE_LIMIT_MS ? [] : [`The 99th percentile was ${p99.toFixed(0)} ms; the limit is ${LIVE_LIMIT_MS}.`]),
    ...(back === clients ? [] : [`${clients - back} clients of a killed process did not come back.`]),
    ...(last < COMEBACK_LIMIT ? [] : [`The last client of a killed process was back after ${last.toFixed(1)} s.`]),
    ...(lost === 0 ? [] : [`${lost} messages that were stored are lost to clients of a killed process.`]),
  ];
}
