import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import type { DatabaseProxy } from '../testing/database-proxy.ts';
import { isInTime } from '../testing/in-time.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { startLiveServer } from '../testing/start-server.ts';
import type { LiveServer } from '../testing/start-server.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: LiveServer;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  proxy = await startDatabaseProxy(database.url);
  server = await startLiveServer({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server?.stop();
  await proxy?.cut();
  await database?.drop();
});

async function open(path: string) {
  const began = performance.now();
  const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
  const text = await response.text();
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), text, isQuick: isInTime(began, 1_500) };
}

test('while the database is down, cached pages are served, others say when to retry, and none is a 500', async () => {
  const before = await open(`/products/${PRODUCTS.serum}`);
  expect(before.status).toBe(200);
  expect((await open('/readyz')).status).toBe(200);
  await proxy.cut();
  const kept = await open(`/products/${PRODUCTS.serum}`);
  expect(kept).toMatchObject({ status: 200, isQuick: true });
  expect(kept.text).toBe(before.text);
  const results = await Promise.all([`/products/${PRODUCTS.dewSerum}`, '/products', '/courses', '/about'].map(open));
  for (const { status, retryAfter, isQuick, text } of results) {
    expect({ status, retryAfter, isQuick }).toEqual({ status: 503, retryAfter: '5', isQuick: true });
    expect(text).toContain('Please try again in a moment');
  }
  // It looks once a second.
  await expect.poll(() => open('/readyz')).toMatchObject({ status: 503, retryAfter: '2' });
  expect((await open('/healthz')).status).toBe(200);

  await proxy.mend();
  await expect.poll(async () => (await open('/readyz')).status).toBe(200);
  expect((await open(`/products/${PRODUCTS.dewSerum}`)).status).toBe(200);
});

test('a cached page is rendered again once the database is back', async () => {
  await open(`/products/${PRODUCTS.serum}`);
  await proxy.cut();
  expect((await open(`/products/${PRODUCTS.serum}`)).status).toBe(200);
  await database.db.query(`update products set name = 'A new name' where sku = '${PRODUCTS.serum}'`);
  await proxy.mend();
  await expect.poll(async () => (await open(`/products/${PRODUCTS.serum}`)).text).toContain('A new name');
});
