import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeMessages } from '../merge.ts';
import { connectTo } from '../testing/clients.ts';
import type { Client } from '../testing/clients.ts';
import { ConversationModel } from '../testing/conversation.ts';
import type { Conversation } from '../testing/conversation.ts';
import { idle, pass, startLiveServer, until, useFakeClock } from '../testing/live-server.ts';
import type { LiveServer } from '../testing/live-server.ts';
import { READ_SPREAD, connectQueryCache } from './connect-query-cache.ts';
import type { ConnectOptions } from './connect-query-cache.ts';

let server: LiveServer;
let client: Client;
let cache: QueryClient;
let ends: (() => void)[] = [];

beforeEach(async () => {
  useFakeClock();
  server = await startLiveServer();
  client = connectTo(server);
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false, gcTime: Infinity } } });
});
afterEach(async () => {
  for (const end of ends) end();
  ends = [];
  cache.clear();
  client.live.close();
  await server.down();
  vi.useRealTimers();
});

/** To a connection that stands; `gap`: before it is opened, so that it begins with a gap for the cache too. */
async function connect(options?: ConnectOptions, first?: 'gap'): Promise<void> {
  if (first === 'gap') ends.push(connectQueryCache(client.live, cache, options));
  client.live.open();
  await pass(1);
  await until(() => client.live.status === 'Connected');
  if (first !== 'gap') ends.push(connectQueryCache(client.live, cache, options));
}

interface Read {
  times: number[];
  /** Whether it is on screen. */
  show: () => void;
}

/** A read that was done, and how often it is. */
async function cached(operation: string, data: unknown = {}, params: object = {}): Promise<Read> {
  const read: Read = { times: [], show: () => {} };
  const options = {
    queryKey: [operation, params],
    queryFn: () => {
      read.times.push(Date.now());
      return data;
    },
  };
  await cache.prefetchQuery(options);
  read.times = [];
  read.show = () => ends.push(new QueryObserver(cache, options).subscribe(() => {}));
  return read;
}

async function shown(operation: string, data?: unknown, params?: object): Promise<Read> {
  const read = await cached(operation, data, params);
  read.show();
  return read;
}

it('repeats the reads of a key that are on screen, marks the others as stale, and leaves all else alone', async () => {
  const order = await shown('orderGet', {}, { orderId: 'ord_1' });
  const other = await shown('orderGet', {}, { orderId: 'ord_2' });
  const list = await cached('orderList');
  const product = await shown('productGet');
  await connect();
  server.send({ key: 'order', orderId: 'ord_1', status: 'shipped' });
  await until(() => order.times.length === 1 && other.times.length === 1);
  await idle();
  expect([list.times, product.times]).toEqual([[], []]);
  expect(cache.getQueryState(['orderList', {}])?.isInvalidated).toBe(true);
  expect(cache.getQueryState(['productGet', {}])?.isInvalidated).toBe(false);
});

it('does nothing for what has no reads, and nothing after its end', async () => {
  const list = await shown('messageListConversations', { users: [] });
  await connect();
  server.send({ key: 'typing', accountId: 'acc_1', senderName: 'Ana Ruiz' });
  await until(() => client.messages.length === 1);
  ends.at(-1)?.();
  server.send(new ConversationModel().send(false));
  await until(() => client.messages.length === 2);
  await pass(READ_SPREAD);
  expect(list.times).toEqual([]);
});

it.each<[string, unknown, number]>([
  ['an older version', { id: 'cart_1', version: 2 }, 1],
  ['this version', { id: 'cart_1', version: 3 }, 0],
  ['a newer version', { id: 'cart_1', version: 4 }, 0],
  ['another cart', { id: 'cart_2', version: 4 }, 1],
  ['no version', { id: 'cart_1' }, 1],
])('reads the cart if it has %s', async (_what, data, times) => {
  const cart = await shown('cartGet', data);
  const shipping = await shown('shippingMethodList');
  await connect();
  server.send({ key: 'cart', cartId: 'cart_1', version: 3 });
  await until(() => client.messages.length === 1);
  await idle();
  expect([cart.times.length, shipping.times.length]).toEqual([times, times]);
});

