import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import { freePort } from '../../../../tools/server/free-port.ts';
import { DEFAULT_CLIENT_KEY } from '../config.ts';
import { newDataFolder, startServerProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';
import type { TestCluster } from './test-engine.ts';

export interface Opened extends ServerProcess {
  folder: string;
  /** Where it is reached from this machine; its own address may be a public one. */
  near: string;
}

/** As behind a proxy, with everything that must be set. */
export const production = (database: TestDatabase): Record<string, string> => ({
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: 'true',
  DATABASE_URL: database.url,
  NODE_ENV: 'production',
  PAYMENT_PROVIDER: 'test',
  MAIL_URL: 'smtp://127.0.0.1:1',
  RATE_LIMIT_FACTOR: '100',
});

/** The status of a sign-in that comes through the proxy. */
export async function signIn({ near }: Opened, email: string, password: string): Promise<number> {
  const response = await fetch(`${near}/api/v1/regen/auth/users/login`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`,
      'browser-id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
    },
    body: JSON.stringify({ email, password }),
  });
  await response.text();
  return response.status;
}

export async function stop(server: Opened): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

/** Starts of a test, with their databases and folders. Call `clear` in `afterEach`. */
export class Starts {
  readonly folders: string[] = [];
  readonly #started: ServerProcess[] = [];
  readonly #databases: TestDatabase[] = [];

  async addDatabase(cluster: TestCluster, options: { isBare: boolean }): Promise<TestDatabase> {
    const database = await createTestDatabase(cluster, options);
    this.#databases.push(database);
    return database;
  }

  async start(
    env: Record<string, string>,
    { folder = newDataFolder(), main }: { folder?: string; main?: string | undefined } = {},
  ): Promise<Opened> {
    const port = await freePort();
    const server = startServerProcess({ DATA_FOLDER: folder, PORT: String(port), ...env }, main);
    this.#started.push(server);
    this.folders.push(folder);
    return { ...server, folder, near: `http://127.0.0.1:${port}` };
  }

  async clear(): Promise<void> {
    for (const { child, ended } of this.#started.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    for (const folder of this.folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    for (const database of this.#databases.splice(0)) await database.drop();
  }
}
