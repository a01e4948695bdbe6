import type { BlogPostCard } from '@regen/content-sdk/models';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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
  const feed = blogFeed('https://shop.example', [post]);
  expect(feed).toContain('<title>A &amp; B &lt;script&gt;</title><id>https://shop.example/blogs#post-1</id>');
  expect(feed).toContain('<link rel="alternate" type="text/html" href="https://shop.example/blogs/a-b"/>');
  expect(feed).toContain('<summary>Say &quot;yes&quot;.</summary>');
  expect(feed.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-05-03T16:00:00.000Z',
    '<updated>2026-05-03T16:00:00.000Z',
  ]);
  expect(blogFeed('https://shop.example', [])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
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

it('leads robots to posts that everybody may read', async () => {
  const { text } = await server.inject({ method: 'GET', url: '/sitemap.xml' });
  expect(text).toContain('/blogs</loc>');
  expect(text).toMatch(/\/blogs\/acids-by-size<\/loc><lastmod>\d{4}-/);
  expect(text).not.toContain('/blogs/what-a-facial-costs');
});
