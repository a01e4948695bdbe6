import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createDrain } from './drain.ts';
import { isInTime } from './testing/in-time.ts';

/** A server with one page that calls the server itself, and only when it is let. */
async function startServer() {
  const server = Fastify({ forceCloseConnections: 'idle' });
  const drain = createDrain(server, 0);
  const entered = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  server.get('/api', async () => 'data');
  server.get('/page', async () => {
    entered.resolve();
    await gate.promise;
    return `a page with ${(await server.inject('/api')).body}`;
  });
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  server.post('/orders', async () => {
    entered.resolve();
    await gate.promise;
    return 'an order';
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, drain, url, entered: entered.promise, letGo: () => gate.resolve() };
}

test('a page being rendered may still call the API of its own server', async () => {
  const { server, drain, url, entered, letGo } = await startServer();
  const page = fetch(`${url}/page`);
  await entered;
  const end = drain.run();
  letGo();
  const response = await page;
  expect([response.status, await response.text()]).toEqual([200, 'a page with data']);
  await end;
  await server.close();
});

test('a client that disconnects before its response is not waited for', async () => {
  const { server, drain, url, entered, letGo } = await startServer();
  const leaving = new AbortController();
  const post = fetch(`${url}/orders`, { method: 'POST', body: 'whole', signal: leaving.signal });
  await entered;
  leaving.abort();
  await expect(post).rejects.toThrow('aborted');
  letGo();
  const began = performance.now();
  await drain.run();
  expect(isInTime(began, 1_500)).toBe(true);
  await server.close();
});

test('a head that never ends holds nothing up', async () => {
  const { server, drain } = await startServer();
  const accepted = once(server.server, 'connection') as Promise<[Socket]>;
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /page HTTP/1.1\r\nHost: a');
  // Otherwise the connection is idle, and closing it with unread bytes resets it.
  const [theirs] = await accepted;
  await expect.poll(() => theirs.bytesRead).toBeGreaterThan(0);
  const closed = once(socket, 'close');
  socket.resume();
  await drain.run();
  await closed;
  await server.close();
  expect(server.server.listening).toBe(false);
});
