import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { LiveClient } from '../testing/live-client.ts';
import { createLiveClients } from '../testing/live-clients.ts';
import { createListeningServer } from '../testing/live-server.ts';
import type { ListeningServer, Person } from '../testing/live-server.ts';
import { PEOPLE } from '../testing/shop/people.ts';
import { PRODUCTS } from '../testing/shop/products.ts';

let server: ListeningServer;
let dora: Person;
let amy: Person;
const clients = createLiveClients();

beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000', METRICS_TOKEN: 'a token of sixteen or more' };
  server = await createListeningServer(inject('cluster'), { env });
  [dora, amy] = [await server.signIn(PEOPLE.professional), await server.signIn(PEOPLE.client)];
});
afterAll(() => server?.close());

async function counted(event: string): Promise<number> {
  const { text } = await server.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token of sixteen or more' },
  });
  return Number(new RegExp(`event="${event}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

/** Everything sent so far has been read: frames of one client are read in order. */
async function isRead(client: LiveClient): Promise<void> {
  const pong = new Promise((resolve) => client.socket.once('pong', resolve));
  client.socket.ping();
  await pong;
}

describe('a client', () => {
  const nonsense = [
    '{"key":"__proto__"}',
    '{"action":"__proto__"}',
    '{"__proto__":{"action":"watch"}}',
    '{"action":"watch","skus":["__proto__","constructor"],"courseIds":"all"}',
    '{"action":"watch","skus":{"length":50}}',
    '{"action":"typing"}',
    '{"action":"typing","accountId":["acc_1"]}',
    `{"action":"typing","accountId":"${'a'.repeat(65)}"}`,
    `{"action":"watch","skus":${JSON.stringify(Array.from({ length: 51 }, (_, n) => `S${n}`))}}`,
    '{"action":"fly"}',
    'null',
    '7',
    '[]',
    '"ping"',
    '{"action":"ping"',
    '',
    '\u0000',
    '🧴'.repeat(900),
  ];

  test('that sends nonsense changes nothing, and its next frame is read', async () => {
    const client = await clients.open(server.url, amy.jwt);
    const before = await counted('ignored');
    for (const frame of nonsense) client.send(frame);
    client.socket.send(randomBytes(100));
    client.send({ action: 'ping', baseUrl: 'anything' });
    client.send({ action: 'watch', skus: ['__proto__', PRODUCTS.cleanser] });
    await isRead(client);
    expect(await counted('ignored')).toBe(before + nonsense.length + 1);
    await server.db.query(`update stock set on_hand = 2 where sku = '${PRODUCTS.cleanser}'`);
    await expect.poll(() => client.of('stock')).toEqual([{ key: 'stock', skus: [PRODUCTS.cleanser] }]);
  });

  test.each([
    ['5 kB', '5'.repeat(5_000)],
    ['1 MB', 'x'.repeat(1_000_000)],
  ])('that sends a frame of %s is closed with 1009, and nobody else', async (_size, frame) => {
    const [client, other] = [await clients.open(server.url, amy.jwt), await clients.open(server.url, dora.jwt)];
    client.send(frame);
    expect((await client.closed).code).toBe(1009);
    await server.mark(dora, other);
  });

  test('that floods is not listened to, and then closed', async () => {
    const [client, other] = [await clients.open(server.url, amy.jwt), await clients.open(server.url, dora.jwt)];
    const before = await counted('ignored');
    for (let n = 0; n < 60; n += 1) client.send({ action: 'ping' });
    await isRead(client);
    expect(await counted('ignored')).toBe(before + 20);
    for (let n = 0; n < 400; n += 1) client.send({ action: 'ping' });
    expect((await client.closed).code).toBe(1008);
    await server.mark(dora, other);
  });

  test('that does not read is closed, while others of the same account hear everything', async () => {
    const [slow, quick] = [await clients.open(server.url, amy.jwt), await clients.open(server.url, amy.jwt)];
    slow.socket.pause();
    const text = 'x'.repeat(4_000);
    let sent = 0;
    // What the kernel takes by itself is many times the queue.
    for (; (await counted('closed_slow')) === 0; sent += 20)
      await Promise.all(Array.from({ length: 20 }, () => server.say(dora, amy, text)));
    await expect.poll(() => quick.of('message').length).toBe(sent);
    slow.socket.resume();
    expect([4408, 1006]).toContain((await slow.closed).code);
    expect(slow.of('message').length).toBeLessThan(sent);
  });
});
