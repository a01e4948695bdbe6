import { blogPostCard, page, webinarCard } from '@regen/content-sdk/models';
import type { BlogPostCard } from '@regen/content-sdk/models';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { listAll } from '../content/snapshot/list-all.ts';
import { routePlugins } from '../routes.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { blogFeed } from './blog-feed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: routePlugins });
});
afterAll(() => server?.close());

const post: BlogPostCard = {
  id: 'post-1',
  type: 'blogPost',
  createdAt: '2026-05-01T16:00:00.000Z',
  updatedAt: '2026-05-03T16:00:00.000Z',
  title: 'A & B <script>\u0001',
  slug: 'a-b',
  summary: 'Say "yes".',
  topic: 'Sun',
  publishedAt: '2026-05-02T16:00:00.000Z',
  picture: null,
  author: null,
};

it('is an Atom feed in which no text of a post becomes markup', () => {
  const feed = blogFeed('https://shop.example', 'Regen', [post]);
  expect(feed).toContain('<title>A &amp; B &lt;script&gt;</title><id>https://shop.example/blogs#post-1</id>');
  expect(feed).toContain('<link rel="alternate" type="text/html" href="https://shop.example/blogs/a-b"/>');
  expect(feed).toContain('<summary>Say &quot;yes&quot;.</summary>');
  expect(feed.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-05-03T16:00:00.000Z',
    '<updated>2026-05-03T16:00:00.000Z',
  ]);
  expect(blogFeed('https://shop.example', 'Regen', [])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

it('has the newest posts for everybody, and none for professionals', async () => {
  const { status, text, headers } = await server.inject({ method: 'GET', url: '/blogs/feed.xml' });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const days = [...text.matchAll(/<published>([^<]*)/g)].map(([, day = '']) => day);
  expect(days).toHaveLength(20);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(text).not.toMatch(/In the treatment room|Business/);
});

it('has what RFC 4287 wants of a feed and of each entry, each ID once', async () => {
  const { text } = await server.inject({ method: 'GET', url: '/blogs/feed.xml' });
  const [head = '', ...entries] = text.split('<entry>');
  const count = (part: string, element: string) => part.split(`<${element}>`).length - 1;
  for (const part of [head, ...entries]) {
    expect(['id', 'title', 'updated'].map((element) => count(part, element))).toEqual([1, 1, 1]);
    expect(part).toMatch(/<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z</);
  }
  for (const entry of entries) {
    expect(count(entry, 'author')).toBe(1);
    expect(entry).toMatch(/<link rel="alternate" type="text\/html" href="https?:\/\/[^"]+\/blogs\/[a-z0-9-]+"\/>/);
  }
  const ids = [...text.matchAll(/<id>([^<]+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('leads robots to all content that everybody may read, with the day of its last change', async () => {
  const { text: sitemap } = await server.inject({ method: 'GET', url: '/sitemap.xml' });
  const reader = server.app.services.content.reader('web');
  const records = [
    ...(await listAll(reader, blogPostCard)).map(({ slug }) => `/blogs/${slug}`),
    ...(await listAll(reader, webinarCard)).map(({ slug }) => `/webinars/${slug}`),
    ...(await listAll(reader, page)).map(({ slug }) => `/${slug}`),
  ];
  expect(records.length).toBeGreaterThan(30);
  const missing = ['/blogs', '/webinars', '/faqs', ...records].filter(
    (path) => !new RegExp(`${path}</loc><lastmod>20\\d\\d-`).test(sitemap),
  );
  expect(missing).toEqual([]);
});

it('leads robots to posts that everybody may read', async () => {
  const { text } = await server.inject({ method: 'GET', url: '/sitemap.xml' });
  expect(text).toContain('/blogs</loc>');
  expect(text).toMatch(/\/blogs\/note-01<\/loc><lastmod>\d{4}-/);
  expect(text).not.toContain('/blogs/what-a-room-costs');
});
