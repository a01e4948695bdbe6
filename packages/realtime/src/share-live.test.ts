import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';
import { shareLive } from './share-live.ts';
import type { ShareOptions } from './share-live.ts';
import { BASE_URL, listen } from './testing/clients.ts';
import type { Client } from './testing/clients.ts';
import { TestSocket, idle, pass, startLiveServer, until, useFakeClock } from './testing/live-server.ts';
import type { LiveServer } from './testing/live-server.ts';

/** Several tabs in one process: the locks and the channels of Node are those of browsers. */
let server: LiveServer;
let tabs: Client[] = [];

beforeEach(async () => {
  useFakeClock();
  server = await startLiveServer();
});
afterEach(async () => {
  for (const { live } of tabs) live.close();
  tabs = [];
  await server.down();
  vi.useRealTimers();
});

function tab(options: Partial<ShareOptions> = {}): Client {
  const { on, emit } = createEmitter<{ wake: void }>();
  const live = shareLive({
    name: 'usr_1',
    url: server.url,
    baseUrl: BASE_URL,
    token: () => Promise.resolve('token'),
    WebSocket: TestSocket,
    environment: { onWake: (wake) => on('wake', wake) },
    ...options,
  });
  const client = listen(live, () => emit('wake', undefined));
  tabs.push(client);
  return client;
}

/** A turn of the event loop at a time, with fake time, until it's so. */
async function soon(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !isSo(); turn += 1) await pass(1, 1);
  expect(isSo()).toBe(true);
}

async function open(...clients: Client[]): Promise<void> {
  for (const client of clients) {
    client.live.open();
    await soon(() => client.live.status === 'Connected');
  }
}

const cart = { key: 'cart', cartId: 'cart_1', version: 3 };

describe('tabs of one person', () => {
  it('share one connection: its status and its messages', async () => {
    const [first, second, third] = [tab(), tab(), tab()];
    await open(first, second, third);
    expect(server.connections).toHaveLength(1);
    server.send(cart);
    await until(() => tabs.every(({ messages }) => messages.length === 1));
    expect(tabs.map(({ messages }) => messages)).toEqual([[cart], [cart], [cart]]);
    await server.down();
    await soon(() => tabs.every(({ live }) => live.status !== 'Connected'));
    await server.up();
    await pass(6_000);
    await soon(() => tabs.every(({ live }) => live.status === 'Connected'));
    expect(server.connections).toHaveLength(2);
    expect(tabs.map(({ gaps }) => gaps)).toEqual([1, 1, 1]);
  });

  it('go on with another when the one that has it closes, and read on from what they have', async () => {
    const [first, second, third] = [tab(), tab(), tab()];
    await open(first, second, third);
    first.live.close();
    expect(first.live.status).toBe('Disconnected');
    await soon(() => server.connections.length === 2);
    await soon(() => [second, third].every(({ live }) => live.status === 'Connected'));
    expect(tabs.map(({ gaps }) => gaps)).toEqual([0, 1, 1]);
    expect(server.sockets).toHaveLength(1);
    server.send(cart);
    await until(() => second.messages.length === 1 && third.messages.length === 1);
    expect(first.messages).toEqual([]);
    await open(first);
    expect([server.connections.length, first.gaps]).toEqual([2, 1]);
  });

  it('are told of no gap when they come to a connection that stands', async () => {
    const [first, second] = [tab(), tab()];
    await open(first, second);
    expect([first.gaps, second.gaps, second.statuses]).toEqual([0, 0, ['Connected']]);
  });

  it('have missed something while they were closed, and ask for what they watch again', async () => {
    const [first, second] = [tab(), tab()];
    await open(first, second);
    second.live.watch({ skus: ['GM2'] });
    const skus = (): unknown[] => server.frames.map(({ frame }) => (frame as { skus: string[] }).skus.join());
    await soon(() => skus().length === 1);
    second.live.close();
    await soon(() => skus().length === 2);
    await open(second);
    await soon(() => skus().length === 3);
    expect([skus(), first.gaps, second.gaps]).toEqual([['GM2', '', 'GM2'], 0, 1]);
    expect(server.connections).toHaveLength(1);
  });

  it('send through the one that has it', async () => {
    const [first, second] = [tab(), tab()];
    first.live.watch({ skus: ['GM1'] });
    await open(first, second);
    const stop = second.live.watch({ skus: ['GM2'], courseIds: ['crs_1'] });
    const sent = (): unknown[] => server.frames.map(({ frame }) => frame);
    await soon(() => sent().length === 2);
    second.live.typing('acc_1');
    await soon(() => sent().length === 3);
    stop();
    await soon(() => sent().length === 4);
    const only = { action: 'watch', skus: ['GM1'], courseIds: [] };
    expect(sent()).toEqual([
      only,
      { action: 'watch', skus: ['GM1', 'GM2'], courseIds: ['crs_1'] },
      { action: 'typing', accountId: 'acc_1' },
      only,
    ]);
  });

  it('keep what they watch under another leader, and it ends with them', async () => {
    const [first, second, third] = [tab(), tab(), tab()];
    first.live.watch({ skus: ['GM1'] });
    third.live.watch({ skus: ['GM3'] });
    await open(first, second, third);
    first.live.close();
    const newest = (): unknown => server.frames.at(-1)?.frame;
    await soon(() => JSON.stringify(newest()) === '{"action":"watch","skus":["GM3"],"courseIds":[]}');
    third.live.close();
    await soon(() => JSON.stringify(newest()) === '{"action":"watch","skus":[],"courseIds":[]}');
    expect(second.live.status).toBe('Connected');
  });

  it.each<[string, (other: Client) => void]>([
    ['is seen', ({ wake }) => wake()],
    ['“Reconnect” is pressed', ({ live }) => live.reconnect()],
  ])('are Connected again within a second when another one %s', async (_what, act) => {
    const [first, second] = [tab(), tab()];
    await open(first, second);
    await server.down();
    await pass(600_000, 5_000);
    await soon(() => tabs.every(({ live }) => live.status === 'Disconnected'));
    await server.up();
    act(second);
    await idle();
    await pass(1_000, 50);
    expect(tabs.map(({ live }) => live.status)).toEqual(['Connected', 'Connected']);
    expect(server.connections).toHaveLength(2);
  });

  it('all hear that the session has ended, and connect again when one opens', async () => {
    const [first, second] = [tab(), tab()];
    await open(first, second);
    server.send({ key: 'session', reason: 'signed_out' });
    server.sockets[0]?.close(4401);
    await soon(() => tabs.every(({ ended }) => ended === 1));
    expect(tabs.map(({ live, messages }) => [live.status, messages.length])).toEqual([
      ['Disconnected', 1],
      ['Disconnected', 1],
    ]);
    await pass(60_000, 1_000);
    expect(server.connections).toHaveLength(1);
    await open(second, first);
    expect(server.connections).toHaveLength(2);
  });

  it('ignore what another version of the application says', async () => {
    const client = tab();
    await open(client);
    const other = new BroadcastChannel('regen-live usr_1');
    for (const data of [
      { ask: 'dance' },
      { leader: 'x', name: '__proto__', value: {} },
      { leader: 'x', name: 'users', value: {} },
    ])
      other.postMessage(data);
    server.send(cart);
    await until(() => client.messages.length === 1);
    await idle();
    other.close();
    expect(client.messages).toEqual([cart]);
  });
});

