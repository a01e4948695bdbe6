// What a URL resolves to: the page, a redirect, or nothing, as served by the whole server.
import { LEGACY_URLS, withPrefixes } from '@regen/domain/legacy-urls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', accept: 'text/html' };

let server: TestServer;
beforeAll(async () => {
  const env = {
    GLOBAL_SITE_URL: 'https://global.example/',
    GLOBAL_SITE_COUNTRIES: 'AU',
    SELLER_EMAIL: 'hello@regen.example',
  };
  server = await createTestServer(inject('cluster'), { routes: routePlugins, env });
});
afterAll(() => server.close());

async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const answer = await server.inject({ method, url, headers: { ...BROWSER, ...headers } });
  return { ...answer, location: answer.headers.location, kept: answer.headers['cache-control'] };
}

describe('old addresses', () => {
  it('lead on for ever in one step, with their query', async () => {
    const { status, location, kept } = await get(`/web/products/${PRODUCTS.serum}?utm_source=mail&x=%20`);
    expect([status, location, kept]).toEqual([
      301,
      `/products/${PRODUCTS.serum}?utm_source=mail&x=%20`,
      'public, max-age=86400',
    ]);
    expect((await get('/web/cart/')).location).toBe('/cart');
    expect((await get('/dashboard/orders/7', {}, 'HEAD')).status).toBe(301);
  });

  it('of every row end after one step, at a page or at a miss', async () => {
    const parts: Record<string, string> = { '{sku}': PRODUCTS.serum, '{courseId}': 'HAE-1', '*': 'a/b' };
    const rows = LEGACY_URLS.filter((row) => !row.isToday).flatMap((row) => withPrefixes(row.from));
    expect(rows.length).toBeGreaterThan(100);
    const targets = new Set<string>();
    for (const from of rows) {
      const path = from.replace(/\{\w+\}|\*/g, (name) => parts[name] ?? 'x1');
      const { status, location = '' } = await get(`${path}?a=1`);
      expect([path, status]).toEqual([path, 301]);
      expect(location).toMatch(/\?a=1$/);
      targets.add(location);
    }
    for (const target of targets)
      expect([target, [200, 404]]).toEqual([target, expect.arrayContaining([(await get(target)).status])]);
  });

  it('are not cached anywhere when they contain a token', async () => {
    const { status, location, kept } = await get('/createPassword/aBc-1?from=mail');
    expect([status, location, kept]).toEqual([301, '/resetPassword/aBc-1?from=mail', 'no-store']);
  });

  it('that nobody knows are not there, and have a search', async () => {
    for (const path of ['/web/doesnotexist', '/home/page/about/more', '/sch/x/y']) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toMatch(/<main.*<form[^>]*action="\/search"/s);
    }
  });

  it('are for pages: calls, files and writes are not redirected', async () => {
    expect((await get('/api/v1/regen/web/cart')).status).toBe(404);
    expect((await get('/assets/web/cart')).status).toBe(404);
    expect((await get('/web/cart', {}, 'POST')).status).toBe(404);
  });

  it('never lead out of the store', async () => {
    for (const path of [
      '/web/page/\\evil.example',
      '/web/page/%5Cevil.example',
      '/\\evil.example/',
      '//evil.example/',
    ]) {
      const { location = '' } = await get(path);
      expect(new URL(location, 'http://store.test').origin).toBe('http://store.test');
    }
  });
});

describe('addresses in another case', () => {
  it('lead to the one that the store writes, and keep what follows', async () => {
    const to = async (path: string) => {
      const { status, location } = await get(path);
      return [status, location];
    };
    expect(await to('/PRODUCTS')).toEqual([301, '/products']);
    expect(await to('/Products/gm3101?utm_source=Mail')).toEqual([301, '/products/gm3101?utm_source=Mail']);
    expect(await to('/RESETpassword/aBc-1')).toEqual([301, '/resetPassword/aBc-1']);
    expect(await to('/B2B/my-account/')).toEqual([301, '/b2b/my-account']);
    expect((await get('/resetPassword/aBc-1')).status).toBe(200);
    expect((await get('/Nothing')).status).toBe(404);
  });
});

describe('a page that only scripts fill', () => {
  it('says so to browsers without them, and how to reach the shop', async () => {
    for (const path of ['/cart', '/checkout', '/login', '/register-retail']) {
      const { text: body } = await get(path);
      expect(body).toMatch(/<noscript><style>main\{display:none\}<\/style><\/noscript>/);
      const note = /<noscript>(?!<style)(.*?)<\/noscript>/.exec(body)?.[1];
      expect(note).toContain('This page needs JavaScript');
      expect(note).toContain('hello@regen.example');
    }
    expect((await get('/products')).text).not.toContain('<noscript');
  });
});

