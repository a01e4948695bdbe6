import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions, Response } from 'light-my-request';
import type { App } from '../app.ts';
import { createApp } from '../app.ts';
import { DEFAULT_CLIENT_KEY, PROJECT_ROOT, readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import type { CreateModule, RoutePlugin } from '../contract/module.ts';
import { createDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { DEMO_PASSWORD } from '../db/seed/people.ts';
import { createLog } from '../log.ts';
import { API, createResultCheck, narrowContract } from './result-check.ts';
import { createTestClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestCluster } from './test-engine.ts';

export interface TestServerOptions {
  env?: Record<string, string>;
  /** Only these modules, with the contract narrowed to them. Default: the whole server. */
  modules?: readonly CreateModule[];
  routes?: readonly RoutePlugin[];
  /** Another process on the same database. */
  shareWith?: TestServer;
  /** Whether background work (mails, alerts) runs. Default: no; tests flush what they need. */
  isStarted?: boolean;
  logTo?: { write(line: string): void };
}

/** Who calls: nobody, the demo application, or whoever has this token. */
export type Caller = null | 'client' | { jwt: string };

export interface CallOptions {
  as?: Caller;
  body?: unknown;
  headers?: Record<string, string>;
  browserId?: string;
}

export interface Answer {
  status: number;
  headers: Response['headers'];
  /** The parsed JSON body, or undefined when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read fields of any answer and compare what they find
  body: any;
  text: string;
}

export interface TestServer {
  app: App;
  db: Database;
  databaseUrl: string;
  config: Config;
  clock: TestClock;
  browserId: string;
  /** Calls an operation by its path below `/api/v1/regen`, as the demo application unless told otherwise. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, options?: CallOptions): Promise<Answer>;
  /** Sends any request as it is. */
  inject(options: InjectOptions): Promise<Answer>;
  /** Signs a demo person in. */
  signIn(email: string, password?: string): Promise<{ jwt: string; id: string; accountId: string }>;
  /** Delivers the mails that wait and returns those to an address, newest last. */
  mailsTo(email: string): Promise<{ template: string; data: Record<string, string> }[]>;
  close(): Promise<void>;
}

function answerOf(response: Response): Answer {
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson && response.payload !== '' ? JSON.parse(response.payload) : undefined,
    text: response.payload,
  };
}

function authorization(caller: Caller): Record<string, string> {
  if (caller === null) return {};
  if (caller === 'client') return { authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}` };
  return { authorization: `Bearer ${caller.jwt}` };
}

/**
 * The whole server on a database of its own, called in-process. Each success answer is compared with the contract. Close
 * it in `afterAll`.
 */
export async function createTestServer(cluster: TestCluster, options: TestServerOptions = {}): Promise<TestServer> {
  const shared = options.shareWith;
  const own = shared ? null : await createTestDatabase(cluster);
  const url = shared?.databaseUrl ?? own?.url ?? '';
  const folder = shared?.config.DATA_FOLDER ?? join(PROJECT_ROOT, '.cache', 'data', randomUUID());
  mkdirSync(folder, { recursive: true });
  const config = readConfig({
    DATABASE_URL: url,
    DATA_FOLDER: folder,
    JWT_SECRET: 'a secret that is only used by the tests of this project',
    LOG_LEVEL: options.logTo ? 'trace' : (process.env['TEST_LOG'] ?? 'silent'),
    PUBLIC_URL: 'http://store.test',
    ...options.env,
  });
  const clock = shared?.clock ?? createTestClock();
  const db =
    own?.db ?? createDatabase({ connection: { connectionString: url }, poolSize: 10, onError: () => undefined });
  const app = await createApp({
    config,
    db,
    clock,
    log: createLog(config.LOG_LEVEL, options.logTo),
    ...(options.modules && { modules: options.modules, contractFor: narrowContract, routes: [] }),
    ...(options.routes && { routes: options.routes }),
    checkResult: createResultCheck(),
  });
  if (options.isStarted) await app.start();
  const browserId = randomUUID();

  const server: TestServer = {
    app,
    db,
    databaseUrl: url,
    config,
    clock,
    browserId,
    async call(method, path, { as = 'client', body, headers, browserId: browser = browserId } = {}) {
      return answerOf(
        await app.server.inject({
          method,
          url: `${API}${path}`,
          headers: { 'browser-id': browser, ...authorization(as), ...headers },
          ...(body !== undefined && { payload: body as object }),
        }),
      );
    },
    inject: async (request) => answerOf(await app.server.inject(request)),
    async signIn(email, password = DEMO_PASSWORD) {
      const { status, body } = await server.call('POST', '/auth/users/login', { body: { email, password } });
      if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
      return body as { jwt: string; id: string; accountId: string };
    },
    async mailsTo(email) {
      const { rows } = await db.query<{ template: string; data: Record<string, string> }>(
        'select template, data from mail_outbox where lower(recipient) = lower($1) order by created_at, id',
        [email],
      );
      return rows;
    },
    async close() {
      await app.close();
      if (own) await own.drop();
      else await db.close();
      if (!shared) rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}
