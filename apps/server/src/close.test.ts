import { expect, inject, test } from 'vitest';
import { createMessagesModule } from './modules/messages/module.ts';
import { createTestServer } from './testing/test-server.ts';

test('every closing step runs, whatever another one does', async () => {
  let stops = 0;
  const server = await createTestServer(inject('cluster'), {
    modules: [
      (deps) => ({
        ...createMessagesModule(deps),
        stop() {
          stops += 1;
          if (stops === 1) throw new Error('no stop');
        },
      }),
    ],
  });
  const { bus, storage } = server.app.deps;
  const close = storage.close.bind(storage);
  storage.close = () => Promise.reject(new Error('no storage'));
  await expect(server.app.close()).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: 'no stop' }), expect.objectContaining({ message: 'no storage' })],
  });
  expect(bus.isConnected).toBe(false);
  storage.close = close;
  await server.close();
});