it('lets an application merge, and repeats what that leaves stale of the reads of the key', async () => {
  const model = new ConversationModel();
  const conversation = await shown('messageList', model.list());
  const conversations = await shown('messageListConversations');
  const profile = await shown('userGet');
  await connect({
    merge: {
      message(live, queryClient) {
        queryClient.setQueryData<Conversation>(['messageList', {}], (known) =>
          known ? { ...known, messages: mergeMessages(known.messages, live.message) } : known,
        );
        return ['messageListConversations', 'userGet'];
      },
    },
  });
  server.send(model.send(false));
  await until(() => conversations.times.length === 1);
  await idle();
  expect([conversation.times, profile.times]).toEqual([[], []]);
  expect(cache.getQueryData<Conversation>(['messageList', {}])?.messages).toHaveLength(1);
  server.send(model.read(true, 1));
  await until(() => conversation.times.length === 1);
});

it('repeats a first read that began before the change', async () => {
  let answer: (value: string) => void = () => {};
  const answers: string[] = [];
  const options = {
    queryKey: ['orderGet', {}],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  };
  ends.push(new QueryObserver(cache, options).subscribe(({ data }) => data && answers.push(data)));
  await connect();
  server.send({ key: 'order', orderId: 'ord_1', status: 'paid' });
  await until(() => client.messages.length === 1);
  answer('before');
  await until(() => answers.includes('before') && cache.isFetching() === 1);
  answer('after');
  await until(() => cache.isFetching() === 0);
  expect(answers.at(-1)).toBe('after');
});

it('reads what is on screen again after a gap, spread over two seconds, and the rest when it is shown', async () => {
  const on = await Promise.all(Array.from({ length: 20 }, (_, n) => shown('orderGet', {}, { orderId: `ord_${n}` })));
  const off = await cached('orderList');
  const product = await shown('pageGet');
  let seed = 0;
  await connect({ random: () => (seed = (seed + 0.37) % 1) });
  await pass(10_000, 1_000);
  server.sockets[0]?.close(1012);
  await until(() => client.live.status !== 'Connected');
  while (client.gaps.length < 2) await pass(20, 20);
  const start = Date.now();
  await pass(READ_SPREAD, 20);
  const delays = on.flatMap(({ times }) => times.map((at) => at - start)).toSorted((a, b) => a - b);
  expect(delays).toHaveLength(20);
  expect(delays.at(-1)).toBeLessThanOrEqual(READ_SPREAD);
  const perTenth = Array.from({ length: 10 }, (_, n) => delays.filter((at) => Math.floor(at / 200) === n).length);
  expect(Math.max(...perTenth)).toBeLessThanOrEqual(4);
  expect([off.times, product.times]).toEqual([[], []]);
  off.show();
  await until(() => off.times.length === 1);
});

it('reads nothing twice after a gap, and nothing that has left the screen', async () => {
  const order = await shown('orderGet');
  const leave = ends.at(-1);
  const rewards = await shown('rewardGet');
  await connect({ random: () => 0.9 });
  await pass(10_000, 1_000);
  server.sockets[0]?.close(1012);
  await until(() => client.live.status !== 'Connected');
  while (client.gaps.length < 2) await pass(100, 100);
  leave?.();
  server.send({ key: 'rewards' });
  await until(() => rewards.times.length === 1);
  await pass(READ_SPREAD, 100);
  expect([order.times.length, rewards.times.length]).toEqual([0, 1]);
});

