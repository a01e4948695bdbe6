import { operations, readContract } from '@regen/contract';
import { afterEach, expect, expectTypeOf, it } from 'vitest';
import type { Cart, OrderPlaceParams } from '../generated/types.ts';
import { isErrorOf } from '../is-error-of.ts';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { Regen } from '../resources/generated/create-regen.ts';
import { sampleParams } from '../testing/sample-params.ts';
import { validateResponses } from '../validation/index.ts';
import { connectionLost, createMocks, noAnswer } from './index.ts';
import type { MockFunction, ResultOf } from './index.ts';

const mocks = createMocks();
const regen = createRegen({
  baseUrl: '/api/v1/regen',
  clientKey: 'k',
  fetch: mocks.fetch,
  hooks: [validateResponses({ unknownFields: 'refuse' })],
});
afterEach(() => mocks.reset());

it('responds to every operation as the contract says', async () => {
  const described = operations(readContract());
  const samples = sampleParams();
  for (const { id, written } of described) {
    const [resource = '', verb = ''] = written['x-sdk']?.split('.') ?? [];
    const run = regen[resource as keyof Regen] as unknown as Record<string, (params?: object) => Promise<unknown>>;
    const params = samples.get(id);
    await (params && Object.keys(params).length > 0 ? run[verb]?.(params) : run[verb]?.());
  }
  expect(mocks.calls.map(({ operationId }) => operationId)).toEqual(described.map(({ id }) => id));
});

it('returns the responses that were set, with the request', async () => {
  mocks.on('productGet', ({ params }, example) => ({ ...example, name: `Product ${params['sku']}` }));
  expect((await regen.products.get({ sku: 'GM 1/2' })).name).toBe('Product GM 1/2');
  await regen.products.list({ userId: 'public', page: 2, category: ['a', 'b'] });
  await regen.cart.update({ id: 'guest', add: [{ sku: 'GM1', quantity: 2 }] }, { idempotencyKey: 'key-1' });
  expect(mocks.calls[1]?.query.getAll('category')).toEqual(['a', 'b']);
  expect(mocks.calls[2]).toMatchObject({
    method: 'PUT',
    params: { id: 'guest' },
    body: { add: [{ sku: 'GM1', quantity: 2 }] },
  });
  expect(mocks.calls[2]?.headers.get('Idempotency-Key')).toBe('key-1');
  expectTypeOf<ResultOf<'cartGet'>>().toEqualTypeOf<Cart>();
  expectTypeOf<ResultOf<'sessionEnd'>>().toEqualTypeOf<undefined>();
});

it('fails as documented, as often as configured, and then as before', async () => {
  mocks.fail('cartUpdate', 503, { times: 1, headers: { 'Retry-After': '0' } });
  await regen.cart.update({ id: 'guest', add: [] });
  expect(mocks.calls.map(({ operationId }) => operationId)).toEqual(['cartUpdate', 'cartUpdate']);
  mocks.fail('cartUpdate', 412);
  const error = await regen.cart.update({ id: 'guest', ifMatch: 1, add: [] }).catch((caught: unknown) => caught);
  expect(isErrorOf(error, 'cartUpdate', 412) && error.body.cart.items).toBeInstanceOf(Array);
  expect(() => mocks.fail('cartGet', 418 as never)).toThrow('The contract has no 418 for cartGet.');
  expect(() => mocks.on('cartPolish' as never, {} as never)).toThrow('The contract has no operation cartPolish.');
});

it("fails with a code, with the contract's message, and with what belongs to its status", async () => {
  mocks.fail('orderPlace', 'insufficient_funds');
  const samples = sampleParams().get('orderPlace') as unknown as OrderPlaceParams;
  const error = await regen.orders.place(samples).catch((caught: unknown) => caught);
  if (!isErrorOf(error, 'orderPlace', 'insufficient_funds')) throw error;
  expect(error.reason).not.toBe('');
  expect(error.body.order.id).toEqual(expect.any(String));
  mocks.reset();
  mocks.fail('orderPlace', 'card_declined', { times: 1 });
  await expect(regen.orders.place(samples)).rejects.toMatchObject({ status: 402, code: 'card_declined' });
  // @ts-expect-error: no code of this operation, and neither is its status
  expect(() => mocks.fail('cartGet', 'course_full')).toThrow('The contract has no course_full for cartGet.');
  expect(() => mocks.fail('cartGet', 'no_code' as never)).toThrow('The contract has no no_code for cartGet.');
});

