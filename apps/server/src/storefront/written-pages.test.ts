import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { entry } from '../testing/content-space.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), {
    routes: routePlugins,
    env: { SELLER_NAME: 'Harbor Soaps', SELLER_EMAIL: 'care@harbor.example' },
  });
});
afterAll(() => server?.close());
// The sitemap is cached for ten minutes.
beforeEach(() => server.clock.advance(11 * 60_000));

const open = async (url: string): Promise<string> =>
  (await server.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).text;
const store = () => server.app.services.contentStore;
const unpublish = (id: string) => store().unpublish({ kind: 'Entry', id });
const publish = (id: string) => store().publish({ kind: 'Entry', id });

const footerOf = (html: string): string => html.slice(html.indexOf('<footer'));
const heroOf = (html: string): string => /<section[^>]*aria-labelledby="hero"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
const linksIn = (html: string): string[] => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, path]) => path ?? '');

describe('an editorial page that does not exist', () => {
  it('disappears from every footer immediately, and returns when it is published again', async () => {
    const pages = ['/', '/products', '/no-such-page', '/account'];
    const linked = async () =>
      Promise.all(pages.map(async (url) => linksIn(footerOf(await open(url))).includes('/founder')));
    expect(await linked()).toEqual([true, true, true, true]);
    await unpublish('founder');
    await expect.poll(linked).toEqual([false, false, false, false]);
    await publish('founder');
    await expect.poll(linked).toEqual([true, true, true, true]);
  });

  it('is a list without a record as well', async () => {
    const { rows } = await server.db.query<{ id: string }>(
      `select id from content_records where content_type_id = 'resource' and published_fields is not null order by id`,
    );
    const refs = rows.map(({ id }) => ({ kind: 'Entry' as const, id }));
    const found = async () => [
      linksIn(footerOf(await open('/products'))).includes('/resources'),
      linksIn(await open('/uac')).includes('/resources'),
      (await server.inject({ url: '/sitemap.xml' })).text.includes('/resources<'),
    ];
    expect(await found()).toEqual([true, true, true]);
    await store().unpublish(...refs);
    server.clock.advance(11 * 60_000);
    await expect.poll(found).toEqual([false, false, false]);
    await store().publish(...refs);
  });

  it('leaves no heading without links in the footer', async () => {
    const names = ['about', 'founder', 'charity', 'privacy', 'terms'];
    for (const name of names) await unpublish(name);
    await expect.poll(async () => footerOf(await open('/products'))).not.toContain('About us');
    for (const name of names) await publish(name);
    await expect.poll(async () => footerOf(await open('/products'))).toContain('About us');
  });

  it('is neither in the sitemap nor in the structured data of the company', async () => {
    const sitemap = await open('/sitemap.xml');
    expect(sitemap).toContain('/12-days-of-glymed<');
    expect(sitemap).toContain('/contact<');
    expect(await open('/')).toContain('/contact","availableLanguage"');
    await unpublish('12-days-of-glymed');
    await unpublish('contact');
    await expect.poll(async () => open('/')).not.toContain('/contact","availableLanguage"');
    server.clock.advance(11 * 60_000);
    const without = await open('/sitemap.xml');
    expect(without).not.toContain('/12-days-of-glymed<');
    expect(without).not.toContain('/contact<');
    expect(without).toContain('/products<');
    await publish('12-days-of-glymed');
    await publish('contact');
  });
});

it('names the seller, and nobody else, wherever the storefront names the company', async () => {
  for (const path of ['/login', '/register-retail', '/cart', '/locations', '/no-such-page']) {
    const html = (await open(path)).replaceAll(/<style[\s\S]*?<\/style>/g, '');
    expect([path, html.match(/.{0,40}\bRegen\b.{0,40}/g)]).toEqual([path, null]);
    expect(html).toMatch(/<title>[^<]+ · Harbor Soaps<\/title>/);
    expect(footerOf(html)).toContain('© Harbor Soaps');
  }
});

describe('the home page', () => {
  it('has the text of its record, and its picture, which is preloaded', async () => {
    const html = await open('/');
    expect(html).toMatch(/<h1[^>]*>Creams from the north shore<\/h1>/);
    expect(html).toMatch(/<title>Birch &amp; Brine · Harbor Soaps<\/title>/);
    const [, preloaded = ''] = /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]*)"/i.exec(html) ?? [];
    expect([...preloaded.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(['480', '800', '1200']);
    expect(html).toContain(`<source type="image/avif" srcSet="${preloaded}"`);
    expect(preloaded).toMatch(/^\/content\/files\//);
  });

  it('uses what the store knows if there is no record', async () => {
    await unpublish('home');
    await expect.poll(() => open('/')).toMatch(/<h1[^>]*>Harbor Soaps<\/h1>/);
    const html = await open('/');
    expect(html).toMatch(/<title>Harbor Soaps<\/title>/);
    expect(html).not.toMatch(/rel="preload" as="image"/);
    expect(html).not.toContain('What we care about');
    for (const heading of ['Shop by concern', 'Shop by category', 'Kits and routines']) expect(html).toContain(heading);
    const hero = heroOf(html);
    expect(hero).not.toContain('<picture');
    expect(linksIn(hero)).toEqual(['/products']);
  });

  it('shows the newest record that editors publish', async () => {
    const mine = entry('homePage', 'mine', { title: 'Soap from the harbor', secondaryLabel: 'Visit us' });
    await store().saveDraft(mine);
    await store().publish(mine);
    await publish('home');
    await expect.poll(() => open('/')).toMatch(/<h1[^>]*>Soap from the harbor<\/h1>/);
    // A button needs both its label and its path.
    expect(heroOf(await open('/'))).not.toContain('Visit us');
  });
});
