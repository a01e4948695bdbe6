import { operations, readContract } from '@regen/contract';
import { QueryClient, QueryObserver, environmentManager, onlineManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { RegenAbortError, RegenConnectionError, toApiError } from '../core/errors.ts';
import type { Call } from '../core/pipeline.ts';
import { cartUpdate } from '../generated/operations/cart.ts';
import type { Product } from '../generated/types.ts';
import { createRegen } from '../resources/generated/create-regen.ts';
import { createContractCheck } from '../testing/contract-check.ts';
import { sampleParams } from '../testing/sample-params.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import * as generated from './generated/index.ts';
import * as query from './index.ts';

const { invalidate, queryRetryDelay, regenQueryDefaults, retryQuery } = query;

let server: ScriptedServer;
let client: QueryClient;
let call: Call;
beforeAll(async () => {
  server = await startScriptedServer();
  ({ call } = createRegen({ baseUrl: server.baseUrl, clientKey: 'k' }));
});
afterAll(() => server.close());
beforeEach(() => {
  client = new QueryClient({ defaultOptions: regenQueryDefaults });
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  client.clear();
  environmentManager.setIsServer(() => true);
});

const error = (status: number, retryAfter?: string): Error =>
  toApiError({
    operationId: 'x',
    status,
    headers: new Headers(retryAfter ? { 'Retry-After': retryAfter } : {}),
    body: null,
  });

const described = operations(readContract());
/** Which operations are reads, as the contract says. */
const isRead = ({ method, written }: (typeof described)[number]): boolean => written['x-query'] ?? method === 'get';
/** Every constant that is made from the contract: name → options, which take what their operation takes. */
const all = Object.entries(generated) as unknown as [string, (call: Call, given?: object) => Options][];
interface Options {
  queryKey?: readonly [string];
  mutationKey?: readonly [string];
}

/** A client whose every call succeeds, and is compared with the contract. */
const check = createContractCheck();
const { call: answering } = createRegen({
  baseUrl: 'http://localhost/api/v1/regen',
  clientKey: 'k',
  browserId: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
  fetch: check.fetch(async () => Response.json({ id: 'x', entries: {} })),
});

/** Runs a mutation as a component would. */
function mutate<Variables>(options: object, variables: Variables): Promise<unknown> {
  return client.getMutationCache().build<unknown, Error, Variables, unknown>(client, options).execute(variables);
}

describe('queries', () => {
  it('have the operation and its parameters as key, and typed data', async () => {
    server.answer(json(200, { sku: 'GM1', name: 'Barrier Cream' }));
    const options = query.productGet(call, { sku: 'GM1' });
    expect(options.queryKey).toEqual(['productGet', { sku: 'GM1' }]);
    const product = await client.fetchQuery(options);
    expectTypeOf(product).toEqualTypeOf<Product>();
    expect(client.getQueryData(options.queryKey)).toEqual(product);
    expect(product.name).toBe('Barrier Cream');
  });

  it('cover every read, under the key of the operation that they call; lists page by page too', async () => {
    const reads = described.filter(isRead);
    const lists = reads.filter(({ parameters }) => parameters.some(({ name }) => name === 'page'));
    const params = sampleParams();
    const keys: string[] = [];
    const infinite: string[] = [];
    for (const [name, make] of all) {
      const [id] = make(answering, {}).queryKey ?? [];
      if (id === undefined) continue;
      const options = make(answering, params.get(id) ?? {});
      const isInfinite = name === `${id}Infinite`;
      if (isInfinite) await client.fetchInfiniteQuery({ ...options, initialPageParam: 1 } as never);
      else await client.fetchQuery(options as never);
      (isInfinite ? infinite : keys).push(id);
      expect(name).toBe(isInfinite ? `${id}Infinite` : id);
      expect(options.queryKey).toEqual([id, params.get(id), ...(isInfinite ? ['infinite'] : [])]);
      expect(check.called.at(-1)).toBe(id);
      expect(check.violations()).toEqual([]);
    }
    expect(keys.toSorted()).toEqual(reads.map(({ id }) => id).toSorted());
    expect(infinite.toSorted()).toEqual(lists.map(({ id }) => id).toSorted());
  });

  it('do not retry the fetch of messages', async () => {
    server.answer(failure(503, 'database_unavailable', { 'Retry-After': '0' }));
    const options = [
      query.messageList(call, { id: 'acc_1' }),
      query.messageListConversations(call, {}),
      query.messageListInfinite(call, { id: 'acc_1' }),
      query.messageListConversationsInfinite(call, {}),
    ];
    expect(options.map(({ retry }) => retry)).toEqual([false, false, false, false]);
    await expect(client.fetchQuery({ retry: retryQuery, ...options[0] } as never)).rejects.toMatchObject({
      status: 503,
    });
    expect(server.seen).toHaveLength(1);
  });

  it('read further pages where the result is more than a page', async () => {
    const entries = (currentPage: number) =>
      json(200, { balance: 7, entries: { items: [{ id: currentPage }], currentPage, totalPages: 2 } });
    server.answer(entries(1), entries(2));
    const options = query.rewardGetInfinite(call, { id: 'usr_1', timezone: 'America/Denver' });
    const data = await client.fetchInfiniteQuery({ ...options, pages: 5 });
    expect(data.pages).toHaveLength(2);
    expect(server.seen[1]?.url).toBe('/api/v1/regen/users/usr_1/rewards/info/America%2FDenver?page=2');
  });

  it('leave repeating to React Query: one request an attempt', async () => {
    server.answer(failure(503, 'database_unavailable', { 'Retry-After': '0' }));
    await expect(client.fetchQuery({ ...query.categoryList(call), retry: false })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.seen).toHaveLength(1);
    server.answer(failure(503, 'database_unavailable', { 'Retry-After': '0' }));
    await expect(client.fetchQuery({ ...query.categoryList(call), retry: retryQuery })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.seen).toHaveLength(4);
  });

  it('read further pages by number', async () => {
    server.answer(
      json(200, { items: [{ sku: 'a' }], currentPage: 1, totalPages: 2 }),
      json(200, { items: [{ sku: 'b' }], currentPage: 2, totalPages: 2 }),
    );
    const options = query.productListInfinite(call, { userId: 'public', sort: 'name' });
    const data = await client.fetchInfiniteQuery({ ...options, pages: 5 });
    expect(data.pages.map((page) => page.items[0]?.sku)).toEqual(['a', 'b']);
    expect(server.seen.map((request) => request.url.split('?')[1])).toEqual(['sort=name&page=1', 'sort=name&page=2']);
  });

  it('are invalidated by operation, finite and infinite ones alike', async () => {
    server.answer(json(200, { items: [], currentPage: 1, totalPages: 1 }));
    const lists = [
      query.productList(call, { userId: 'public' }),
      query.productListInfinite(call, { userId: 'public' }),
    ] as const;
    await client.fetchQuery(lists[0]);
    await client.fetchInfiniteQuery(lists[1]);
    await client.fetchQuery(query.categoryList(call));
    await invalidate(client, 'productList', 'cartGet');
    const isStale = (queryKey: readonly unknown[]): boolean | undefined =>
      client.getQueryState(queryKey)?.isInvalidated;
    expect(lists.map(({ queryKey }) => isStale(queryKey))).toEqual([true, true]);
    expect(isStale(query.categoryList(call).queryKey)).toBe(false);
  });

  it('are read again when the first read was under way during the write', async () => {
    const queryKey = ['shippingMethodList', { id: 'guest' }] as const;
    const responses = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let reads = 0;
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => responses[reads++]?.promise ?? Promise.reject(new Error('read a third time')),
    });
    const stop = observer.subscribe(() => {});
    const invalidated = invalidate(client, 'shippingMethodList');
    responses[0]?.resolve('before the write');
    responses[1]?.resolve('after the write');
    await invalidated;
    stop();
    expect(client.getQueryData(queryKey)).toBe('after the write');
    expect(reads).toBe(2);
  });
});

