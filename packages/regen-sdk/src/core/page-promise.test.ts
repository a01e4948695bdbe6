import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { Regen } from '../resources/generated/create-regen.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { Answer, ScriptedServer } from '../testing/scripted-server.ts';

let server: ScriptedServer;
let regen: Regen;
beforeAll(async () => {
  server = await startScriptedServer();
  regen = createRegen({ baseUrl: server.baseUrl, clientKey: 'k' });
});
afterAll(() => server.close());

const page = (currentPage: number, totalPages: number, ...skus: string[]): Answer =>
  json(200, { currentPage, totalPages, items: skus.map((sku) => ({ sku })) });

async function skusOf(list: AsyncIterable<{ sku: string }>): Promise<string[]> {
  const skus: string[] = [];
  for await (const { sku } of list) skus.push(sku);
  return skus;
}

it('is one page when awaited', async () => {
  server.answer(page(1, 3, 'a'));
  expect((await regen.products.list({ userId: 'public' })).items).toEqual([{ sku: 'a' }]);
  expect(server.seen).toHaveLength(1);
});

it('is the items of all pages when iterated, with the same filters', async () => {
  server.answer(page(2, 4, 'c'), page(3, 4, 'd', 'e'), page(4, 4, 'f'));
  expect(await skusOf(regen.products.list({ userId: 'public', page: 2, concern: ['dryness'] }))).toEqual([
    'c',
    'd',
    'e',
    'f',
  ]);
  expect(server.seen.map((request) => request.url)).toEqual(
    [2, 3, 4].map((number) => `/api/v1/regen/products/public?page=${number}&concern=dryness`),
  );
});

it('reads no further page than the loop needs', async () => {
  server.answer(page(1, 9, 'a', 'b'));
  for await (const { sku } of regen.products.search({ search: 'x' })) if (sku === 'b') break;
  expect(server.seen).toHaveLength(1);
});

it('goes page by page too', async () => {
  server.answer(page(1, 2, 'a'), page(2, 2, 'b'));
  const sizes: number[] = [];
  for await (const { items } of regen.products.list({ userId: 'public' }).pages()) sizes.push(items.length);
  expect(sizes).toEqual([1, 1]);
});

it('ends on an empty result and when a server repeats itself', async () => {
  server.answer(page(1, 0));
  expect(await skusOf(regen.products.list({ userId: 'public' }))).toEqual([]);
  server.answer(page(1, 5, 'a'));
  expect(await skusOf(regen.products.list({ userId: 'public' }))).toEqual(['a']);
  expect(server.seen).toHaveLength(2);
});

it('fails inside the loop', async () => {
  server.answer(page(1, 2, 'a'), failure(404, 'not_found'));
  await expect(skusOf(regen.products.list({ userId: 'public' }))).rejects.toMatchObject({ status: 404 });
});

it.each([
  ['pages', (list: ReturnType<Regen['products']['list']>) => list.pages()],
  ['items', (list: ReturnType<Regen['products']['list']>) => list[Symbol.asyncIterator]()],
])('leaves no unhandled rejection when its %s are never read', async (_what, iterate) => {
  server.answer(failure(404, 'not_found'));
  const failed = Promise.withResolvers<void>();
  const logger = { warn: () => failed.resolve() };
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const iterator = iterate(regen.withOptions({ logger }).products.list({ userId: 'public' }));
  await failed.promise;
  // Rejections count as unhandled once the tasks of this moment are done.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(iterator.next()).rejects.toMatchObject({ status: 404 });
});
