import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { UserActor } from '../auth/actor.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { Connection } from './connection.ts';
import { startHeartbeat } from './heartbeat.ts';
import { Hub } from './hub.ts';

const actor = (sessionId: string): UserActor => ({
  kind: 'user',
  userId: 'usr_1',
  accountId: 'acc_1',
  sessionId,
  site: 'retail',
  accountType: 'retail',
  tier: null,
  discountModel: null,
  exemptForReward: false,
  email: '',
  firstName: '',
  lastName: '',
  permissions: [],
});

let server: WebSocketServer;
let hub: Hub;
let stop: () => void;
let ended: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  hub = new Hub();
  ended = [];
  server.on('connection', (socket, { url = '' }) => {
    const connection = new Connection({ socket, actor: actor(url), network: '', onSlow: () => undefined });
    socket.on('pong', () => (connection.heardAt = performance.now()));
    hub.add(connection);
  });
  stop = startHeartbeat({ hub, metrics: noMetrics, onEnd: (id) => ended.push(id), now: () => performance.now() });
});
afterEach(async () => {
  stop();
  for (const connection of hub.all()) connection.terminate();
  await new Promise((resolve) => server.close(resolve));
  vi.useRealTimers();
});

async function connect(name: string, autoPong: boolean): Promise<WebSocket> {
  const before = hub.size;
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${name}`, { autoPong });
  await once(socket, 'open');
  while (hub.size === before) await turn();
  return socket;
}

/** Half a minute passes; the answers to pings arrive. */
async function pass(sockets: readonly WebSocket[]): Promise<void> {
  const pinged = sockets.map((socket) => once(socket, 'ping'));
  vi.advanceTimersByTime(30_000);
  await Promise.all(pinged);
  for (let turns = 0; turns < 50; turns += 1) await turn();
}

test('a connection that answers no ping is dead after five minutes; one that does lives on', async () => {
  const [lives, dies] = [await connect('/lives', true), await connect('/dies', false)];
  const gone = once(dies, 'close');
  for (let halves = 0; halves < 10; halves += 1) await pass([lives, dies]);
  expect(dies.readyState).toBe(WebSocket.OPEN);
  vi.advanceTimersByTime(1_000);
  expect((await gone)[0]).toBe(1006);
  expect(lives.readyState).toBe(WebSocket.OPEN);
});

test('a session whose time is over is looked at again, and no other', async () => {
  await connect('/over', true);
  await connect('/open', true);
  for (const connection of hub.all())
    connection.endsAt = performance.now() + (connection.actor.sessionId === '/over' ? 5_000 : 60_000);
  vi.advanceTimersByTime(4_000);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(ended).toEqual(['/over']);
});
