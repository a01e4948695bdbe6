import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { DEFAULT_CLIENT_KEY } from './config.ts';
import { readPostmaster } from './db/engine/postmaster.ts';
import { isAlive } from './db/engine/process-identity.ts';
import { refusedStart } from './testing/refused-start.ts';
import { newDataFolder, startServerProcess } from './testing/server-process.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';

const started: ServerProcess[] = [];
const folders: string[] = [];
const databases: TestDatabase[] = [];

/** For tests that start our own PostgreSQL: the first of them creates it, which takes longer than a start. */
const lasting = newDataFolder();
afterAll(() => rmSync(lasting, { recursive: true, force: true }));

function start(env: Record<string, string> = {}, folder = newDataFolder()): ServerProcess & { folder: string } {
  const server = startServerProcess({ DATA_FOLDER: folder, ...env });
  started.push(server);
  folders.push(folder);
  return { ...server, folder };
}

/** A database that is there already, for tests that are not about our own PostgreSQL. */
async function databaseUrl(): Promise<string> {
  const database = await createTestDatabase(inject('cluster'));
  databases.push(database);
  return database.url;
}

const cluster = (folder: string): string => join(folder, 'postgres', 'cluster');

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
  for (const folder of folders.splice(0)) {
    const left = readPostmaster(cluster(folder));
    if (left && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT');
    while (left && isAlive(left.pid)) await setTimeout(20);
    if (folder !== lasting) rmSync(folder, { recursive: true, force: true });
  }
  for (const database of databases.splice(0)) await database.drop();
});

function registration(name: string): { method: string; headers: Record<string, string>; body: string } {
  return {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`,
      'browser-id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
      'content-type': 'application/json',
      'idempotency-key': `register-${name}`,
    },
    body: JSON.stringify({
      firstName: name,
      lastName: 'Test',
      email: `${name}@example.com`,
      password: 'a long enough secret',
      acceptTerms: true,
    }),
  };
}

function register(url: string, name: string): Promise<Response> {
  return fetch(`${url}/api/v1/regen/users`, registration(name));
}

/** A call that the server has begun to read, and that ends when `finish` sends its body. Resolves to the status. */
async function beginToRegister(url: string, name: string): Promise<{ finish(): Promise<number> }> {
  const { method, headers, body } = registration(name);
  const call = request(`${url}/api/v1/regen/users`, { method, headers: { ...headers, expect: '100-continue' } });
  const answer = once(call, 'response') as Promise<[IncomingMessage]>;
  call.flushHeaders();
  await once(call, 'continue');
  return {
    async finish() {
      call.end(body);
      const [response] = await answer;
      response.resume();
      return response.statusCode ?? 0;
    },
  };
}

test.each([
  [{ JWT_SECRET: 'hidden-secret' }, /The setting JWT_SECRET is not valid: [^\n]*32/],
  [{ DATABASE_URL: 'mysql://a:hidden@b/c' }, /The setting DATABASE_URL is not valid/],
  [
    { DATABASE_URL: 'postgres://regen:hidden@127.0.0.1:1/regen' },
    /The database at 127\.0\.0\.1:1\/regen cannot be used/,
  ],
])('%j stops the start with a sentence', async (env, message) => {
  const server = start(env);
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(message);
  expect(server.output()).not.toMatch(/hidden|\n {4}at /);
});

test.each([
  [{ PORT: 'abc' }, /^The setting PORT "abc" is not valid/],
  [{ LOG_LEVEL: 'loud' }, /^The setting LOG_LEVEL "loud" is not valid/],
])('%j stops the start as well', async (env, message) => {
  const text = await refusedStart(env);
  expect(text).toMatch(message);
  expect(text).not.toMatch(/\n {4}at /);
});

test('a port in use is named, and without PORT the next free one is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const DATABASE_URL = await databaseUrl();
  const named = start({ PORT: String(port), DATABASE_URL });
  expect(await named.ended).toBe(1);
  expect(named.output()).toMatch(`Port ${port} on 127.0.0.1 is in use.`);
  await new Promise((resolve) => other.close(resolve));

  const usual = createServer();
  // Whether we get it or another process has it: it is in use.
  await new Promise<void>((resolve) => usual.once('error', () => resolve()).listen(4000, '127.0.0.1', resolve));
  const free = start({ PORT: '', DATABASE_URL });
  expect(Number(new URL(await free.listening).port)).toBeGreaterThan(4000);
  usual.close();
});

test('a data folder of another PostgreSQL, or of a running Regen, is left alone', async () => {
  const old = newDataFolder();
  mkdirSync(cluster(old), { recursive: true });
  writeFileSync(join(cluster(old), 'PG_VERSION'), '15\n');
  const refused = start({}, old);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/belongs to PostgreSQL 15, but this Regen runs PostgreSQL 18/);

  const first = start({}, lasting);
  const url = await first.listening;
  const second = start({}, lasting);
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/is in use by another running Regen/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('SIGTERM completes requests in progress and leaves no process', async () => {
  const server = start({}, lasting);
  const url = await server.listening;
  const pid = readPostmaster(cluster(lasting))?.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  const calls = await Promise.all(['ann', 'bob', 'cyd'].map((name) => beginToRegister(url, name)));
  server.child.kill('SIGTERM');
  expect(await Promise.all(calls.map((call) => call.finish()))).toEqual([201, 201, 201]);
  expect(await server.ended).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('after kill -9 the next start ends the orphan, and nothing that was acknowledged is lost or doubled', async () => {
  const first = start({}, lasting);
  const url = await first.listening;
  const orphan = readPostmaster(cluster(lasting))?.pid ?? 0;
  const names = Array.from({ length: 60 }, (_, place) => `buyer${place}`);
  const acknowledged = new Map<string, string>();
  const calls = names.map(async (name) => {
    const answer = await register(url, name);
    const { user } = (await answer.json()) as { user: { id: string } };
    acknowledged.set(name, user.id);
    if (acknowledged.size === 15) first.child.kill('SIGKILL');
  });
  await Promise.allSettled(calls);
  expect(await first.ended).toBe('SIGKILL');
  expect(acknowledged.size).toBeLessThan(60);
  expect(isAlive(orphan)).toBe(true);

  const second = start({ RATE_LIMIT_FACTOR: '100' }, lasting);
  const again = await second.listening;
  expect(isAlive(orphan)).toBe(false);
  for (const [name, id] of acknowledged) {
    const answer = await register(again, name);
    expect(((await answer.json()) as { user: { id: string } }).user.id).toBe(id);
    expect(answer.headers.get('idempotency-replayed')).toBe('true');
  }
});

test('secrets are created once and kept', async () => {
  const DATABASE_URL = await databaseUrl();
  const first = start({ DATABASE_URL });
  const url = await first.listening;
  const { jwt, user } = (await (await register(url, randomUUID().slice(0, 8))).json()) as {
    jwt: string;
    user: { id: string };
  };
  first.child.kill('SIGTERM');
  await first.ended;
  const second = start({ DATABASE_URL }, first.folder);
  const answer = await fetch(`${await second.listening}/api/v1/regen/users/${user.id}`, {
    headers: { authorization: `Bearer ${jwt}`, 'browser-id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10' },
  });
  expect(answer.status).toBe(200);
});
