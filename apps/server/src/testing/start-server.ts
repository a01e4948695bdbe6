import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_CLIENT_KEY, PROJECT_ROOT, readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import type { RunningServer, StartOptions } from '../server.ts';
import { createAnswerCheck } from './answer-check.ts';
import type { LiveStore } from './live-store.ts';
import { API } from './result-check.ts';
import { shop } from './shop/shop-cluster.ts';

export interface LiveServer {
  /** Origin, such as `http://127.0.0.1:40123`. */
  url: string;
  /** Where the API begins. */
  apiUrl: string;
  clientKey: string;
  running: RunningServer;
  stop(): Promise<void>;
}

/**
 * A real server on a free port with its own data folder in `.cache`, seeded and listening, for tests from outside: the SDK,
 * the browser. Every response is checked against the contract; `stop` throws if one broke it. `env` sets any of the server's
 * settings; with `DATABASE_URL` that database is used, with `hasOwnEngine` a PostgreSQL of the server's own, otherwise a copy of the store's. Stop it in
 * `afterAll`.
 */
export async function startLiveServer(
  env: Record<string, string> = {},
  options: Pick<StartOptions, 'app'> & { hasOwnEngine?: boolean; store?: LiveStore } = {},
): Promise<LiveServer> {
  const { store = shop } = options;
  await using stack = new AsyncDisposableStack();
  const folder = join(PROJECT_ROOT, '.cache', 'srv', randomUUID().slice(0, 8));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = env['DATABASE_URL'] === undefined && !options.hasOwnEngine ? await store.createDatabase() : null;
  stack.defer(() => database?.drop());
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_FOLDER: folder,
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'error',
    RATE_LIMIT_FACTOR: '1000',
    // On by default only where the database is not shared.
    DEV_PAGES: 'true',
    WARM_PICTURES: 'false',
    ...(database && { DATABASE_URL: database.url }),
    ...env,
  });
  const responses = createAnswerCheck();
  const running = await startServer(config, {
    fill: store.fill,
    app: { onAnswer: responses.onAnswer, ...options.app },
  });
  stack.defer(() => running.stop());
  const { url } = running;
  const cleanup = stack.move();
  return {
    url,
    apiUrl: `${url}${API}`,
    clientKey: DEFAULT_CLIENT_KEY,
    running,
    async stop() {
      await cleanup.disposeAsync();
      responses.assertAllKept();
    },
  };
}
