import type { ContentRecordPage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Result } from '../../http/description/operation-types.ts';
import { entry } from '../../testing/content-space.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dora: { jwt: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
});
afterAll(() => server?.close());

const list = (path: string, as: Caller = 'client') => server.call<ContentRecordPage>('GET', `/content/${path}`, { as });
const get = (path: string, as: Caller = 'client') =>
  server.call<Result<'contentGet'>>('GET', `/content/${path}`, { as });
const whereOf = (where: unknown) => encodeURIComponent(JSON.stringify(where));

it('lists what the channel may read, by field, in an order, in pages', async () => {
  const { body: all } = await list('faq?perPage=100');
  const { body: forClinics } = await list('faq?perPage=100', dora);
  expect(all.totalCount).toBeGreaterThan(20);
  expect(JSON.stringify(all.items)).not.toMatch(/REGEN rewards/);
  expect(JSON.stringify(forClinics.items)).toMatch(/REGEN rewards/);
  const topic = String(all.items[0]?.['topic']);
  const { body: found, headers } = await list(`faq?where=${whereOf({ topic })}&order=-question&perPage=2`);
  expect(found).toMatchObject({ currentPage: 1, perPage: 2, totalPages: Math.ceil(found.totalCount / 2) });
  expect(found.items.map((item) => item['topic'])).toEqual([topic, topic]);
  const questions = found.items.map((item) => String(item['question']));
  expect(questions).toEqual(questions.toSorted().toReversed());
  expect(headers.link).toContain('page=2');
});

it('reads one record, and another channel does not know that it is there', async () => {
  const { body } = await get('page/returns-policy');
  expect(body).toMatchObject({ type: 'page', slug: 'returns-policy', title: 'Returns policy' });
  expect(body['audiences']).toBeUndefined();
  expect((await get('page/regen-rewards', dora)).status).toBe(200);
  expect(await get('page/regen-rewards')).toMatchObject({ status: 404, body: { message: 'There is no such record.' } });
});

it.each([
  ['nothing', 404, 'There is no such type of content.'],
  // With the answers to its questions: read by operations of the school.
  ['lesson', 400, '/query/view'],
  ['page/no-such-page', 404, 'There is no such record.'],
  ['faq?view=nothing', 400, '/query/view'],
  ['faq?where=topic', 400, '/query/where'],
  [`faq?where=${whereOf([])}`, 400, '/query/where'],
  [`faq?where=${whereOf({ nothing: 1 })}`, 400, '/query/where'],
  [`faq?where=${whereOf({ topic: { like: 'a' } })}`, 400, '/query/where'],
  [`faq?where=${whereOf({ audiences: 'b2b' })}`, 400, '/query/where'],
  ['faq?order=nothing', 400, '/query/order'],
  ['faq?order=answer', 400, '/query/order'],
  ['faq?perPage=101', 400, '/query/perPage'],
])('/content/%s is refused with %i, %s', async (path, status, text) => {
  const answer = await list(path);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(text);
});

it('has what was published a moment ago', async () => {
  const { contentStore, content } = server.app.services;
  const changed = new Promise((resolve) => content.onChange(resolve));
  const text = { nodeType: 'document', data: {}, content: [] };
  const values = { title: 'New', slug: 'new-page', description: 'New.', revisedAt: '2026-11-01', body: text };
  const draft = entry('page', 'new-page', { ...values, audiences: ['web'] });
  await contentStore.saveDraft(draft);
  expect((await get('page/new-page')).status).toBe(404);
  await contentStore.publish(draft);
  await changed;
  expect((await get('page/new-page')).body).toMatchObject({ id: 'new-page', title: 'New' });
});
