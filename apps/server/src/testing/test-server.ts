import type { Contract } from '@regen/contract';
import type { ErrorBody, Session } from '@regen/sdk';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import type { App, AppOptions } from '../app.ts';
import { DEFAULT_CLIENT_KEY, PROJECT_ROOT, readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { createDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import type { SentAnswer } from '../http/register.ts';
import { createLog } from '../log.ts';
import { problemOf } from '../pdf/find-problem.ts';
import type { RoutePlugin } from '../routes.ts';
import { createAnswerCheck } from './answer-check.ts';
import { API, createResultCheck } from './result-check.ts';
import { PASSWORD } from './shop/people.ts';
import { createTestClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestCluster } from './test-engine.ts';

export interface TestServerOptions {
  env?: Record<string, string>;
  /** Other modules than the server's. */
  modules?: AppOptions['modules'];
  /** What is outside the contract, such as `routePlugins`. Default: nothing. */
  routes?: readonly RoutePlugin[];
  /** Another description than the one that is written. */
  contract?: Contract;
  /** Another process on the same database. */
  shareWith?: TestServer;
  /** Whether background work (emails, alerts) runs. Default: no; tests flush what they need. */
  isStarted?: boolean;
  logTo?: { write(line: string): void };
  /** Wraps the server's database. */
  watch?: (db: Database) => Database;
  /** Gets every response instead of the check against the contract. */
  onAnswer?: (answer: SentAnswer) => void;
}

/** Who calls: anonymous, the storefront's application, or the holder of this token. */
export type Caller = null | 'client' | { jwt: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

export interface CallOptions {
  as?: Caller;
  body?: unknown;
  headers?: Record<string, string>;
  browserId?: string;
}

/** `Body` is what the test expects; every response is compared with the contract. */
export interface Answer<Body = ErrorBody> {
  status: number;
  headers: Response['headers'];
  /** The parsed JSON body; undefined when there is none. */
  body: Body;
  text: string;
}

export interface TestServer {
  app: App;
  db: Database;
  databaseUrl: string;
  config: Config;
  clock: TestClock;
  browserId: string;
  /**
   * Calls an operation by its path below `/api/v1/regen`, by default as the storefront's application. Name the schema of a body that is read,
   * such as `call<Cart>`; without it the body is that of a refusal.
   */
  call<Body = ErrorBody>(method: Method, path: string, options?: CallOptions): Promise<Answer<Body>>;
  /** Sends any request as it is. Throws for a path that is only there with `routes` when none were named. */
  inject<Body = ErrorBody>(options: InjectOptions): Promise<Answer<Body>>;
  /** Signs in someone from the shop. */
  signIn(email: string, password?: string): Promise<{ jwt: string; id: string; accountId: string }>;
  /** Delivers pending emails and returns those to an address, newest last. */
  mailsTo(email: string): Promise<{ template: string; data: Record<string, string> }[]>;
  close(): Promise<void>;
}

/** Whether a page is absent on purpose cannot be determined where no pages are served. */
function assertAlwaysThere(url: InjectOptions['url']): void {
  const path = typeof url === 'string' ? url : (url?.pathname ?? '');
  if (/^\/(?:api|healthz|readyz|metrics)(?![^/?])/.test(path)) return;
  throw new Error(`This test server has no routes beside the contract, so ${path} says nothing. Name its \`routes\`.`);
}

function answerOf<Body>(response: Response): Answer<Body> {
  const isJson = /^application\/(problem\+)?json\b/.test(String(response.headers['content-type'] ?? ''));
  return {
    status: response.statusCode,
    headers: response.headers,
    body: (isJson && response.payload !== '' ? JSON.parse(response.payload) : undefined) as Body,
    text: response.payload,
  };
}

function authorization(caller: Caller): Record<string, string> {
  if (caller === null) return {};
  if (caller === 'client') return { authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}` };
  return { authorization: `Bearer ${caller.jwt}` };
}

/**
 * The whole server on its own database, called in-process. Every response, refusals included, is compared with the contract; the call
 * that got a wrong one throws. Close it in `afterAll`.
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
    WARM_PICTURES: 'false',
    ...options.env,
  });
  const clock = shared?.clock ?? createTestClock();
  const opened =
    own?.db ?? createDatabase({ connection: { connectionString: url }, poolSize: 10, onError: () => undefined });
  const db = options.watch?.(opened) ?? opened;
  const responses = createAnswerCheck();
  const app = await createApp({
    config,
    db,
    clock,
    log: createLog(config.LOG_LEVEL, options.logTo),
    modules: options.modules,
    contract: options.contract,
    routes: options.routes ?? [],
    // A thread for each takes longer than reading one; `check-pdf.test.ts` has threads.
    readPdf: async (bytes) => problemOf(bytes),
    checkResult: createResultCheck(),
    onAnswer: options.onAnswer ?? responses.onAnswer,
  });
  if (options.isStarted) await app.start();
  const browserId = randomUUID();

  async function send<Body>(request: InjectOptions): Promise<Answer<Body>> {
    const response = await app.server.inject(request);
    responses.assertKept(response.raw.req);
    return answerOf<Body>(response);
  }

  const server: TestServer = {
    app,
    // As the application writes: what a test commits is published like everything else.
    db: app.platform.db,
    databaseUrl: url,
    config,
    clock,
    browserId,
    async call<Body>(
      method: Method,
      path: string,
      { as = 'client', body, headers, browserId: browser = browserId }: CallOptions = {},
    ) {
      return send<Body>({
        method,
        url: `${API}${path}`,
        headers: { 'browser-id': browser, ...authorization(as), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
    },
    async inject<Body>(request: InjectOptions) {
      if (!options.routes) assertAlwaysThere(request.url);
      return send<Body>(request);
    },
    async signIn(email, password = PASSWORD) {
      const { status, body } = await server.call<Session>('POST', '/auth/users/login', { body: { email, password } });
      if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
      return body;
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
      responses.assertAllKept();
    },
  };
  return server;
}
