import { once } from 'node:events';
import { setImmediate as tick } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { createApp } from './app.ts';
import { createModules } from './compose.ts';
import { createLog } from './log.ts';
import { createTestServer } from './testing/test-server.ts';

test('every closing step runs, whatever another one does', async () => {
  let [starts, stops] = [0, 0];
  const server = await createTestServer(inject('cluster'), {
    modules: (platform, services) => [
      ...createModules(platform, services),
      {
        operations: {},
        start: () => void (starts += 1),
        stop() {
          stops += 1;
          if (stops === 1) throw new Error('no stop');
        },
      },
    ],
  });
  const { bus, storage } = server.app.platform;
  const close = storage.close.bind(storage);
  storage.close = () => Promise.reject(new Error('no storage'));
  await expect(server.app.close()).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: 'no stop' }), expect.objectContaining({ message: 'no storage' })],
  });
  expect(bus.isConnected).toBe(false);
  storage.close = close;
  // A signal may come right before the start.
  await server.app.start();
  expect(starts).toBe(0);
  await server.close();
});

test('a start under way ends before what it began is stopped, and begins nothing more', async () => {
  const events: string[] = [];
  const [closed, released] = [new AbortController(), new AbortController()];
  const server = await createTestServer(inject('cluster'), {
    modules: (platform, services) => [
      ...createModules(platform, services),
      {
        operations: {},
        async start() {
          events.push('start');
          await once(released.signal, 'abort');
          events.push('started');
        },
        stop: () => void events.push('stop'),
      },
      { operations: {}, start: () => void events.push('start of the next') },
    ],
    routes: [
      async (scope) => {
        scope.addHook('onClose', async () => closed.abort());
      },
    ],
  });
  const starting = server.app.start();
  await expect.poll(() => events).toEqual(['start']);
  const isClosed = once(closed.signal, 'abort');
  const closing = server.app.close();
  await isClosed;
  // Whatever does not wait for the start has its turn.
  for (let turn = 0; turn < 20; turn += 1) await tick();
  released.abort();
  await closing;
  expect(events).toEqual(['start', 'started', 'stop']);
  await starting;
  await server.close();
});

test('a server that cannot be built leaves nothing open', async () => {
  const server = await createTestServer(inject('cluster'));
  const { config, db, clock } = server;
  const closed: string[] = [];
  let isConnected = () => true;
  const building = createApp({
    config,
    db,
    clock,
    log: createLog('silent'),
    routes: [],
    modules: ({ bus, storage, tracing }, { catalog }) => {
      const closeCatalog = catalog.close.bind(catalog);
      catalog.close = () => {
        closeCatalog();
        closed.push('catalog');
      };
      const [closeStorage, closeTracing] = [storage.close.bind(storage), tracing.close.bind(tracing)];
      storage.close = async () => {
        await closeStorage();
        closed.push('storage');
        throw new Error('no farewell');
      };
      // Every server without tracing has the same object.
      tracing.close = async () => {
        tracing.close = closeTracing;
        await closeTracing();
        closed.push('tracing');
      };
      isConnected = () => bus.isConnected;
      throw new Error('no module');
    },
  });
  await expect(building).rejects.toThrow('no module');
  expect(closed.toSorted()).toEqual(['catalog', 'storage', 'tracing']);
  expect(isConnected()).toBe(false);
  await server.close();
});
