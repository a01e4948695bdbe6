/** What becomes of people whose process is killed while others write to them. */
import { createLive } from '@regen/realtime';
import type { Live } from '@regen/realtime';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Store } from '../store.ts';
import { share } from './arrivals.ts';
import type { Pair, Writer } from './pairs.ts';

export interface Comeback {
  /** Who was connected to the killed process. */
  clients: number;
  /** Messages in a second. */
  rate: number;
  /** How many of them came to the other, and the seconds from the kill until half of those and the last one were connected. */
  back: number;
  half: number;
  last: number;
  /** Messages to them that a process said it had stored, and how many of those they don't have. */
  stored: number;
  lost: number;
}

/** Seconds from the kill until the last one is back. */
export const COMEBACK_LIMIT = 15;
/** Seconds of messages before the kill, and the most after it. */
const BEFORE = 3;
const AFTER = 40;
/** Milliseconds that the last messages may take. */
const LAST = 10_000;
/** Clients that open their connection at once. */
const OPENING = 50;
/** Milliseconds over which pages spread what they read after a gap. */
const READ_SPREAD = 2_000;
/** Attempts of a call. */
const ATTEMPTS = 8;

const API = '/api/v1/regen';

interface Device {
  writer: Writer;
  from: Writer;
  live: Live;
  heard: Set<string>;
}

interface Page {
  messages: { response: readonly { message: string }[] };
}

/** Finds the process that answers, as a load balancer does. */
class Address {
  readonly #living: string;
  readonly #killed: string;
  killedAt: number | null = null;

  constructor([living, killed]: readonly [Store, Store]) {
    [this.#living, this.#killed] = [living.url, killed.url];
  }

  of(isLiving: boolean): string {
    return isLiving || this.killedAt !== null ? this.#living : this.#killed;
  }

  /** Of the killed process, as long as it lives. */
  live(url: string): string {
    return this.killedAt === null ? url : url.replace(new URL(this.#killed).host, new URL(this.#living).host);
  }
}

/** A call that is tried again, as clients do, until it is answered. */
async function call(url: () => string, { jwt }: Writer, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${jwt}`, 'browser-id': randomUUID() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url(), { ...init, headers });
      if (response.ok || attempt === ATTEMPTS) return response;
      await response.body?.cancel();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
    await wait(250 * attempt);
  }
}

/** Opens the connection of a page to the process that will be killed. What it has missed it reads, as pages do. */
function openDevice(address: Address, [from, writer]: Pair): Device {
  class Balanced extends WebSocket {
    constructor(url: string) {
      super(address.live(url));
    }
  }
  const live = createLive({
    url: `${address.of(false)}${API}/live`,
    baseUrl: API,
    token: () => Promise.resolve(writer.jwt),
    WebSocket: Balanced,
  });
  const heard = new Set<string>();
  const read = async (): Promise<void> => {
    await wait(Math.random() * READ_SPREAD);
    const response = await call(() => `${address.of(true)}${API}/users/message/${from.accountId}?perPage=50`, writer);
    const page = (await response.json()) as Page;
    for (const { message } of page.messages.response) heard.add(message);
  };
  live.on('message', ({ message }) => heard.add(message.message));
  // One that fails shows as lost messages.
  live.on('gap', ({ since }) => since !== null && void read().catch(() => undefined));
  return { writer, from, live, heard };
}

async function openAll(address: Address, pairs: readonly Pair[]): Promise<Device[]> {
  const devices: Device[] = [];
  for (let at = 0; at < pairs.length; at += OPENING) {
    const some = pairs.slice(at, at + OPENING).map((pair) => openDevice(address, pair));
    for (const { live } of some) live.open();
    devices.push(...some);
    while (some.some(({ live }) => live.status !== 'Connected')) await wait(20);
  }
  return devices;
}

/** Kills the second process without a warning, under as many messages a second. */
export async function measureComeback(
  stores: readonly [Store, Store],
  pairs: readonly Pair[],
  rate: number,
): Promise<Comeback> {
  const address = new Address(stores);
  const devices = await openAll(address, pairs);
  const backAfter = new Map<Device, number>();
  for (const device of devices)
    device.live.on('status', (status) => {
      if (status === 'Connected' && address.killedAt !== null)
        backAfter.set(device, (performance.now() - address.killedAt) / 1000);
    });

  const stored: { to: Device; text: string }[] = [];
  async function write(to: Device, at: number): Promise<void> {
    const text = `${at} while a process is killed`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ accountId: to.writer.accountId, message: text });
    const response = await call(() => `${address.of(at % 2 === 0)}${API}/messageCenter/send`, to.from, {
      method: 'POST',
      headers,
      body,
    });
    await response.body?.cancel();
    if (response.status === 201) stored.push({ to, text });
  }

  const writing: Promise<void>[] = [];
  const began = performance.now();
  const isBack = (): boolean => devices.every((device) => backAfter.has(device));
  for (let at = 0; performance.now() - began < (BEFORE + AFTER) * 1000 && !isBack(); at += 1) {
    const ahead = began + (at * 1000) / rate - performance.now();
    if (ahead > 1) await wait(ahead);
    if (address.killedAt === null && performance.now() - began > BEFORE * 1000) {
      address.killedAt = performance.now();
      process.kill(stores[1].pid, 'SIGKILL');
    }
    const device = devices[at % devices.length];
    if (device) writing.push(write(device, at));
  }
  await Promise.all(writing);
  const missing = (): number => stored.filter(({ to, text }) => !to.heard.has(text)).length;
  for (const end = performance.now() + LAST; missing() > 0 && performance.now() < end;) await wait(50);
  for (const { live } of devices) live.close();
  const sorted = [...backAfter.values()].toSorted((a, b) => a - b);
  return {
    clients: devices.length,
    rate,
    back: sorted.length,
    half: share(sorted, 0.5),
    last: sorted.at(-1) ?? 0,
    stored: stored.length,
    lost: missing(),
  };
}
