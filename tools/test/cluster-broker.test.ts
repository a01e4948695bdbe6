import { expect, it, onTestFinished } from 'vitest';
import { startClusterBroker } from './cluster-broker.ts';

it('starts one cluster on the first request and stops it with the run', async () => {
  const events: string[] = [];
  const broker = await startClusterBroker(async () => {
    events.push('started');
    return { url: 'postgres://one', prefix: 'run', stop: async () => void events.push('stopped') };
  });
  expect(events).toEqual([]);
  const responses = await Promise.all([1, 2, 3].map(async () => (await fetch(broker.url)).json()));
  expect(responses).toEqual(Array.from({ length: 3 }, () => ({ url: 'postgres://one', prefix: 'run' })));
  await broker.stop();
  expect(events).toEqual(['started', 'stopped']);
});

it('reports a failed start to every caller', async () => {
  const broker = await startClusterBroker(() => Promise.reject(new Error('There is no room left.')));
  onTestFinished(() => broker.stop());
  const response = await fetch(broker.url);
  expect([response.status, await response.text()]).toEqual([500, 'Error: There is no room left.']);
});

it('starts nothing without a request', async () => {
  const broker = await startClusterBroker(() => expect.unreachable());
  await broker.stop();
});
