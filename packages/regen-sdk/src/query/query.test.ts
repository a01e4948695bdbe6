import { QueryClient, environmentManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { RegenAbortError, RegenConnectionError, toApiError } from '../core/errors.ts';
import { createRegen } from '../create-regen.ts';
import type { Product } from '../generated/types.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import {
  createRegenMutations,
  createRegenQueries,
  invalidate,
  queryRetryDelay,
  regenQueryDefaults,
  retryQuery,
} from './index.ts';

let server: ScriptedServer;
let client: QueryClient;
let queries: ReturnType<typeof createRegenQueries>;
let mutations: ReturnType<typeof createRegenMutations>;
beforeAll(async () => {
  server = await startScriptedServer();
  const regen = createRegen({ baseUrl: server.baseUrl, clientKey: 'k' });
  queries = createRegenQueries(regen);
  mutations = createRegenMutations(regen);
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

/** Runs a mutation as a component would. */
function mutate<Variables>(options: object, variables: Variables): Promise<unknown> {
  return client.getMutationCache().build<unknown, Error, Variables, unknown>(client, options).execute(variables);
}

describe('queries', () => {
  it('have the operation and its parameters as key, and typed data', async () => {
    server.answer(json(200, { sku: 'GM1', name: 'Barrier Cream' }));
    const options = queries.products.get({ sku: 'GM1' });
    expect(options.queryKey).toEqual(['productGet', { sku: 'GM1' }]);
    const product = await client.fetchQuery(options);
    expectTypeOf(product).toEqualTypeOf<Product>();
    expect(client.getQueryData(options.queryKey)).toEqual(product);
    expect(product.name).toBe('Barrier Cream');
  });

  it('each carry the key of their operation', () => {
    const keys = Object.values(queries).flatMap((group) =>
      Object.values(group).map((make) => (make as (params: object) => { queryKey: readonly unknown[] })({}).queryKey),
    );
    expect(keys.map(([id]) => id)).toEqual([
      'accountGet',
      'userGet',
      'passwordTokenValidate',
      'productList',
      'productList',
      'productGet',
      'productListByIds',
      'productImageList',
      'productSearch',
      'productSearch',
      'categoryList',
      'categoryListForUser',
      'concernList',
      'concernListForUser',
      'cartGet',
      'cartGetForShippingMethod',
      'addressList',
      'shippingMethodList',
      'shippingMethodListByAddress',
      'orderList',
      'orderList',
      'orderGet',
      'paymentConfigGet',
    ]);
    const texts = keys.map((key) => JSON.stringify(key));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('leave repeating to React Query: one request an attempt', async () => {
    server.answer(failure(503, 'database_unavailable', { 'Retry-After': '0' }));
    await expect(client.fetchQuery({ ...queries.categories.list(), retry: false })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.seen).toHaveLength(1);
    server.answer(failure(503, 'database_unavailable', { 'Retry-After': '0' }));
    await expect(client.fetchQuery({ ...queries.categories.list(), retry: retryQuery })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.seen).toHaveLength(4);
  });

  it('read further pages by number', async () => {
    server.answer(
      json(200, { items: [{ sku: 'a' }], currentPage: 1, totalPages: 2 }),
      json(200, { items: [{ sku: 'b' }], currentPage: 2, totalPages: 2 }),
    );
    const options = queries.products.listInfinite({ userId: 'public', sort: 'name' });
    const data = await client.fetchInfiniteQuery({ ...options, pages: 5 });
    expect(data.pages.map((page) => page.items[0]?.sku)).toEqual(['a', 'b']);
    expect(server.seen.map((request) => request.url.split('?')[1])).toEqual(['sort=name&page=1', 'sort=name&page=2']);
  });

  it('are invalidated by operation, finite and infinite ones alike', async () => {
    server.answer(json(200, { items: [], currentPage: 1, totalPages: 1 }));
    const lists = [
      queries.products.list({ userId: 'public' }),
      queries.products.listInfinite({ userId: 'public' }),
    ] as const;
    await client.fetchQuery(lists[0]);
    await client.fetchInfiniteQuery(lists[1]);
    await client.fetchQuery(queries.categories.list());
    await invalidate(client, 'productList', 'cartGet');
    const isStale = (queryKey: readonly unknown[]): boolean | undefined =>
      client.getQueryState(queryKey)?.isInvalidated;
    expect(lists.map(({ queryKey }) => isStale(queryKey))).toEqual([true, true]);
    expect(isStale(queries.categories.list().queryKey)).toBe(false);
  });
});

describe('retryQuery', () => {
  it('asks three times more for what may pass, in browsers', () => {
    expect([0, 1, 2, 3].map((failures) => retryQuery(failures, error(503)))).toEqual([true, true, true, false]);
    expect(retryQuery(0, new RegenConnectionError('x'))).toBe(true);
    expect(retryQuery(0, error(404))).toBe(false);
    expect(retryQuery(0, new RegenAbortError('x'))).toBe(false);
    expect(retryQuery(0, error(429, '900'))).toBe(false);
    environmentManager.setIsServer(() => true);
    expect(retryQuery(0, error(503))).toBe(false);
  });

  it('waits 1, 2, 4 … up to 30 seconds, or what the server asks for', () => {
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

describe('mutations', () => {
  it('put the answered cart where it is read', async () => {
    client.setQueryData(['cartGet', { id: 'guest', showTaxes: true }], { version: 1 });
    client.setQueryData(['cartGet', { id: 'usr_2' }], { version: 9 });
    client.setQueryData(['shippingMethodList', { id: 'guest' }], { items: [] });
    server.answer(json(200, { version: 2 }));
    await mutate(mutations.cart.update(), { id: 'guest', add: [{ sku: '1', quantity: 1 }] });
    expect(client.getQueryData(['cartGet', { id: 'guest', showTaxes: true }])).toEqual({ version: 2 });
    expect(client.getQueryData(['cartGet', { id: 'usr_2' }])).toEqual({ version: 9 });
    expect(client.getQueryState(['shippingMethodList', { id: 'guest' }])?.isInvalidated).toBe(true);
  });

  it('make lists stale that have changed', async () => {
    client.setQueryData(['addressList', { userId: 'usr_1' }], { items: [] });
    client.setQueryData(['orderList', { id: 'usr_1' }], { items: [] });
    server.answer(json(201, { id: 'adr_1' }));
    await mutate(mutations.addresses.create(), { userId: 'usr_1', address: {} });
    expect(client.getQueryState(['addressList', { userId: 'usr_1' }])?.isInvalidated).toBe(true);
    server.answer(json(201, { id: 'ord_1' }));
    await mutate(mutations.orders.place({ idempotencyKey: 'checkout-1' }), { id: 'usr_1' });
    expect(server.seen[0]?.headers['idempotency-key']).toBe('checkout-1');
    expect(client.getQueryState(['orderList', { id: 'usr_1' }])?.isInvalidated).toBe(true);
  });

  it('do not keep passwords and card numbers', () => {
    const sensitive = [
      mutations.session.create(),
      mutations.users.register(),
      mutations.passwords.reset(),
      mutations.payments.createTestToken(),
    ];
    expect(sensitive.map((options) => options.gcTime)).toEqual([0, 0, 0, 0]);
  });
});
