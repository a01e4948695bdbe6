import type { ContentSearchResult } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { richTextOf } from '../../../content/import/markdown.ts';
import { entry, inStep } from '../../../testing/content-space.ts';
import { PEOPLE } from '../../../testing/shop/people.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import type { Caller, TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let dora: { jwt: string };
let rita: { jwt: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  rita = await server.signIn(PEOPLE.school);
});
afterAll(() => server?.close());

async function search(text: string, as: Caller = 'client', query = ''): Promise<ContentSearchResult> {
  const path = `/content/?search=${encodeURIComponent(text)}${query}`;
  const { status, body } = await server.call<ContentSearchResult>('GET', path, { as });
  expect(status).toBe(200);
  return body;
}
const titles = ({ items }: ContentSearchResult) => items.map(({ title }) => title).join(' / ');

describe('search in content', () => {
  it.each([
    ['sunscreen', /sunscreen/i],
    ['two fingers', /Two fingers/],
    ['exfoliate', /exfoli|acid|peel/i],
    ['return', /return/i],
    ['retinoids', /retin/i],
  ])('finds by stems, the title first: %s', async (text, expected) => {
    const found = await search(text);
    expect(found.items[0]?.title).toMatch(expected);
    expect(found.didYouMean).toBeNull();
  });

  it.each([
    ['suncsreen', 'sunscreen'],
    ['retnol', 'retinol'],
    ['niacinimide', 'niacinamide'],
  ])('finds what was misspelled: %s', async (text, spelled) => {
    const found = await search(text);
    expect(found.didYouMean).toBe(spelled);
    expect(titles(found)).toBe(titles(await search(spelled)));
    expect(found.totalCount).toBeGreaterThan(0);
  });

  it('knows what a record is called', async () => {
    const { items, didYouMean } = await search('webinar acid');
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['webinar']));
    expect(didYouMean).toBeNull();
  });

  it('has pages, counts by type, and one type alone', async () => {
    const all = await search('skin', 'client', '&perPage=48');
    expect(all.counts.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(all.totalCount);
    const posts = await search('skin', 'client', '&type=blogPost&perPage=3&page=2');
    expect(posts.counts).toEqual(all.counts);
    expect(new Set(posts.items.map(({ type }) => type))).toEqual(new Set(['blogPost']));
    expect(posts.totalCount).toBe(all.counts.find(({ type }) => type === 'blogPost')?.totalCount);
    expect(posts).toMatchObject({ currentPage: 2, perPage: 3, totalPages: Math.ceil(posts.totalCount / 3) });
    const before = await search('skin', 'client', '&type=blogPost&perPage=3');
    expect(before.items.map(({ id }) => id)).not.toContain(posts.items[0]?.id);
    expect((await search('skin', 'client', '&page=5000')).items).toEqual([]);
  });

  it('finds, counts and suggests by channel: nothing of protocols for visitors', async () => {
    const typesFor = async (as: Caller, text: string) => (await search(text, as)).counts.map(({ type }) => type);
    expect(await typesFor(dora, 'peel')).toContain('protocol');
    expect(await typesFor(rita, 'peel')).toContain('protocol');
    for (const text of ['peel', 'contraindications', 'protocol', 'treatment', 'facial']) {
      expect(await typesFor('client', text)).not.toContain('protocol');
      expect(await typesFor('client', text)).not.toContain('lesson');
    }
    // In steps of protocols only.
    expect((await search('claustrophobia', dora)).totalCount).toBeGreaterThan(0);
    const visitor = await search('claustrophobia');
    expect([visitor.totalCount, visitor.didYouMean]).toEqual([0, null]);
  });

  it('knows what was published, changed, gated and removed a moment ago', async () => {
    const post = (title: string, audiences: string[]) =>
      entry('blogPost', 'fresh', {
        title,
        slug: 'fresh',
        summary: 'A post.',
        topic: 'Sun',
        publishedAt: '2026-11-01T00:00:00Z',
        body: richTextOf('Umbelliferone in a text.'),
        audiences,
      });
    const publish = (draft: ReturnType<typeof post>) =>
      inStep(server, async (store) => {
        await store.saveDraft(draft);
        await store.publish(draft);
      });
    expect((await search('umbelliferone')).totalCount).toBe(0);
    await publish(post('Quokkas', ['web', 'b2b']));
    expect(titles(await search('umbelliferone'))).toBe('Quokkas');
    await publish(post('Wombats', ['web', 'b2b']));
    expect([titles(await search('quokka')), titles(await search('wombat'))]).toEqual(['', 'Wombats']);
    await publish(post('Wombats', ['b2b']));
    expect((await search('wombat')).totalCount).toBe(0);
    expect((await search('wombta')).didYouMean).toBeNull();
    expect(titles(await search('wombat', dora))).toBe('Wombats');
    await inStep(server, (store) => store.unpublish(post('Wombats', ['b2b'])));
    expect((await search('wombat', dora)).totalCount).toBe(0);
  });

  it.each([
    '\\',
    '%_%',
    '<b>',
    '日本',
    '🙂',
    '__proto__',
    'constructor',
    'a b c d e f g h i j k l',
    ' ',
    'x'.repeat(100),
  ])('accepts anything as words: %j', async (text) => {
    const { status } = await server.call('GET', `/content/?search=${encodeURIComponent(text)}`);
    expect([200, 400]).toContain(status);
  });

  it('refuses nothing typed, too much typed and types that are not searched', async () => {
    for (const [query, path] of [
      ['search=', '/query/search'],
      [`search=${'x'.repeat(101)}`, '/query/search'],
      ['search=peel&type=lesson', '/query/type'],
    ]) {
      const { status, body } = await server.call('GET', `/content/?${query}`);
      expect([status, body.details?.[0]?.path]).toEqual([400, path]);
    }
  });
});
