import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogPost, blogPostCard } from '../models/index.ts';
import { startDeliveryServer } from '../testing/delivery-server.ts';
import type { DeliveryServer } from '../testing/delivery-server.ts';
import { documentOf, paragraph, text } from '../testing/documents.ts';
import { openSnapshot, putPost } from '../testing/open-snapshot.ts';
import { assetLink, entryLink } from '../testing/space.ts';
import type { Snapshot } from './create-snapshot.ts';

const RECORDS = 10_000;
let server: DeliveryServer;
let snapshot: Snapshot;

const body = documentOf(
  ...Array.from({ length: 20 }, (_, number) => paragraph(text(`Paragraph ${number}. `.repeat(5)))),
);

function put(number: number, title = `Post ${number}`): void {
  putPost(server.space, `post-${number}`, {
    title,
    topic: `Topic ${number % 20}`,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    picture: assetLink('picture'),
    author: entryLink(`author-${number % 10}`),
    related: [entryLink(`post-${(number + 1) % RECORDS}`), entryLink(`post-${(number + 2) % RECORDS}`)],
    body,
  });
}

/** Milliseconds of CPU time, of all threads of this process: a busy machine makes it slower, but no larger. */
async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

beforeAll(async () => {
  server = await startDeliveryServer();
  server.pageSize = 1_000;
  server.space.asset('picture', {});
  for (let number = 0; number < 10; number += 1) {
    server.space.entry('author', `author-${number}`, { name: `Author ${number}`, slug: `author-${number}` });
  }
  for (let number = 0; number < RECORDS; number += 1) put(number);
  ({ snapshot } = await openSnapshot(server));
});
afterAll(() => server[Symbol.asyncDispose]());

it('lists pages of 10,000 records in less than 20 ms of CPU time each', async () => {
  const reader = snapshot.reader('web');
  const first = await reader.list(blogPostCard);
  expect(first).toMatchObject({ total: RECORDS, items: { length: 12 } });
  const pages = 50;
  const spent = await cpuTime(async () => {
    for (let page = 1; page <= pages; page += 1) {
      const where = { topic: `Topic ${page % 20}`, author: `author-${page % 10}` };
      await reader.list(blogPostCard, { where, order: ['-publishedAt'], page });
    }
  });
  expect(spent / pages).toBeLessThan(20);
});

it('finds a record among them by its slug in less than 1 ms of CPU time', async () => {
  const reader = snapshot.reader('web');
  expect(await reader.get(blogPost, 'post-7')).toMatchObject({ title: 'Post 7', related: { length: 2 } });
  const spent = await cpuTime(async () => {
    for (let number = 0; number < 200; number += 1) await reader.get(blogPost, `post-${number * 7}`);
  });
  expect(spent / 200).toBeLessThan(1);
});

it('applies 100 changes in less than a second of CPU time, with the first list after them', async () => {
  for (let number = 0; number < 100; number += 1) put(number * 100, `Changed ${number}`);
  const spent = await cpuTime(async () => {
    const change = await snapshot.sync();
    expect(change?.records.filter(({ change: kind }) => kind === 'changed')).toHaveLength(100);
    await snapshot.reader('web').list(blogPostCard);
  });
  expect(spent).toBeLessThan(1_000);
  expect(await snapshot.reader('web').get(blogPost, 'post-9900')).toMatchObject({ title: 'Changed 99' });
});
