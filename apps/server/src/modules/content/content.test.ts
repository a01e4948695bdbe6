import { page as pageModel } from '@regen/content-sdk/models';
import type { FaqPage, PageContent } from '@regen/sdk';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listAll } from '../../content/snapshot/list-all.ts';
import type { Result } from '../../http/description/operation-types.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dora: { jwt: string };
let amy: { jwt: string };
let rita: { jwt: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  amy = await server.signIn(PEOPLE.client);
  rita = await server.signIn(PEOPLE.school);
});

afterAll(() => server?.close());

const page = (slug: string, as: Caller = 'client') => server.call<Result<'pageGet'>>('GET', `/pages/${slug}`, { as });
const content = (slug: string, as: Caller = 'client') =>
  server.call<PageContent>('GET', `/page/content/${slug}`, { as });
const faqs = async (query = '', as: Caller = 'client') =>
  (await server.call<FaqPage>('GET', `/faqs${query}`, { as })).body;

describe('pages', () => {
  test.each(['about', 'founder', 'charity', 'shipping', 'returns-policy', 'privacy', 'terms', 'accessibility'])(
    '%s can be read by everyone',
    async (slug) => {
      const record = await page(slug);
      const { body } = await content(slug);
      expect(record.body).toMatchObject({ slug, title: body.title, updatedAt: body.updatedAt });
      expect(body.blocks.length).toBeGreaterThan(6);
      const anchors = body.blocks.flatMap((block) => (block.type === 'heading' ? [block.anchor] : []));
      expect(new Set(anchors).size).toBe(anchors.length);
      // Nothing of the notation that they were written in is left.
      const paragraphs = body.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
      expect(paragraphs.filter((text) => /^(#|!\[|\[|- |\d+\. )|[<>]/.test(text))).toEqual([]);
      const pictures = body.blocks.flatMap((block) => (block.type === 'image' ? [block.image.url] : []));
      expect(pictures.filter((url) => !url.startsWith('/content/files/'))).toEqual([]);
      expect(isDeepStrictEqual((await content(slug, dora)).body, body)).toBe(true);
    },
  );

  test('links inside the store point to pages that exist', async () => {
    const pages = await listAll(server.app.services.content.reader('web'), pageModel);
    const known = new Set(['/products', '/locations', ...pages.map(({ slug }) => `/${slug}`)]);
    const responses = await Promise.all(pages.map(({ slug }) => content(slug)));
    const blocks = responses.flatMap(({ body }) => body.blocks);
    const links = blocks.flatMap((block) => (block.type === 'link' ? [block.href] : []));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !known.has(href))).toEqual([]);
  });

  test('of a channel are only there for it', async () => {
    for (const [slug, reader, others] of [
      ['regen-rewards', dora, [amy, rita, 'client']],
      ['school-program', rita, [amy, dora, 'client']],
    ] as const) {
      expect((await page(slug, reader)).status).toBe(200);
      expect((await content(slug, reader)).status).toBe(200);
      for (const other of others) {
        expect((await page(slug, other)).status).toBe(404);
        expect((await content(slug, other)).text).toContain('There is no such page.');
      }
    }
    expect((await page('nowhere')).status).toBe(404);
    expect((await page('..%2Fusers')).status).toBe(400);
  });

  test('the returns policy names the document that holds at the time', async () => {
    const nameAt = async (moment: string) => {
      const away = Date.parse(moment) - server.clock.now().getTime();
      server.clock.advance(away);
      const { body } = await page('returns-policy');
      server.clock.advance(-away);
      return body.document;
    };
    expect(await nameAt('2023-06-12T12:00:00Z')).toEqual({ name: 'returns-policy', url: null });
    expect(await nameAt('2023-06-17T12:00:00Z')).toEqual({ name: 'returns-policy-rebrand', url: null });
    expect(await nameAt('2023-06-22T12:00:00Z')).toEqual({ name: 'returns-policy', url: null });
    expect((await page('shipping')).body.document).toBeNull();
  });
});

describe('questions', () => {
  test("are listed by topic, for the caller's channel", async () => {
    const web = await faqs();
    expect(web.topics).toHaveLength(6);
    expect([...new Set(web.items.map(({ topic }) => topic))]).toEqual(web.topics);
    expect(web.totalCount).toBeGreaterThan(20);
    const forClients = JSON.stringify((await faqs('', amy)).items);
    expect(forClients).not.toMatch(/tier|REGEN rewards|protocol|peel class/i);
    const pro = await faqs('', dora);
    expect(JSON.stringify(pro.items)).toMatch(/REGEN rewards/);
    expect((await faqs('', rita)).items).not.toEqual(pro.items);
  });

  test('are found by topic and words, in pages', async () => {
    const { items } = await faqs('?topic=Shipping%20and%20delivery');
    expect(new Set(items.map(({ topic }) => topic))).toEqual(new Set(['Shipping and delivery']));
    const found = await faqs('?search=PASSWORD%20hour');
    expect(found.items.map(({ question }) => question)).toEqual(['I forgot my password.']);
    expect(found.topics).toHaveLength(6);
    expect(await faqs('?search=%25')).toMatchObject({ totalCount: 0, items: [] });
    expect(await faqs('?topic=Nothing')).toMatchObject({ totalCount: 0, totalPages: 0 });
    const all = await faqs();
    const second = await faqs('?page=2&perPage=10');
    expect(second).toMatchObject({ currentPage: 2, perPage: 10, totalCount: all.totalCount });
    expect(second.items).toEqual(all.items.slice(10, 20));
  });
});