describe('tabs that share nothing', () => {
  it('are those of another person', async () => {
    await open(tab({ name: 'usr_1' }), tab({ name: 'usr_2' }));
    expect(server.connections).toHaveLength(2);
  });

  it.each<[string, Partial<ShareOptions>]>([
    ['have no locks', { locks: null }],
    ['have no channels', { BroadcastChannel: null }],
    ['may not use locks', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
  ])('%s, and have a connection each', async (_what, options) => {
    const [first, second] = [tab(options), tab(options)];
    await open(first, second);
    expect(server.connections.length).toBe(2);
    server.send(cart);
    await until(() => tabs.every(({ messages }) => messages.length > 0));
    await idle();
    expect(tabs.map(({ messages, gaps }) => [messages, gaps])).toEqual([
      [[cart], 0],
      [[cart], 0],
    ]);
    first.live.close();
    await soon(() => server.sockets.length === 1);
  });

  it('say at once what is wrong with the options', () => {
    expect(() => tab({ url: 'nowhere' })).toThrow(TypeError);
  });
});

it('opens and closes in any order without leaving anything', async () => {
  const [first, second] = [tab(), tab()];
  first.live.open();
  first.live.close();
  first.live.close();
  first.live.open();
  first.live.open();
  second.live.open();
  second.live.close();
  await soon(() => first.live.status === 'Connected');
  expect(second.live.status).toBe('Disconnected');
  first.live.close();
  await soon(() => server.sockets.length === 0);
  await pass(30_000);
  expect([server.sockets.length, vi.getTimerCount()]).toEqual([0, 0]);
  const { held, pending } = await navigator.locks.query();
  expect([held, pending].flat().filter((lock) => lock?.name?.startsWith('regen-live'))).toEqual([]);
});
