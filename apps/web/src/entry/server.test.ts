// What the server writes of a page that only the browser renders, and of one that it renders itself.
import { createMocks } from '@regen/sdk/mocks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { config } from '~/testing/config.ts';
import { ROUTE_TABLE } from '../../route-table.gen.ts';
import type { Renderer } from '../../types/entry-server.d.ts';
import { createRenderer, publicPaths } from './server.tsx';

let renderer: Renderer;
beforeAll(() => {
  const { fetch } = createMocks({ baseUrl: config.apiBaseUrl });
  const manifest = { entry: { file: 'assets/entry.js', isEntry: true } };
  renderer = createRenderer({ config, announcement: null, manifest, styles: {}, fetch });
});

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
/** As browsers with scripts have it. */
const headingOf = (html: string) =>
  /<h1\b[^>]*>(.*?)<\/h1>/.exec(html.replaceAll(/<noscript>.*?<\/noscript>/g, ''))?.[1];
const metaOf = (html: string, name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];
const crumbsOf = (html: string) =>
  [...html.matchAll(/"@type":"ListItem","position":\d+,"name":"([^"]*)","item":"([^"]*)"/g)].map(
    ([, ...crumb]) => crumb,
  );

describe('the shell of a private page', () => {
  it.each([
    ['/b2b/my-account/my-orders', 'Your orders'],
    ['/retail/my-account/favorites', 'Favorites'],
    ['/school/my-account/profile', 'Profile'],
    ['/b2b/my-account/regen-rewards', 'REGEN rewards'],
  ])('%s has the title and the skeleton of its own page', async (href, title) => {
    const { html, status } = await renderer.render(href);
    expect([status, titleOf(html), headingOf(html)]).toEqual([200, `${title} · Regen`, title]);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(20);
  });

  it('keeps an address with a secret to itself', async () => {
    const { html } = await renderer.render('/bundle/tok_1');
    expect(metaOf(html, 'referrer')).toBe('no-referrer');
  });

  it('of a page that may be listed has its one address', async () => {
    const { html } = await renderer.render('/register-retail');
    expect(metaOf(html, 'robots')).toBeUndefined();
    expect(html).toContain('<link rel="canonical" href="https://shop.example/register-retail"/>');
    expect(html).toContain('<meta property="og:title" content="Create an account"/>');
  });
});

describe('a public page', () => {
  it('says the way to itself as the route table has it', async () => {
    const { html } = await renderer.render('/compare');
    expect(crumbsOf(html)).toEqual([
      ['Home', 'https://shop.example/'],
      ['All products', 'https://shop.example/products'],
      ['Compare', 'https://shop.example/compare'],
    ]);
    const { html: product } = await renderer.render('/products/1401');
    expect(crumbsOf(product).map(([name]) => name)).toEqual(['Home', 'All products', expect.any(String)]);
  });

  it('is listed by the table', () => {
    expect(publicPaths).toEqual(expect.arrayContaining(['/', '/products', '/locations', '/become-pro']));
    expect(publicPaths).not.toContain('/cart');
  });
});

it('an address that begins with no channel is no private page', () => {
  expect(renderer.plan('/nowhere/my-account/profile')).toMatchObject({ kind: 'public', key: '404' });
  expect(renderer.plan('/b2b/nowhere/at/all')).toMatchObject({ kind: 'shell', status: 404 });
  expect(renderer.plan('/admin')).toEqual({ kind: 'shell', key: '/admin', href: '/admin' });
});

describe('the shell of a page with parameters', () => {
  // It contains when it was rendered.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  const patterns = ROUTE_TABLE.filter(({ path, rendered }) => rendered === 'browser' && path.includes('$'));
  const urlOf = (pattern: string, site: string, value: string) =>
    pattern.replace('$site', site).replace(/\{-\$\w+\}|\$\w*/g, value);
  const isShared = (pattern: string) => renderer.plan(urlOf(pattern, 'b2b', 'mine')).key !== null;
  /** Of three channels, and of two people each. */
  const urlsOf = (pattern: string) => [
    ...new Set(['b2b', 'retail', 'school'].flatMap((site) => ['mine', 'yours'].map((of) => urlOf(pattern, site, of)))),
  ];

  it('is one for everybody in the signed-in areas, byte by byte what the own URL has, with none of the parameters', async () => {
    const shared = patterns.map(({ path }) => path).filter(isShared);
    expect(shared).toContain('/$site/my-account/my-orders/$orderId');
    for (const pattern of shared) {
      const plans = urlsOf(pattern).map((url) => renderer.plan(url));
      expect([pattern, new Set(plans.map(({ key, href }) => `${key} ${href}`)).size]).toEqual([pattern, 1]);
      const kept = await renderer.render(plans[0]?.href ?? '');
      expect(kept.html).not.toMatch(/mine|yours/);
      for (const url of urlsOf(pattern)) expect([url, await renderer.render(url)]).toEqual([url, kept]);
    }
    const keys = shared.map((pattern) => renderer.plan(urlOf(pattern, 'b2b', 'mine')).key);
    expect(new Set(keys).size).toBe(shared.length);
  });

  it('is never kept where it names the token or the order of its URL', async () => {
    const own = patterns.map(({ path }) => path).filter((pattern) => !isShared(pattern));
    expect(own).toEqual([
      '/bundle/$bundleToken',
      '/email-change/$token',
      '/invitation/$token',
      '/order/$orderId',
      '/order/$orderId/receipt',
      '/order/$orderId/reviews',
      '/recommendations/$bundleToken/$accountId',
      '/resetPassword/{-$token}',
      '/stock-alerts/confirm/$token',
    ]);
    for (const pattern of own) {
      const [mine = '', yours = ''] = urlsOf(pattern);
      expect(renderer.plan(mine)).toEqual({ kind: 'shell', key: null, href: mine });
      const { html } = await renderer.render(mine);
      expect(html).toContain('mine');
      expect((await renderer.render(yours)).html).not.toBe(html);
    }
  });

  it('is another where an area has no such page', () => {
    expect(renderer.plan('/retail/my-account/nowhere')).toEqual({
      kind: 'shell',
      key: '/b2b/-',
      href: '/b2b/-',
      status: 404,
    });
    expect(renderer.plan('/retail')).toEqual({ kind: 'shell', key: '/b2b', href: '/b2b' });
  });
});
