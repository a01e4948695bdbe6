import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { openConnection } from '~/testing/live.ts';
import { createLiveService } from './live-service.ts';

const cart = (version: number) => ({ key: 'cart', cartId: 'cart_1', version }) as const;

it('begins what was asked for with each connection that comes, and ends it with it', () => {
  const service = createLiveService();
  const heard: number[] = [];
  const stop = service.on('cart', ({ version }) => heard.push(version));
  const unwatch = service.watch({ skus: ['GM1'] });
  service.typing('acc_1');
  expect(service.status).toBe('Disconnected');

  const first = openConnection();
  const detach = service.attach(first.live);
  first.say('cart', cart(1));
  service.typing('acc_2');
  service.reconnect();
  expect([service.status, heard, first.watched, first.typed]).toEqual([
    'Connected',
    [1],
    [{ skus: ['GM1'] }],
    ['acc_2', 'reconnect'],
  ]);
  detach();
  first.say('cart', cart(2));
  expect([service.status, heard, first.watched, first.handlers]).toEqual(['Disconnected', [1], [], []]);

  const second = openConnection();
  service.attach(second.live);
  const late = service.watch({ courseIds: ['crs_1'] });
  second.say('cart', cart(3));
  expect([heard, second.watched]).toEqual([
    [1, 3],
    [{ skus: ['GM1'] }, { courseIds: ['crs_1'] }],
  ]);
  for (const end of [stop, unwatch, late, stop]) end();
  second.say('cart', cart(4));
  expect([heard, second.watched, second.handlers]).toEqual([[1, 3], [], []]);
});

it('runs all merges of a key, and leaves stale what each of them leaves', () => {
  const service = createLiveService();
  const client = new QueryClient();
  const typing = { key: 'typing', accountId: 'acc_1', senderName: 'Ana Ruiz' } as const;
  expect(service.merges.typing).toBeUndefined();
  const merged: string[] = [];
  const stops = [
    service.merge('typing', ({ accountId }) => {
      merged.push(accountId);
      return ['messageList', 'userGet'];
    }),
    service.merge('typing', () => ['messageListConversations', 'userGet']),
    service.merge('typing', () => undefined),
  ];
  expect(service.merges.typing?.(typing, client)).toEqual(['userGet']);
  expect(merged).toEqual(['acc_1']);
  stops[1]?.();
  expect(service.merges.typing?.(typing, client)).toEqual(['messageList', 'userGet']);
  for (const stop of stops) stop();
  // As if nobody merged: everything is stale.
  expect(service.merges.typing?.(typing, client)).toBeUndefined();
});
