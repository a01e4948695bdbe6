import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLiveClients } from '../testing/live-clients.ts';
import { createListeningServer } from '../testing/live-server.ts';
import type { ListeningServer, Person } from '../testing/live-server.ts';

let server: ListeningServer;
let dana: Person;
const clients = createLiveClients();
const logged: string[] = [];

beforeAll(async () => {
  server = await createListeningServer(inject('cluster'), { logTo: { write: (line) => void logged.push(line) } });
  dana = await server.signIn('dana@lumenclinic.example');
});
afterAll(() => server?.close());

test.each([
  ['live', { topic: 'cart' }],
  ['stock', { skus: '1101' }],
  ['cache:session', null],
  ['live:typing', { from: 7, to: 'them', senderName: 'Ana' }],
])('what is malformed on the topic %s (%j) is logged, and changes nothing', async (topic, payload) => {
  const client = await clients.open(server.url, dana.jwt);
  client.send({ action: 'watch', skus: ['1101'], courseIds: [] });
  const { bus } = server.app.platform;
  const them = typeof payload === 'object' && payload && 'to' in payload ? { ...payload, to: dana.accountId } : payload;
  logged.length = 0;
  await bus.publish(topic, them);
  await server.mark(dana, client);
  const said = logged.filter((line) =>
    line.includes(`A message on the topic \\"${topic}\\" is malformed and was ignored.`),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(client.heard.filter(({ key }) => key === 'typing' || key === 'stock')).toEqual([]);
});
