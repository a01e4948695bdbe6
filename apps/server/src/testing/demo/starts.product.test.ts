import { OWN_STORE } from '@regen/demo-store/demo-start';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { DEMO_MAIN, newDataFolder, startServerProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
});
afterAll(() => database.drop());

const folder = newDataFolder();

function start(env: Record<string, string>, main?: string): ServerProcess {
  const server = startServerProcess({ DATA_FOLDER: folder, DATABASE_URL: database.url, ...env }, main);
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  return server;
}

test('an empty store that was opened without the demo never gets it, and says why', async () => {
  await start({}).listening;
  const again = start({ SEED: 'true' }, DEMO_MAIN);
  await again.listening;
  expect(again.output()).toContain(OWN_STORE);
  expect(again.output()).not.toContain('Demo sign-ins');
  const { rows } = await database.db.query(
    `select (select count(*)::int from users) as users, (select count(*)::int from products) as products,
       (select count(*)::int from content_records) as records, (select count(*)::int from content_files) as files`,
  );
  expect(rows).toEqual([{ users: 0, products: 0, records: 0, files: 0 }]);
});

test('an invalid SEED ends the start with a message', async () => {
  const server = start({ SEED: 'perhaps' }, DEMO_MAIN);
  expect(await server.ended).toBe(1);
  expect(server.output().trim()).toBe('The setting SEED "perhaps" is not valid: it must be true, false, 1 or 0.');
});

test('a server without the demo refuses SEED, instead of remembering the store as one without', async () => {
  const server = start({ SEED: 'true' });
  expect(await server.ended).toBe(1);
  expect(server.output().trim()).toBe(
    'The setting SEED asks for the demo, which only "npm start" adds. Start the store with it, or remove SEED.',
  );
});
