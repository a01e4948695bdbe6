// What a public page delivers: to crawlers in the first response, to people in the browser.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/shopping.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, newVisitor, phone, shopUrl } from '../support/visitor.ts';
import { withoutTimes } from '../support/without-times.ts';

const pages = {
  home: { path: '/', title: /Professional skin care · Regen/, heading: 'Good skin is cared for, not covered up' },
  list: { path: '/products', title: /^All products · Regen$/, heading: 'All products' },
  category: { path: '/products?category=serums', title: /^Serums · Regen$/, heading: 'Serums' },
  product: { path: '/products/1401', title: /^C15 Bright Serum · Regen$/, heading: 'C15 Bright Serum' },
  search: { path: '/search?q=vitamin%20c', title: /vitamin c/, heading: 'Results for “vitamin c”' },
} as const;

const get = (path: string, init?: RequestInit) => fetch(shopUrl() + path, { redirect: 'manual', ...init });

function jsonLd(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>);
}

describe('the first response', () => {
  it.each(Object.entries(pages))('of %s carries its content and its head', async (_name, { path, title, heading }) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(title);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toContain('C15 Bright Serum');
    expect(html).toContain('$92.00');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('describes a product to search engines', async () => {
    const html = await (await get('/products/1401')).text();
    const [product, crumbs] = jsonLd(html);
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'C15 Bright Serum',
      sku: '1401',
      offers: { '@type': 'Offer', price: '92.00', priceCurrency: 'USD' },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical).toBe(`${shopUrl()}/products/1401`);
    for (const url of (product as { image: string[] }).image) expect((await fetch(url)).status).toBe(200);
  });

  it('is the same for everyone, and never contains personal data', async () => {
    const signedIn = { headers: { authorization: 'Bearer whatever', cookie: 'regen_guest=abc; platform=regen' } };
    const [one, two] = await Promise.all([get('/products/1401'), get('/products/1401', signedIn)]);
    const [first, second] = await Promise.all([one.text(), two.text()]);
    expect(withoutTimes(second)).toBe(withoutTimes(first));
    // The address of the shop is for everybody.
    expect(first.replaceAll('care@shop.example', '')).not.toMatch(/@[a-z]+\.example|eyJ[A-Za-z0-9_-]{10}|usr_|acc_/);
    expect(one.headers.get('set-cookie')).toBeNull();
  });

  it('allows no script but its own', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await response.text();
    const inline = [...html.matchAll(/<(script|style)(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(new Set(inline.map(([, name]) => name))).toEqual(new Set(['script', 'style']));
    for (const [, name = '', text = ''] of inline) {
      const allowed = policy.split('; ').find((part) => part.startsWith(`${name}-src`));
      expect(allowed).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(html).not.toContain('nonce');
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/);
  });

  it('is not sent again to a browser that already has it', async () => {
    const first = await get('/products/1401');
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    const again = await get('/products/1401', known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect((await get('/products/1402', known)).status).toBe(200);
  });

  it('says 404 for what is not there, as a page or as the body of the contract', async () => {
    for (const path of ['/nothing-here', '/products/000000', '/products/not..a..sku']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('We couldn’t find this');
    }
    const call = await get('/api/v1/regen/nothing');
    expect(call.status).toBe(404);
    expect(await call.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
    expect((await get('/assets/entry-old.js')).headers.get('content-type')).toContain('json');
  });

  it('survives any query', async () => {
    const queries = [
      'page=-1',
      'page=1e99&sort=__proto__',
      'category=%00%ff&category[]=x',
      '__proto__=1',
      'sort=<script>',
      `q=${'a'.repeat(3000)}`,
    ];
    for (const query of queries) {
      for (const path of ['/products', '/search']) {
        const response = await get(`${path}?${query}`, { redirect: 'follow' });
        expect([query, response.status]).toEqual([query, 200]);
        expect(await response.text()).not.toContain('<script>alert');
      }
    }
  });

  it('leads a trailing slash to the page, and robots to the sitemap', async () => {
    const slash = await get('/products/1401/');
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/products/1401']);
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${shopUrl()}/sitemap.xml`);
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${shopUrl()}/products/1401</loc>`);
    expect(sitemap).not.toContain('/products/GM3201');
  });

  it('keeps files whose names change with their content for ever, and compresses them', async () => {
    const html = await (await get('/')).text();
    const src = /"(\/assets\/client-[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const script = await get(src, { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect((await script.text()).length).toBeGreaterThan(100_000);
  });
});

describe('on a phone', () => {
  it.each([
    ...Object.entries(pages),
    ['missing', { path: '/nothing-here', heading: 'We couldn’t find this page' }] as const,
  ])('%s hydrates in silence and is accessible', async (_name, { path, heading }) => {
    const page = await newVisitor(phone, { allowed: [/status of 404/] });
    await openPage(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

it('has its icons, and a picture for previews of each kind of page', async () => {
  const page = await newVisitor(desktop);
  await page.goto('/');
  const links = await page
    .locator('head link[rel~="icon"], head link[rel="apple-touch-icon"], head link[rel="manifest"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toEqual(['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png', '/manifest.webmanifest']);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const path of [...links, ...manifest.icons.map(({ src }) => src)]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
  }
  for (const path of ['/', '/products?category=serums', '/products?concern=redness', '/products/1401']) {
    await page.goto(path);
    const url = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, url);
    expect([path, size]).toEqual([path, [1200, 630]]);
  }
});