describe('retryQuery', () => {
  it('retries transient failures three times, in browsers', () => {
    expect([0, 1, 2, 3].map((failures) => retryQuery(failures, error(503)))).toEqual([true, true, true, false]);
    expect(retryQuery(0, new RegenConnectionError('x'))).toBe(true);
    expect(retryQuery(0, error(404))).toBe(false);
    expect(retryQuery(0, new RegenAbortError('x'))).toBe(false);
    expect(retryQuery(0, error(429, '900'))).toBe(false);
    environmentManager.setIsServer(() => true);
    expect(retryQuery(0, error(503))).toBe(false);
  });

  it('waits 1, 2, 4 … up to 30 seconds, or what the server requests', () => {
    expect([0, 1, 2, 4, 5, 9].map((failures) => queryRetryDelay(failures, error(503)))).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ]);
    expect(queryRetryDelay(0, error(503, '7'))).toBe(7000);
  });
});

it('keeps the defaults of the specification', () => {
  expect(regenQueryDefaults.queries).toMatchObject({ refetchOnWindowFocus: false, gcTime: 300_000 });
  expect(regenQueryDefaults.mutations?.retry).toBe(false);
});

it('fails a write at once while the device is offline, and lets a read wait for the connection', async () => {
  client.mount();
  onlineManager.setOnline(false);
  try {
    let tries = 0;
    const write = client
      .getMutationCache()
      .build(client, {
        ...regenQueryDefaults.mutations,
        mutationFn: async () => {
          tries += 1;
          throw new RegenConnectionError('addressCreate');
        },
      })
      .execute(undefined);
    await expect(write).rejects.toBeInstanceOf(RegenConnectionError);
    expect(tries).toBe(1);
    const query = client.getQueryCache().build(client, { queryKey: ['waits'], queryFn: async () => 'there' });
    const read = query.fetch({
      ...regenQueryDefaults.queries,
      queryKey: ['waits'],
      queryFn: async () => 'there',
    } as never);
    expect(query.state.fetchStatus).toBe('paused');
    onlineManager.setOnline(true);
    await expect(read).resolves.toBe('there');
  } finally {
    onlineManager.setOnline(true);
    client.unmount();
  }
});

