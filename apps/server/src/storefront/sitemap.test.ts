import { expect, it } from 'vitest';
import { PRODUCTS } from '../testing/shop/products.ts';
import { PER_FILE, robotsTxt, sitemapFiles } from './sitemap.ts';

const ORIGIN = 'https://shop.example';
const locs = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('lists pages with the day of their change where it is known', () => {
  const changedAt = new Date('2026-11-01T10:00:00Z');
  const files = sitemapFiles(ORIGIN, [{ path: '/' }, { path: '/products?category=a&x=<b>', changedAt }]);
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  const xml = files.get('/sitemap.xml');
  expect(xml).toContain('<url><loc>https://shop.example/</loc></url>');
  expect(xml).toContain(
    '<loc>https://shop.example/products?category=a&amp;x=&lt;b></loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>',
  );
});

it('becomes a list of files when one would be too long', () => {
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + (at % 28)));
  const entries = Array.from({ length: 201 }, (_, at) => ({
    path: `/products/${at}`,
    changedAt: day(at),
  }));
  const files = sitemapFiles(ORIGIN, entries, 100);
  expect([...files.keys()].toSorted()).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml', '/sitemap.xml']);
  const index = files.get('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  expect(locs(index)).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
  expect(index).toContain('sitemap-1.xml</loc><lastmod>2026-01-28T00:00:00.000Z</lastmod>');
  const listed = [1, 2, 3].map((part) => locs(files.get(`/sitemap-${part}.xml`)));
  expect(listed.map((part) => part.length)).toEqual([100, 100, 1]);
  expect(new Set(listed.flat()).size).toBe(entries.length);
  expect(sitemapFiles(ORIGIN, entries.slice(0, 100), 100).size).toBe(1);
  expect(PER_FILE).toBe(50_000);
});

it('keeps robots out of private areas, and lets them into legacy URLs', () => {
  const text = robotsTxt(ORIGIN);
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path as string);
  for (const path of ['/api/v1/regen/account', '/checkout', '/b2b/my-account/profile', '/admin/users']) {
    expect(closed.some((start) => path.startsWith(start))).toBe(true);
  }
  for (const path of [
    '/',
    `/products/${PRODUCTS.serum}`,
    `/web/products/${PRODUCTS.serum}`,
    '/register-retail',
    '/store/lark-skin',
    '/blogs',
  ]) {
    expect(closed.some((start) => path.startsWith(start))).toBe(false);
  }
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
});
