import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEFAULT_CLIENT_KEY } from '../config.ts';
import { PASSWORD, PEOPLE } from '../testing/shop/people.ts';
import { startLiveServer } from '../testing/start-server.ts';
import type { LiveServer } from '../testing/start-server.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const app = { routes: [] };
const BROWSER = '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10';
let server: LiveServer;

beforeAll(async () => {
  server = await startLiveServer({ LOG_LEVEL: 'silent' }, { app, hasOwnEngine: true });
});

afterAll(() => server?.stop());

async function signIn(): Promise<{
  status: number;
  code?: string;
  retryAfter: string | null;
  jwt?: string;
  id?: string;
}> {
  const response = await fetch(`${server.apiUrl}/auth/users/login`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`,
      'browser-id': BROWSER,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email: PEOPLE.professional, password: PASSWORD }),
  });
  const body = (await response.json()) as { code?: string; jwt?: string; id?: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...body };
}

test('a database that crashes is restarted, and until then calls get a Retry-After', async () => {
  const before = await signIn();
  expect(before.status).toBe(200);
  const { engine } = server.running.database;
  if (!engine) throw new Error('The server is not using its embedded PostgreSQL.');
  const { pid } = engine;
  process.kill(pid, 'SIGKILL');

  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        const { status, code, retryAfter } = await signIn();
        seen.add(`${status} ${code ?? ''} ${retryAfter ?? ''}`);
        return status === 200 && engine.pid !== pid;
      },
      { interval: 10 },
    )
    .toBe(true);
  expect([...seen].toSorted()).toEqual(['200  ', '503 database_unavailable 2']);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  // The bus is back as well: a session ended now ends everywhere, and earlier sessions are still valid.
  await expect.poll(() => server.running.app.platform.bus.isConnected).toBe(true);
  const headers = { authorization: `Bearer ${before.jwt}`, 'browser-id': BROWSER };
  expect((await fetch(`${server.apiUrl}/account`, { headers })).status).toBe(200);
  await fetch(`${server.apiUrl}/users/${before.id}/logOut`, { method: 'PUT', headers });
  expect((await fetch(`${server.apiUrl}/account`, { headers })).status).toBe(401);
});

test('connections that the database closes are replaced', async () => {
  const other = await createTestDatabase(inject('cluster'));
  const live = await startLiveServer({ DATABASE_URL: other.url, LOG_LEVEL: 'silent' }, { app });
  try {
    await other.db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(async () => (await fetch(`${live.url}/readyz`)).status).toBe(200);
    await expect.poll(() => live.running.app.platform.bus.isConnected).toBe(true);
  } finally {
    await live.stop();
    await other.drop();
  }
});
