import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { openLive } from './live-client.ts';
import type { ClosedByServer } from './live-client.ts';
import { createLiveClients } from './live-clients.ts';

let server: WebSocketServer;
let url: string;

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('connection', (socket) => {
    socket.send(JSON.stringify({ key: 'rewards' }), () => socket.close(1012, 'come back'));
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('listening on a connection that the server has closed fails with the code and the reason', async () => {
  const lost: string[] = [];
  const client = await openLive(url, null, {}, (error: ClosedByServer) => lost.push(error.message));
  await once(client.socket, 'close');
  const message = 'The server has closed the live connection with 1012 "come back", which the test does not expect.';
  expect(() => client.of('rewards')).toThrow(message);
  expect(() => client.heard).toThrow(message);
  expect(lost).toEqual([message, message]);
});

test('who asks how it ends may read what was heard until then', async () => {
  const client = await openLive(url, null);
  expect(await client.closed).toEqual({ code: 1012, reason: 'come back' });
  expect(client.of('rewards')).toEqual([{ key: 'rewards' }]);
});

describe('a test whose connection was lost', () => {
  const clients = createLiveClients();
  let hasEnded = false;

  test.fails('fails', async () => {
    try {
      const client = await clients.open(url, null);
      await once(client.socket, 'close');
      await expect.poll(() => client.of('rewards').length, { timeout: 200 }).toBe(2);
    } finally {
      hasEnded = true;
    }
  });

  test('has ended before the next one begins', () => {
    expect(hasEnded).toBe(true);
  });
});
