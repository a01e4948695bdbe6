import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEADER_ANSWER_JITTER, LEADER_ANSWER_TIMEOUT, LEADER_CHECK_INTERVAL } from './defaults.ts';
import { createEmitter } from './emitter.ts';
import { shareLive } from './share-live.ts';
import type { ShareOptions } from './share-live.ts';
import { channelName } from './tab-messages.ts';
import { BASE_URL, listen } from './testing/clients.ts';
import type { Client } from './testing/clients.ts';
import { freezable } from './testing/freezable.ts';
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
    expect(tabs.map(({ gaps }) => gaps.length)).toEqual([2, 2, 2]);
  });

  it('go on with another when the one that has it closes, and read on from what they have', async () => {
    const [first, second, third] = [tab(), tab(), tab()];
    await open(first, second, third);
    first.live.close();
    expect(first.live.status).toBe('Disconnected');
    await soon(() => server.connections.length === 2);
    await soon(() => [second, third].every(({ live }) => live.status === 'Connected'));
    expect(tabs.map(({ gaps }) => gaps.length)).toEqual([1, 2, 2]);
    expect(server.sockets).toHaveLength(1);
    server.send(cart);
    await until(() => second.messages.length === 1 && third.messages.length === 1);
    expect(first.messages).toEqual([]);
    await open(first);
    expect([server.connections.length, first.gaps.length]).toEqual([2, 2]);
  });

  it('are told of a gap each, also when they come to a connection that stands, with the time that they know', async () => {
    const [first, second] = [tab(), tab()];
    await open(first, second);
    expect([first.gaps, second.gaps, second.statuses]).toEqual([[{ since: null }], [{ since: null }], ['Connected']]);
    await pass(5_000, 1_000);
    server.send(cart);
    await until(() => second.messages.length === 1);
    const heardAt = Date.now();
    await pass(5_000, 1_000);
    first.live.close();
    await soon(() => second.gaps.length === 2);
    expect(second.gaps[1]).toEqual({ since: heardAt });
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
    expect([skus(), first.gaps.length, second.gaps.length]).toEqual([['GM2', '', 'GM2'], 1, 2]);
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

  it('ignore what is no message between tabs', async () => {
    const [first, second] = [tab(), tab()];
    await open(first, second);
    const other = new BroadcastChannel(channelName('usr_1'));
    const leader = 'x';
    for (const data of [
      null,
      { action: 'dance' },
      { action: '__proto__' },
      { action: 'tellStatus', leader, status: 'Broken', connection: 1 },
      { action: 'tellMessage', leader, message: { key: 'users' } },
      { action: 'tellMessage', leader, message: { ...cart, version: 'first' } },
      { action: 'watch', tab: 't', skus: [{}], courseIds: [] },
      { action: 'typing', accountId: null },
    ])
      other.postMessage(data);
    server.send(cart);
    await until(() => second.messages.length === 1);
    await idle();
    other.close();
    expect(tabs.map(({ messages, statuses, gaps }) => [messages, statuses, gaps.length])).toEqual([
      [[cart], ['Connected'], 1],
      [[cart], ['Connected'], 1],
    ]);
    expect(server.frames).toEqual([]);
  });

  it('don’t meet those that expect other messages', async () => {
    const client = tab();
    const old = new BroadcastChannel('regen-live usr_1');
    const heard: unknown[] = [];
    old.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    await open(client);
    old.postMessage({ action: 'tellEnded', leader: 'old' });
    await idle();
    old.close();
    expect([heard, client.live.status]).toEqual([[], 'Connected']);
  });
});

/** Until a leader that doesn't answer is replaced, at most. */
const PATIENCE = LEADER_CHECK_INTERVAL + LEADER_ANSWER_TIMEOUT + LEADER_ANSWER_JITTER;

describe('a tab that is frozen while it has the connection', () => {
  it('is replaced, and takes the connection of the others when it thaws', async () => {
    const frozen = freezable();
    const [first, second, third] = [tab(frozen.options), tab(), tab()];
    await open(first, second, third);
    second.live.watch({ skus: ['GM2'] });
    await soon(() => server.frames.length === 1);
    frozen.freeze();
    await pass(PATIENCE, 100);
    await soon(() => server.connections.length === 2 && third.gaps.length === 2);
    expect([second.live.status, third.live.status, second.gaps.length]).toEqual(['Connected', 'Connected', 2]);
    expect(server.frames.at(-1)?.frame).toEqual({ action: 'watch', skus: ['GM2'], courseIds: [] });

    frozen.thaw();
    await soon(() => server.sockets.length === 1 && first.gaps.length === 2);
    expect(server.connections).toHaveLength(2);
    server.send(cart);
    await until(() => tabs.every(({ messages }) => messages.length > 0));
    await idle();
    expect(tabs.map(({ messages, live }) => [messages, live.status])).toEqual(tabs.map(() => [[cart], 'Connected']));
    // It waits in line again.
    for (const { live } of [second, third]) live.close();
    await soon(() => server.connections.length === 3 && first.live.status === 'Connected');
    expect(server.sockets).toHaveLength(1);
  });

  it('is replaced within seconds when another one is seen', async () => {
    const frozen = freezable();
    const [first, second] = [tab(frozen.options), tab()];
    await open(first, second);
    frozen.freeze();
    second.wake();
    await pass(LEADER_ANSWER_TIMEOUT + LEADER_ANSWER_JITTER, 100);
    await soon(() => server.connections.length === 2);
    frozen.thaw();
    await soon(() => server.sockets.length === 1);
    expect(tabs.map(({ live }) => live.status)).toEqual(['Connected', 'Connected']);
  });

  it('isn’t replaced as long as it answers, nor by a tab that was frozen too', async () => {
    const [first, second] = [tab(), tab()];
    await open(first, second);
    await pass(PATIENCE * 5, 1_000);
    second.wake();
    // All timers of the device are late, and the answer is not heard yet.
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(LEADER_ANSWER_TIMEOUT + LEADER_ANSWER_JITTER);
    await pass(PATIENCE, 1_000);
    expect([server.connections.length, first.statuses, second.statuses]).toEqual([1, ['Connected'], ['Connected']]);
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
    expect(tabs.map(({ messages, gaps }) => [messages, gaps.length])).toEqual([
      [[cart], 1],
      [[cart], 1],
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
