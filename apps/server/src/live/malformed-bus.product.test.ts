import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLiveClients } from '../testing/live-clients.ts';
import { createListeningServer } from '../testing/live-server.ts';
import type { ListeningServer, Person } from '../testing/live-server.ts';
import { PEOPLE } from '../testing/shop/people.ts';
import { PRODUCTS } from '../testing/shop/products.ts';

let server: ListeningServer;
let dora: Person;
const clients = createLiveClients();
const logged: string[] = [];

beforeAll(async () => {
  server = await createListeningServer(inject('cluster'), { logTo: { write: (line) => void logged.push(line) } });
  dora = await server.signIn(PEOPLE.professional);
});
afterAll(() => server?.close());

test.each([
  ['live', { topic: 'cart' }],
  ['stock', { skus: PRODUCTS.cleanser }],
  ['cache:session', null],
  ['live:typing', { from: 7, to: 'them', senderName: 'Amy' }],
])('what is malformed on the topic %s (%j) is logged, and changes nothing', async (topic, payload) => {
  const client = await clients.open(server.url, dora.jwt);
  client.send({ action: 'watch', skus: [PRODUCTS.cleanser], courseIds: [] });
  const { bus } = server.app.platform;
  const them = typeof payload === 'object' && payload && 'to' in payload ? { ...payload, to: dora.accountId } : payload;
  logged.length = 0;
  await bus.publish(topic, them);
  await server.mark(dora, client);
  const said = logged.filter((line) =>
    line.includes(`A message on the topic \\"${topic}\\" is malformed and was ignored.`),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(client.heard.filter(({ key }) => key === 'typing' || key === 'stock')).toEqual([]);
});
