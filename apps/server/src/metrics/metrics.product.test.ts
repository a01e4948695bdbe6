import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { readPostmaster } from '../db/engine/postmaster.ts';
import { newDataFolder, startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

function start(env: Record<string, string>) {
  const folder = newDataFolder();
  const server = startServerProcess({ DATA_FOLDER: folder, ...env });
  cleanups.push(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...server, folder };
}

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

test('metrics on their own port report an outage, and the log stays quiet', async () => {
  const METRICS_PORT = await freePort();
  const server = start({ METRICS_PORT, LOG_LEVEL: 'warn' });
  const url = await server.listening;
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(await metrics()).toMatch(/^regen_database_up 1$/m);
  expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toMatch(/^text\/html/);
  expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404);

  // It is started again at once; until then calls are refused.
  const pid = readPostmaster(join(server.folder, 'postgres', 'cluster'))?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  let refused = 0;
  await expect
    .poll(
      async () => {
        const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/readyz`)));
        refused += responses.filter(({ status }) => status === 503).length;
        return responses.every(({ status }) => status === 200) && refused > 0;
      },
      { interval: 5 },
    )
    .toBe(true);
  expect(await metrics()).toMatch(
    /^regen_http_request_duration_seconds_count\{operation="\/readyz",method="GET",status="503"\} \d+$/m,
  );
  expect(await metrics()).toMatch(/^regen_database_up 1$/m);
  const stacks = server.output().match(/"stack":/g) ?? [];
  expect(stacks.length).toBeGreaterThan(0);
  expect(stacks.length).toBeLessThan(refused);
});

test('a port of the metrics that is in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const database = await createTestDatabase(inject('cluster'));
  cleanups.push(() => database.drop());
  const server = start({ METRICS_PORT: String(port), DATABASE_URL: database.url });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`The metrics cannot be read on 127.0.0.1 port ${port}: EADDRINUSE.`);
  expect(server.output()).not.toMatch(/\n {4}at /);
  other.close();
});
