import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEFAULT_CLIENT_KEY } from './config.ts';
import { newDataFolder, startServerProcess } from './testing/server-process.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { PASSWORD, PEOPLE } from './testing/shop/people.ts';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';
import { wrongClock } from './testing/wrong-clock.ts';

const DAYS = 40;
const AHEAD_MS = DAYS * 86_400_000;
const BROWSER = '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10';

let database: TestDatabase;
const folder = newDataFolder();
const started: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A process on the same database and with the same secret as the others. */
function start(env: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess({ DATABASE_URL: database.url, DATA_FOLDER: folder, ...env });
  started.push(server);
  return server;
}

test('a process whose clock is far ahead refuses to start', async () => {
  const server = start({ NODE_OPTIONS: wrongClock(AHEAD_MS) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`The clock of this machine is ${DAYS} days ahead of that of the database.`);
  expect(server.output()).not.toMatch(/\n {4}at /);
});

test('a session of another process is valid in one whose clock moves ahead later, and vice versa', async () => {
  const [right, wrong] = [start(), start({ NODE_OPTIONS: wrongClock(0, AHEAD_MS) })];
  const urls = await Promise.all([right.listening, wrong.listening]);
  const jumped = new Promise<void>((resolve) => {
    wrong.child.on('message', ({ type }: { type?: string }) => type === 'jumped' && resolve());
  });
  wrong.child.kill('SIGUSR2');
  await jumped;

  for (const [from, to] of [urls, urls.toReversed()] as [string, string][]) {
    const signedIn = await fetch(`${from}/api/v1/regen/auth/users/login`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`,
        'browser-id': BROWSER,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: PEOPLE.professional, password: PASSWORD }),
    });
    expect(signedIn.status).toBe(200);
    const { jwt, id } = (await signedIn.json()) as { jwt: string; id: string };
    const headers = { authorization: `Bearer ${jwt}`, 'browser-id': BROWSER };
    expect((await fetch(`${to}/api/v1/regen/users/${id}`, { headers })).status).toBe(200);
  }
});
