import {
  ContentBadRequestError,
  ContentNotFoundError,
  ContentUnauthorizedError,
  createContentClient,
  createSnapshot,
} from '@regen/content-sdk';
import { faq, page, shopModels } from '@regen/content-sdk/models';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startContentServer } from '../testing/content-space.ts';
import type { ContentServer } from '../testing/content-space.ts';

let content: ContentServer;

beforeAll(async () => {
  content = await startContentServer(inject('cluster'));
});
afterAll(() => content?.server.close());

const open = (accessToken = content.tokens.delivery) =>
  createContentClient({ space: 'regen', accessToken, baseUrl: `${content.server.url}/content`, maxRetries: 0 });

it('every published record fits its model, and changes reach the snapshot', async () => {
  const wrong: unknown[] = [];
  const snapshot = createSnapshot({
    client: open(),
    models: shopModels,
    interval: 0,
    onProblem: (problem) => wrong.push(problem),
    onError: (error) => wrong.push(error),
  });
  await snapshot.open();
  const reader = snapshot.unrestricted();
  const questions = await reader.list(faq, { perPage: 1_000 });
  const pages = await reader.list(page, { perPage: 1_000 });
  const { total } = await open().getEntries();
  const pagesOfTypes = await Promise.all(
    shopModels.filter(({ view }) => view === undefined).map(async (model) => reader.list(model, { perPage: 1 })),
  );
  expect(pagesOfTypes.reduce((sum, { total: ofType }) => sum + ofType, 0)).toBe(total);
  expect(pages.items.filter(({ body }) => body.length === 0)).toEqual([]);
  expect(wrong).toEqual([]);
  // Some questions are for professionals.
  expect((await snapshot.reader('web').list(faq)).total).toBeLessThan(questions.total);

  const id = questions.items[0]?.id ?? '';
  await content.store.unpublish({ kind: 'Entry', id });
  expect(await snapshot.sync()).toMatchObject({ isFull: false, records: [{ id, change: 'deleted' }] });
  await content.store.publish({ kind: 'Entry', id });
  expect(await snapshot.sync()).toMatchObject({ isFull: false, records: [{ id, change: 'added' }] });
  expect(await snapshot.sync()).toBeNull();
  snapshot.close();
});

it('what the service refuses has its class of error', async () => {
  await expect(open().getEntry('gone')).rejects.toBeInstanceOf(ContentNotFoundError);
  await expect(open().getAsset('gone')).rejects.toBeInstanceOf(ContentNotFoundError);
  await expect(open('stranger').getSpace()).rejects.toBeInstanceOf(ContentUnauthorizedError);
  await expect(open().getEntries({ 'fields.nothing': 'x' })).rejects.toBeInstanceOf(ContentBadRequestError);
  await expect(open().sync({ nextSyncToken: 'made-up' })).rejects.toBeInstanceOf(ContentBadRequestError);
});

it('a loop over pages reads every entry once', async () => {
  const ids: string[] = [];
  for await (const { sys } of open().getEntries({ limit: 10, order: 'sys.id' })) ids.push(sys.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength((await open().getEntries()).total);
});