describe('mutations', () => {
  it('put the returned cart where it is read', async () => {
    client.setQueryData(['cartGet', { id: 'guest', showTaxes: true }], { version: 1 });
    client.setQueryData(['cartGet', { id: 'usr_2' }], { version: 9 });
    client.setQueryData(['shippingMethodList', { id: 'guest' }], { items: [] });
    server.answer(json(200, { version: 2 }));
    await mutate(query.cartUpdate(call), { id: 'guest', add: [{ sku: '1', quantity: 1 }] });
    expect(client.getQueryData(['cartGet', { id: 'guest', showTaxes: true }])).toEqual({ version: 2 });
    expect(client.getQueryData(['cartGet', { id: 'usr_2' }])).toEqual({ version: 9 });
    expect(client.getQueryState(['shippingMethodList', { id: 'guest' }])?.isInvalidated).toBe(true);
  });

  it('put their result over reads in progress, which resolve with it', async () => {
    const late = Promise.withResolvers<object>();
    const keys = [
      ['cartGet', { id: 'guest' }],
      ['cartGet', { id: 'guest', showTaxes: true }],
    ];
    client.setQueryData(keys[1] ?? [], { version: 0 });
    const reads = keys.map((queryKey) =>
      client.fetchQuery({ queryKey, queryFn: async () => late.promise, staleTime: 0 }),
    );
    server.answer(json(200, { version: 2 }));
    await mutate(query.cartUpdate(call), { id: 'guest', add: [] });
    late.resolve({ version: 1 });
    expect(await Promise.all(reads)).toEqual([{ version: 2 }, { version: 2 }]);
    expect(keys.map((key) => client.getQueryData(key))).toEqual([{ version: 2 }, { version: 2 }]);
  });

  it('do the same to the cache when they are sent without the hook', async () => {
    client.setQueryData(['cartGet', { id: 'guest' }], { version: 1 });
    client.setQueryData(['shippingMethodList', { id: 'guest' }], { items: [] });
    client.setQueryData(['categoryList', {}], {});
    server.answer(json(200, { version: 2 }));
    const params = { id: 'guest', add: [] };
    await query.afterWrite(client, query.cartUpdate, await call(cartUpdate, params), params);
    expect(client.getQueryData(['cartGet', { id: 'guest' }])).toEqual({ version: 2 });
    expect(client.getQueryState(['shippingMethodList', { id: 'guest' }])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['categoryList', {}])?.isInvalidated).toBe(false);
  });

  it('leave the same behind however an order got its payment', () => {
    const [placed, ...others] = [query.orderPlace, query.orderPay, query.orderConfirmPayment];
    for (const { after } of others) expect(after?.stales).toEqual(placed?.after?.stales);
    expect(placed?.after?.stales).toContain('orderList');
  });

  it('make lists stale that have changed', async () => {
    client.setQueryData(['addressList', { userId: 'usr_1' }], { items: [] });
    client.setQueryData(['orderList', { id: 'usr_1' }], { items: [] });
    server.answer(json(201, { id: 'adr_1' }));
    await mutate(query.addressCreate(call), { userId: 'usr_1', address: {} });
    expect(client.getQueryState(['addressList', { userId: 'usr_1' }])?.isInvalidated).toBe(true);
    server.answer(json(201, { id: 'ord_1' }));
    await mutate(query.orderPlace(call, { idempotencyKey: 'checkout-1' }), { id: 'usr_1' });
    expect(server.seen[0]?.headers['idempotency-key']).toBe('checkout-1');
    expect(client.getQueryState(['orderList', { id: 'usr_1' }])?.isInvalidated).toBe(true);
  });

  it('cover every write, under the key of the operation that they call', async () => {
    const writes = described.filter((operation) => !isRead(operation));
    const params = sampleParams();
    const keys: string[] = [];
    for (const [name, make] of all) {
      const options = make(answering);
      const [id] = options.mutationKey ?? [];
      if (id === undefined) continue;
      await mutate(options, params.get(id));
      expect(name).toBe(id);
      expect(check.called.at(-1)).toBe(id);
      expect(check.violations()).toEqual([]);
      keys.push(id);
    }
    expect(keys.toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
  });

  it.each<[string, () => object, object, readonly unknown[]]>([
    ['a favorite', () => query.favoriteAdd(call), { id: 'usr_1', sku: '1' }, ['favoriteList', { id: 'usr_1' }]],
    ['a favorite gone', () => query.favoriteRemove(call), { id: 'usr_1', sku: '1' }, ['favoriteList', { id: 'usr_1' }]],
    ['a place', () => query.locationCreate(call), { id: 'usr_1' }, ['storeLocate', {}]],
    ['a message', () => query.messageSend(call), {}, ['messageList', { id: 'acc_1', page: 1 }]],
    ['a message', () => query.messageSend(call), {}, ['messageListConversations', {}]],
    ['a block', () => query.messageBlock(call), { accountId: 'acc_1' }, ['messageListConversations', {}]],
    ['messages read', () => query.messageRead(call), { id: 'acc_1' }, ['messageListConversations', {}]],
    ['a bundle', () => query.recommendationCreate(call), { id: 'usr_1' }, ['recommendationList', { id: 'usr_1' }]],
    [
      'a bundle changed',
      () => query.recommendationUpdate(call),
      { userId: 'usr_1', bundleId: 'bdl_1' },
      ['recommendationGet', { userId: 'usr_1', bundleId: 'bdl_1' }],
    ],
    [
      'a claim',
      () => query.recommendationClaim(call),
      { id: 'tok' },
      ['recommendationListReceived', { userId: 'usr_1' }],
    ],
    ['a seat', () => query.courseRegister(call), { id: 'usr_1' }, ['courseGet', { courseId: 'HAE1' }]],
    ['an invitation', () => query.clientCreate(call), {}, ['clientList', { id: 'usr_1' }]],
    ['a label', () => query.storeLabelUpdate(call), { id: 'acc_1' }, ['storeLabelGet', { id: 'acc_1' }]],
    ['a picture', () => query.storePictureDelete(call), { id: 'acc_1' }, ['storePictureGet', { id: 'acc_1' }]],
    ['a label', () => query.storeLabelUpdate(call), { id: 'acc_1' }, ['storeLocate', {}]],
    ['an upload', () => query.storePictureCreateUpload(call), { id: 'acc_1' }, ['storeSearch', {}]],
    ['a name', () => query.userUpdateAccountName(call), { id: 'usr_1' }, ['storeLabelGet', { id: 'acc_1' }]],
    ['a password', () => query.passwordReset(call), { token: 'usr_1' }, ['sessionList', {}]],
    ['terms', () => query.userAcceptTerms(call), { id: 'usr_1' }, ['accountGet', {}]],
  ])('make stale what they changed: %s', async (_what, pick, variables, key) => {
    server.answer(json(200, {}));
    client.setQueryData(key, {});
    client.setQueryData(['categoryList', {}], {});
    await mutate(pick(), variables);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
    expect(client.getQueryState(['categoryList', {}])?.isInvalidated).toBe(false);
  });

  it('put a cart with a bundle where it is read, and drop a deleted bundle', async () => {
    client.setQueryData(['cartGet', { id: 'guest' }], { version: 1 });
    server.answer(json(200, { version: 2 }));
    await mutate(query.cartAddBundle(call), { id: 'guest', bundleToken: 'tok' });
    expect(client.getQueryData(['cartGet', { id: 'guest' }])).toEqual({ version: 2 });
    const key = ['recommendationGet', { userId: 'usr_1', bundleId: 'bdl_1' }];
    client.setQueryData(key, {});
    server.answer((response) => void response.writeHead(204).end());
    await mutate(query.recommendationDelete(call), { userId: 'usr_1', bundleId: 'bdl_1' });
    expect(client.getQueryState(key)).toBeUndefined();
  });

  it('do not keep passwords and card numbers', () => {
    const sensitive = [
      query.sessionCreate(call),
      query.userRegister(call),
      query.passwordReset(call),
      query.paymentCreateTestToken(call),
      query.clientAcceptInvitation(call),
    ];
    expect(sensitive.map((options) => options.gcTime)).toEqual([0, 0, 0, 0, 0]);
  });
});
