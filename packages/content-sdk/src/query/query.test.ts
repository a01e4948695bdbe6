import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, expectTypeOf, it } from 'vitest';
import type { ContentPage, ContentReader } from '../data/reader.ts';
import { blogPost, blogPostCard, faq } from '../models/index.ts';
import type { BlogPostCard, Faq } from '../models/index.ts';
import { startDeliveryServer } from '../testing/delivery-server.ts';
import type { DeliveryServer } from '../testing/delivery-server.ts';
import { openSnapshot, putFaq, putPost } from '../testing/open-snapshot.ts';
import { contentGet, contentKey, contentList, createCallReader, invalidateContent, modelRef, readAs } from './index.ts';
import type { ContentRequest } from './index.ts';

let server: DeliveryServer;
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
beforeEach(async () => {
  server = await startDeliveryServer();
});
afterEach(async () => {
  client.clear();
  await server[Symbol.asyncDispose]();
});

/** Answers as a server does with its snapshot, over JSON. */
function browserReader(reader: ContentReader, requests: ContentRequest[] = []): ContentReader {
  return createCallReader(async (request) => {
    requests.push(request);
    const data =
      request.method === 'list' ? await reader.list(request, request.params) : await reader.get(request, request.slug);
    return JSON.parse(JSON.stringify(data)) as unknown;
  });
}

it('reads the same in a browser as on the server, under the same key', async () => {
  putFaq(server.space, 'returns');
  putPost(server.space, 'acids');
  const { snapshot } = await openSnapshot(server);
  const onServer = snapshot.reader('web');
  const inBrowser = browserReader(onServer);
  const pairs = [
    [
      contentList(onServer, faq, { where: { topic: 'Orders' } }),
      contentList(inBrowser, modelRef<typeof faq>('faq'), { where: { topic: 'Orders' } }),
    ],
    [contentGet(onServer, blogPost, 'acids'), contentGet(inBrowser, modelRef<typeof blogPost>('blogPost'), 'acids')],
    [contentList(onServer, blogPostCard), contentList(inBrowser, modelRef<typeof blogPostCard>('blogPost', 'card'))],
    [contentGet(onServer, faq, 'gone'), contentGet(inBrowser, modelRef<typeof faq>('faq'), 'gone')],
  ] as const;
  for (const [one, other] of pairs) {
    expect(other.queryKey).toEqual(one.queryKey);
    const read = await new QueryClient().fetchQuery(one as object as ReturnType<typeof contentGet<unknown>>);
    expect(await client.fetchQuery(other as object as ReturnType<typeof contentGet<unknown>>)).toEqual(read);
  }
});

it('has the type of its model, with or without the model', () => {
  const reader = createCallReader(async () => null);
  const list = async () => client.fetchQuery(contentList(reader, modelRef<typeof faq>('faq')));
  expectTypeOf(list).returns.resolves.toEqualTypeOf<ContentPage<Faq>>();
  const get = async () => client.fetchQuery(contentGet(reader, modelRef<typeof blogPostCard>('blogPost', 'card'), 'x'));
  expectTypeOf(get).returns.resolves.toEqualTypeOf<BlogPostCard | null>();
  // @ts-expect-error A model of another type.
  modelRef<typeof faq>('page');
  // @ts-expect-error A view has to be named.
  modelRef<typeof blogPostCard>('blogPost');
  // @ts-expect-error A field that there is not.
  contentList(reader, modelRef<typeof faq>('faq'), { where: { nothing: 1 } });
});

it('has keys that begin with the content type', () => {
  const reader = createCallReader(async () => null);
  expect(contentList(reader, faq, { page: 2 }).queryKey).toEqual(['contentList', 'faq', { page: 2 }]);
  expect(contentGet(reader, faq, 'returns').queryKey).toEqual(['contentGet', 'faq', { slug: 'returns' }]);
  expect(contentGet(reader, blogPostCard, 'acids').queryKey).toEqual([
    'contentGet',
    'blogPost',
    { slug: 'acids', view: 'card' },
  ]);
  expect(contentKey('contentList')).toEqual(['contentList']);
  expect(contentKey('contentGet', 'faq')).toEqual(['contentGet', 'faq']);
});

it('asks for what is named, in plain JSON, and can be ended', async () => {
  const requests: ContentRequest[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const reader = createCallReader(async (request, signal) => {
    requests.push(request);
    signals.push(signal);
    return null;
  });
  await client.fetchQuery(contentGet(reader, blogPostCard, 'acids'));
  await client.fetchQuery(contentGet(reader, faq, 'returns'));
  await reader.list(faq);
  expect(requests).toEqual([
    { method: 'get', type: 'blogPost', view: 'card', slug: 'acids' },
    { method: 'get', type: 'faq', slug: 'returns' },
    { method: 'list', type: 'faq', params: {} },
  ]);
  expect(signals[0]).toBeInstanceOf(AbortSignal);
});

it('makes what has changed stale, with all views of its type, and nothing else', async () => {
  const reader = createCallReader(async () => null);
  const queries = [
    contentGet(reader, faq, 'a'),
    contentGet(reader, blogPost, 'a'),
    contentGet(reader, blogPostCard, 'a'),
  ];
  await Promise.all(
    queries.map(async (options) => client.prefetchQuery(options as ReturnType<typeof contentGet<unknown>>)),
  );
  const stale = () => queries.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
  await invalidateContent(client, ['blogPost']);
  expect(stale()).toEqual([false, true, true]);
  await invalidateContent(client);
  expect(stale()).toEqual([true, true, true]);
});

it('gives a record of another operation the type of its model, and refuses one of another type', () => {
  const record: { type: string; question: string } = { type: 'faq', question: 'Where is my order?' };
  const read = readAs<Faq>(modelRef<typeof faq>('faq'), record);
  expectTypeOf(read).toEqualTypeOf<Faq>();
  expect(read).toBe(record);
  expect(() => readAs(modelRef<typeof blogPost>('blogPost'), record)).toThrow('"blogPost" is needed, not of "faq"');
});
