import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { UserActor } from '../auth/actor.ts';
import { Connection } from './connection.ts';
import { Hub } from './hub.ts';

const actor = { accountId: 'acc_1', userId: 'usr_1', sessionId: 'ses_1' } as UserActor;
const connect = () =>
  new Connection({
    socket: new WebSocket(null as never, undefined, {}),
    actor,
    network: '127.0.0.1',
    onSlow: () => undefined,
  });

it('knows who watches what, until the connection is removed', () => {
  const hub = new Hub();
  const [one, two] = [connect(), connect()];
  hub.add(one);
  hub.add(two);
  hub.watch(one, ['GM1', 'GM2'], ['HAE1']);
  hub.watch(two, ['GM1'], []);
  expect([hub.skus.get('GM1'), hub.skus.get('GM2'), hub.courses.get('HAE1')]).toEqual([[one, two], [one], [one]]);
  hub.watch(one, ['GM2'], []);
  expect([hub.skus.get('GM1'), hub.courses.has('HAE1'), hub.size]).toEqual([[two], false, 2]);
  hub.remove(one);
  hub.remove(one);
  expect([hub.skus.has('GM2'), hub.size, hub.people.count('usr_1')]).toEqual([false, 1, 1]);
});

it('lets nothing be watched by a connection that is closing', () => {
  const hub = new Hub();
  const connection = connect();
  hub.add(connection);
  hub.remove(connection);
  hub.watch(connection, ['GM1'], ['HAE1']);
  expect([hub.skus.has('GM1'), hub.courses.has('HAE1'), connection.watchedSkus]).toEqual([false, false, []]);
});
