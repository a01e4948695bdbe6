import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server?.close());

const ask = (path: string, known?: string) =>
  server.call<unknown>('GET', path, { headers: known === undefined ? {} : { 'if-none-match': known } });

describe('a response that a visitor has cached', () => {
  test.each([
    '/products/public',
    `/product/${PRODUCTS.serum}`,
    '/products/category',
    '/faqs',
    '/products/?search=serum',
  ])('%s is not sent twice', async (path) => {
    const first = await ask(path);
    const { etag, vary, 'cache-control': keeping } = first.headers;
    expect([etag, vary, keeping]).toEqual([
      expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'Authorization',
      'private, no-cache',
    ]);
    const again = await ask(path, `"other", ${String(etag)}`);
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-length']).toBeUndefined();
    expect(again.headers['x-request-id']).toMatch(/^req_/);
    expect((await ask(path, 'W/"AAAAAAAAAAAAAAAAAAAAAA"')).status).toBe(200);
  });

  test('is sent again when it has changed', async () => {
    const { headers } = await ask('/products/public?perPage=1');
    expect((await ask('/products/public?perPage=2', String(headers.etag))).status).toBe(200);
  });

  test('is not cached when it was made for a user, nor when it is a refusal', async () => {
    const visitor = await ask(`/product/${PRODUCTS.serum}`);
    const { jwt } = await server.signIn(PEOPLE.staff);
    const known = { 'if-none-match': String(visitor.headers.etag) };
    const own = await server.call('GET', `/product/${PRODUCTS.serum}`, { as: { jwt }, headers: known });
    expect([own.status, own.headers.etag, own.headers['cache-control'], own.headers.vary]).toEqual([
      200,
      undefined,
      'no-store',
      'Authorization',
    ]);
    const { headers } = await ask('/product/999999999', '*');
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});

test('a list links to its next page until there is none', async () => {
  let path: string | undefined = '/products/public?perPage=12&sort=name';
  const pages: number[] = [];
  while (path !== undefined) {
    const response: Answer<{ currentPage: number; totalPages: number }> = await server.call('GET', path);
    expect(response.status).toBe(200);
    pages.push(response.body.currentPage);
    const next: string | undefined = /^<\/api\/v1\/regen([^>]+)>; rel="next"$/.exec(
      String(response.headers['link'] ?? ''),
    )?.[1];
    expect(next === undefined).toBe(response.body.currentPage === response.body.totalPages);
    path = next;
  }
  expect(pages).toEqual(Array.from({ length: pages.length }, (_, index) => index + 1));
  expect(pages.length).toBeGreaterThan(1);
});
