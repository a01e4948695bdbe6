// What the server writes of a page that only the browser renders, and of one that it renders itself.
import { createMocks } from '@regen/sdk/mocks';
import { beforeAll, describe, expect, it } from 'vitest';
import { config } from '~/testing/config.ts';
import type { Renderer } from '../../types/entry-server.d.ts';
import { createRenderer, publicPaths } from './server.tsx';

let renderer: Renderer;
beforeAll(() => {
  const { fetch } = createMocks({ baseUrl: config.apiBaseUrl });
  const manifest = { entry: { file: 'assets/entry.js', isEntry: true } };
  renderer = createRenderer({ config, announcement: null, manifest, styles: {}, fetch, nonce: 'n' });
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