describe('the global site', () => {
  const abroad = { cookie: 'country=AU' };

  it('gets visitors from abroad, and nothing on the way is cached', async () => {
    const { status, location, kept } = await get('/products', abroad);
    expect([status, location, kept]).toEqual([302, 'https://global.example/', 'private, no-store']);
    const home = await get('/products');
    expect([home.status, home.headers.vary]).toEqual([200, 'accept-encoding, cookie']);
    expect((await get('/sitemap.xml', abroad)).status).toBe(200);
    expect((await get('/favicon.svg', abroad)).status).toBe(200);
  });

  it('loses those who want to stay', async () => {
    const asked = await get('/products?category=serums&stay=1', abroad);
    expect([asked.status, asked.location, asked.kept]).toEqual([302, '/products?category=serums', 'private, no-store']);
    expect(asked.headers['set-cookie']).toBe('stay=1; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax');
    expect((await get('/products', { cookie: 'country=AU; stay=1' })).status).toBe(200);
    const back = await get('/products', { ...abroad, referer: 'https://global.example/us' });
    expect([back.status, back.kept]).toEqual([200, 'no-store']);
    expect(back.headers['set-cookie']).toContain('stay=1');
  });
});

describe('the sitemap', () => {
  it('lists what visitors may see, each with a page that may be listed', async () => {
    const { text, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const paths = [...text.matchAll(/<loc>http:\/\/store\.test(.*?)<\/loc>/g)].map(([, path]) => path as string);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ['/', '/products', '/products?category=serums', `/products/${PRODUCTS.serum}`])
      expect(paths).toContain(path);
    expect(text).toMatch(/products\/54001<\/loc><lastmod>\d{4}-/);

    const { rows } = await server.db.query<{ sku: string }>('select sku from products where not visible_web');
    expect(rows.length).toBeGreaterThan(5);
    for (const { sku } of rows) expect(paths).not.toContain(`/products/${sku}`);

    const products = paths.filter((path) => path.startsWith('/products/'));
    const list = await server.call<{ totalCount: number }>('GET', '/products/public?perPage=1', {});
    expect(products).toHaveLength(list.body.totalCount);
    for (const path of paths.filter((one) => !products.slice(2).includes(one))) {
      const page = await get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).not.toContain('content="noindex"');
    }
  });

  it('leaves out what is private or behind a token, which says so itself', async () => {
    const { text } = await get('/sitemap.xml');
    for (const path of ['/cart', '/checkout', '/login', '/resetPassword', '/bundle/abc', '/b2b/my-account/profile']) {
      expect(text).not.toContain(`${path}</loc>`);
      expect([path, (await get(path)).text.includes('content="noindex"')]).toEqual([path, true]);
    }
  });

  it('lists each store page once, by its current label', async () => {
    const { text } = await get('/sitemap.xml');
    expect(text).toContain('<loc>http://store.test/store/lark-skin</loc>');
    expect(text).not.toContain('lark-clinic');
    expect(text).not.toContain('/launch/');
  });

  it('has no more files than it names', async () => {
    for (const path of ['/sitemap-1.xml', '/sitemap-x.xml', '/sitemapx.xml'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('a page that is not there', () => {
  it('is none for channels that are not there either', async () => {
    for (const site of ['nonsense', 'admin']) {
      expect([site, (await get(`/${site}/my-account/profile`)).status]).toEqual([site, 404]);
    }
    for (const site of ['b2b', 'retail', 'school']) {
      expect([site, (await get(`/${site}/my-account/profile`)).status]).toEqual([site, 200]);
    }
  });

  it('is gone when visitors once saw its product, and unknown otherwise', async () => {
    const hidden = await server.db.query<{ sku: string }>(
      'select sku from products where not visible_web and visible_pro limit 1',
    );
    const secret = hidden.rows[0]?.sku ?? '';
    await server.db.query('update products set discontinued_at = now() where sku = any($1)', [
      [PRODUCTS.dewSerum, secret],
    ]);
    const gone = await get(`/products/${PRODUCTS.dewSerum}`);
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('This product is no longer available');
    // File names may contain the number.
    expect(gone.text).not.toMatch(/>404\b|couldn’t find/);
    expect(gone.text).toContain('content="noindex"');
    for (const path of [`/products/${secret}`, '/products/000000', '/products/x', '/nothing-here']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });
});

it('the service worker has one address for the whole store, and is asked for anew each time', async () => {
  const { status, headers, kept } = await get('/push-worker.js');
  expect([status, kept]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toContain('text/javascript');
  const page = await get('/');
  expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
});

it('a URL truncated inside a percent-encoded character gets the store’s 404 page', async () => {
  const cut = await get('/%E0%A4%A?a=%');
  expect([cut.status, cut.location]).toEqual([302, '/%25E0%25A4%25A?a=%']);
  const page = await get(cut.location ?? '');
  expect(page.status).toBe(404);
  expect(page.text).toContain('We couldn’t find this page');
  expect((await get('/%E0%A4%A', { accept: 'application/json' })).status).toBe(400);
  expect((await get('/api/v1/regen/users/%E0%A4%A')).status).toBe(400);
});
