import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { contentDelivery } from '../routes.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { PageTooSlow, whileAvailable } from './inject-fetch.ts';
import { storefront } from './storefront.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), {
    routes: [
      contentDelivery,
      (fastify, { platform, services }) => storefront(fastify, { ...platform, ...services }, { renderMs: 3_000 }),
    ],
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server?.close());

const open = (url: string) => server.inject({ url, headers: { accept: 'text/html' } });

it('is given up after its time', async () => {
  const hanging = whileAvailable(() => new Promise<{ status: number }>(() => undefined), 1);
  await expect(hanging).rejects.toThrow(PageTooSlow);
});

it('keeps no slot from later pages', async () => {
  // Reads what every page has.
  expect((await open('/compare')).status).toBe(200);
  const { cleanser, gelWash, cleansingBalm, showerWash, polish, tonic, mist, serum } = PRODUCTS;
  const skus = [cleanser, gelWash, cleansingBalm, showerWash, polish, tonic, mist, serum];
  const hung = skus.map((sku) => `/products/${sku}`);
  await server.db.transaction(async (tx) => {
    // Whoever reads reviews waits for the end of this transaction.
    await tx.query('lock table reviews in access exclusive mode');
    const pages = await Promise.all(hung.map(open));
    for (const { status, headers, text } of pages) {
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(text).toContain('Please try again in a moment');
    }
    expect((await open('/order/R-1')).status).toBe(200);
  });
  const warnings = lines.filter((line) => line.includes('A page took longer than 3000 ms.'));
  expect(warnings.filter((line) => line.includes(`"path":"/products/${cleanser}"`))).toHaveLength(1);
  expect((await open(`/products/${cleanser}`)).status).toBe(200);
});