describe('a merge', () => {
  const merge: ConnectOptions['merge'] = {
    message({ message }, queryClient) {
      queryClient.setQueryData<Conversation>(['messageList', {}], (known) =>
        known ? { ...known, messages: mergeMessages(known.messages, message) } : known,
      );
      return [];
    },
  };

  it.each(['on screen', 'off screen'])('within a gap leaves what was missed to be read, %s', async (where) => {
    const model = new ConversationModel();
    const read = await cached('messageList', model.list());
    if (where === 'on screen') read.show();
    await connect({ merge, random: () => 0.9 }, 'gap');
    model.send(false);
    server.send(model.send(false));
    await until(() => client.messages.length === 1);
    expect(cache.getQueryData<Conversation>(['messageList', {}])?.messages).toHaveLength(1);
    expect(cache.getQueryState(['messageList', {}])?.isInvalidated).toBe(true);
    await pass(READ_SPREAD, 100);
    expect(read.times).toHaveLength(where === 'on screen' ? 1 : 0);
    if (where === 'off screen') read.show();
    await until(() => read.times.length === 1 && cache.isFetching() === 0);
    // Once it was read, what is merged is enough.
    server.send(model.send(false));
    await until(() => client.messages.length === 2);
    expect(cache.getQueryState(['messageList', {}])?.isInvalidated).toBe(false);
    expect(read.times).toHaveLength(1);
  });

  it('into a read in progress repeats it, since the response may be older', async () => {
    const model = new ConversationModel();
    const answers: ((conversation: Conversation) => void)[] = [];
    await connect({ merge });
    await pass(READ_SPREAD);
    const options = {
      queryKey: ['messageList', {}],
      queryFn: () => new Promise<Conversation>((resolve) => answers.push(resolve)),
    };
    cache.setQueryData(options.queryKey, model.list());
    ends.push(new QueryObserver(cache, { ...options, staleTime: 0 }).subscribe(() => {}));
    await until(() => answers.length === 1);
    const older = model.list();
    server.send(model.send(false));
    await until(() => answers.length === 2);
    answers[0]?.(older);
    answers[1]?.(model.list());
    await until(() => cache.isFetching() === 0);
    expect(cache.getQueryData(options.queryKey)).toEqual(model.list());
  });
});

it('repeats a read that began before the gap and ended after it', async () => {
  const answers: ((value: string) => void)[] = [];
  const options = {
    queryKey: ['orderGet', {}],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  };
  cache.setQueryData(options.queryKey, 'old');
  ends.push(new QueryObserver(cache, { ...options, staleTime: 0 }).subscribe(() => {}));
  await until(() => answers.length === 1);
  await connect({ random: () => 0.9 }, 'gap');
  answers[0]?.('before');
  await until(() => answers.length === 2);
  answers[1]?.('after');
  await until(() => cache.isFetching() === 0);
  await pass(READ_SPREAD, 100);
  expect([answers.length, cache.getQueryData(options.queryKey)]).toEqual([2, 'after']);
});

it('spreads what everybody who watches hears', async () => {
  const product = await shown('productGet');
  await connect({ random: () => 0.5 });
  server.send({ key: 'stock', skus: ['GM1'] });
  await until(() => client.messages.length === 1);
  await pass(900, 100);
  expect(product.times).toEqual([]);
  await pass(200, 100);
  expect(product.times).toHaveLength(1);
});

it('reads an account that has nobody again, once per connection', async () => {
  const account = await shown('accountGet', { users: [] });
  await connect();
  const typing = { key: 'typing', accountId: 'acc_1', senderName: 'Ana Ruiz' };
  for (let n = 0; n < 3; n += 1) server.send(typing);
  await until(() => client.messages.length === 3);
  await idle();
  expect(account.times).toHaveLength(1);
  server.sockets[0]?.close(1012);
  await until(() => client.live.status !== 'Connected');
  await pass(6_000 + READ_SPREAD);
  expect(account.times).toHaveLength(2);
  server.send(typing);
  await until(() => account.times.length === 3);
});
