import { page } from '@regen/content-sdk/models';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { pageSaying } from '../../testing/written-content.ts';
import { listAll, partsOf } from './list-all.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server?.close());

it('reads all records, and lets others have a turn after each part', async () => {
  const { content, contentStore } = server.app.services;
  const written = Array.from({ length: 250 }, (_, at) => pageSaying(`Day ${at}.`, { slug: `day-${at}` }));
  await contentStore.saveDraft(...written);
  await contentStore.publish(...written);
  const reader = content.reader('web');
  const slugs = (await listAll(reader, page)).map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(written.map((_, at) => `day-${at}`)));

  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const list = vi.spyOn(reader, 'list');
  const [all, askedAt]: [string[], number[]] = [[], []];
  for await (const part of partsOf(reader, page)) {
    askedAt.push(turns);
    all.push(...part.map(({ slug }) => slug));
  }
  isOver = true;
  expect(all).toEqual(slugs);
  expect(list).toHaveBeenCalledTimes(Math.ceil(slugs.length / 100));
  expect(list.mock.calls.length).toBeGreaterThan(2);
  expect(new Set(askedAt).size).toBe(askedAt.length);
});
