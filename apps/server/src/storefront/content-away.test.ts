import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { isInTime } from '../testing/in-time.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

/** Takes connections and never says anything. */
let silent: Server;
const sockets = new Set<Socket>();
let server: TestServer;
beforeAll(async () => {
  silent = createServer((socket) => sockets.add(socket.on('error', () => sockets.delete(socket))));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  server = await createTestServer(inject('cluster'), {
    routes: routePlugins,
    env: { CONTENT_HOST: `http://127.0.0.1:${port}`, CONTENT_TOKEN: 'delivery-token-of-this-test' },
  });
  await server.app.services.content.open();
});
afterAll(async () => {
  await server?.close();
  for (const socket of sockets) socket.destroy();
  silent?.close();
});

async function open(url: string) {
  const began = performance.now();
  const { status, headers, text } = await server.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  return { status, retryAfter: headers['retry-after'], text, isQuick: isInTime(began, 3_000) };
}

it('pages that have content beside their own data are shown without it, without a wait', async () => {
  for (const url of ['/', '/search?q=serum', `/products/${PRODUCTS.serum}`]) {
    const page = await open(url);
    expect({ url, status: page.status, isQuick: page.isQuick }).toEqual({ url, status: 200, isQuick: true });
  }
  expect((await open('/search?q=serum')).text).toContain('/products/');
});

it('pages that are content say when to try again', async () => {
  for (const url of ['/about', '/blogs', '/faqs']) {
    const { status, retryAfter, isQuick } = await open(url);
    expect({ url, status, retryAfter, isQuick }).toEqual({ url, status: 503, retryAfter: '5', isQuick: true });
  }
});

it('an operation says so at once', async () => {
  const began = performance.now();
  const answer = await server.call('GET', '/content/faq', { as: 'client' });
  expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: 'content_unavailable' })]);
  expect(isInTime(began, 1_000)).toBe(true);
});