it('accepts a picture at the URL of its example, and no other', async () => {
  mocks.on('storePictureGet', (_call, example) => ({ ...example, state: 'ready' }));
  const file = new Blob(['picture'], { type: 'image/png' });
  const { state } = await regen.storePictures.uploadImage({ id: 'acc_1', file });
  expect(state).toBe('ready');
  expect(mocks.calls.map(({ operationId }) => operationId)).toEqual(['storePictureCreateUpload', 'storePictureGet']);
  expect((await mocks.fetch('/bucket/other', { method: 'PUT', body: file })).status).toBe(404);
});

it('returns each test its own copy', async () => {
  mocks.on('categoryList', (_call, example) => {
    example.items.length = 0;
    return example;
  });
  expect((await regen.categories.list()).items).toEqual([]);
  mocks.reset();
  expect((await regen.categories.list()).items).not.toEqual([]);
});

it('lets an application wait, and be aborted while it does', async () => {
  mocks.on('categoryList', (_call, example) => example, { delay: 60_000 });
  const call = regen.categories.list({ timeout: 20, maxRetries: 0 });
  await expect(call).rejects.toMatchObject({ name: 'RegenTimeoutError' });
});

it('handles a request of its API, below any base, and leaves others', async () => {
  const other = createMocks({ baseUrl: 'https://api.example/v9/regen/' });
  expect((await other.handle(new Request('https://api.example/v9/regen/product/GM1')))?.status).toBe(200);
  expect((await other.handle(new Request('https://api.example/v9/uploads/storeLabels/acc_1')))?.status).toBe(200);
  expect(await other.handle(new Request('https://api.example/product/GM1'))).toBeUndefined();
  expect(await other.handle(new Request('https://api.example/v9/regen/nothing'))).toBeUndefined();
  expect((await other.fetch('/nothing')).status).toBe(404);
});

it('leaves a call without a response until it is aborted, and does not count it', async () => {
  mocks.on('categoryList', noAnswer);
  const controller = new AbortController();
  const call = regen.categories.list({ signal: controller.signal });
  const other = regen.concerns.list();
  await expect.poll(() => mocks.calls.length).toBe(2);
  await other;
  await expect.poll(() => mocks.pending()).toBe(0);
  expect(mocks.unanswered()).toBe(1);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'RegenAbortError' });
  await expect.poll(() => [mocks.pending(), mocks.unanswered()]).toEqual([0, 0]);
});

it('counts the calls that will get a response', async () => {
  expect(mocks.pending()).toBe(0);
  const gate = Promise.withResolvers<void>();
  const make: MockFunction<'categoryList'> = async (_call, example) => {
    await gate.promise;
    return example;
  };
  mocks.on('categoryList', make, { delay: 1 });
  const call = regen.categories.list();
  await expect.poll(() => mocks.pending()).toBe(1);
  gate.resolve();
  await call;
  expect(mocks.pending()).toBe(0);
});

it('loses the connection, as a whole or for single calls', async () => {
  mocks.on('categoryList', connectionLost, { times: 1 });
  await expect(regen.categories.list({ maxRetries: 0 })).rejects.toMatchObject({ name: 'RegenConnectionError' });
  expect((await regen.categories.list()).items).toBeInstanceOf(Array);
  mocks.on('productGet', ({ params }, example) => (params['sku'] === 'GM1' ? connectionLost : example));
  await expect(regen.products.get({ sku: 'GM1' }, { maxRetries: 0 })).rejects.toMatchObject({
    name: 'RegenConnectionError',
  });
  expect((await regen.products.get({ sku: 'GM2' })).sku).toEqual(expect.any(String));
});

it('hands what the callback throws to the caller as it is, without another attempt', async () => {
  const thrown = new Error('No mock answer set.');
  const strict = createMocks({
    onUnplannedCall: () => {
      throw thrown;
    },
  });
  const strictRegen = createRegen({ baseUrl: '/api/v1/regen', clientKey: 'k', fetch: strict.fetch });
  await expect(strictRegen.categories.list()).rejects.toBe(thrown);
  expect(strict.calls).toHaveLength(1);
});

it('reports calls with no response set, and rejects when the callback throws', async () => {
  const unplanned: string[] = [];
  const strict = createMocks({
    onUnplannedCall: ({ operationId }) => {
      unplanned.push(operationId);
      if (operationId === 'concernList') throw new Error('No mock answer set for concernList.');
    },
  });
  strict.on('productGet', (_call, example) => example);
  const call = (path: string) => strict.fetch(`/api/v1/regen${path}`);
  expect((await call('/product/GM1')).status).toBe(200);
  expect((await call('/products/category')).status).toBe(200);
  await expect(call('/products/concerns')).rejects.toThrow('No mock answer set for concernList.');
  expect(unplanned).toEqual(['categoryList', 'concernList']);
  expect(strict.pending()).toBe(0);
});
