import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { routePlugins } from '../routes.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const TOKEN = 'a token for whoever reads metrics';
const lines: string[] = [];
let server: TestServer;
let silent: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), {
    routes: routePlugins,
    env: { METRICS_TOKEN: TOKEN, ACCESS_LOG: 'true', LOG_LEVEL: 'error' },
    logTo: { write: (line) => void lines.push(line) },
  });
  silent = await createTestServer(inject('cluster'), { routes: routePlugins, shareWith: server });
});
afterAll(async () => {
  await silent?.close();
  await server?.close();
});

const read = (authorization?: string, from = server) =>
  from.inject({ method: 'GET', url: '/metrics', ...(authorization !== undefined && { headers: { authorization } }) });

/** Samples by their name and labels. */
async function samples(): Promise<Map<string, number>> {
  const { text } = await read(`Bearer ${TOKEN}`);
  const found = [...text.matchAll(/^([a-z0-9_]+(?:\{[^}]*\})?) (\S+)$/gm)];
  return new Map(found.map(([, name = '', value]) => [name, Number(value)]));
}

const count = (all: Map<string, number>, labels: string): number =>
  all.get(`regen_http_request_duration_seconds_count{${labels}}`) ?? 0;

test('metrics are for those with the token, and off without a setting', async () => {
  expect((await read()).status).toBe(401);
  expect((await read(`Bearer ${TOKEN}x`)).status).toBe(401);
  const response = await read(`Bearer ${TOKEN}`);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers['cache-control']).toBe('no-store');
  // Like any other path without a page.
  expect((await read(`Bearer ${TOKEN}`, silent)).headers['content-type']).toMatch(/^text\/html/);
});

test('requests are counted by operation and status, pages separately, and in-process calls are not', async () => {
  const before = await samples();
  await server.call('GET', '/products/public?category=serums');
  const refused = await server.call('GET', '/product/MADE-UP');
  expect(refused.status).toBeGreaterThanOrEqual(400);
  await server.call('GET', '/account');
  for (const url of ['/products', '/robots.txt', '/made-up/1', '/made-up/2'])
    await server.inject({ method: 'GET', url });
  await server.inject({ method: 'GET', url: '/api/v1/regen/made-up/3' });
  const after = await samples();
  const grown = [...after].filter(
    ([name, value]) => name.startsWith('regen_http_request_duration_seconds_count') && value > (before.get(name) ?? 0),
  );
  const seen = grown.map(([name, value]) => `${name.slice(name.indexOf('{'))} ${value - (before.get(name) ?? 0)}`);
  expect(seen.toSorted()).toEqual(
    [
      '{operation="productList",method="GET",status="200"} 1',
      `{operation="productGet",method="GET",status="${refused.status}"} 1`,
      '{operation="accountGet",method="GET",status="401"} 1',
      '{operation="page",method="GET",status="200"} 1',
      '{operation="page",method="GET",status="404"} 2',
      '{operation="/robots.txt",method="GET",status="200"} 1',
      '{operation="/api/v1/regen/*",method="GET",status="404"} 1',
      '{operation="/metrics",method="GET",status="200"} 1',
    ].toSorted(),
  );
  expect(count(after, 'operation="productList",method="GET",status="200"')).toBeGreaterThan(0);
});

test('pool, event loop, memory, caches and background work are there', async () => {
  await server.inject({ method: 'GET', url: '/products' });
  await server.inject({ method: 'GET', url: '/products' });
  await server.app.platform.metrics.job('example', async () => 'done');
  await expect(
    server.app.platform.metrics.job('example', async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const all = await samples();
  expect(all.get('regen_database_up')).toBe(1);
  expect(all.get('regen_database_pool_connections{state="idle"}')).toBeGreaterThan(0);
  expect(all.get('regen_database_pool_waiting')).toBe(0);
  expect(all.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(all.get('process_resident_memory_bytes')).toBeGreaterThan(50e6);
  expect(all.get('regen_cache_lookups_total{cache="pages",result="hit"}')).toBeGreaterThan(0);
  expect(all.get('regen_cache_lookups_total{cache="catalog",result="miss"}')).toBeGreaterThan(0);
  expect(all.get('regen_job_duration_seconds_count{job="example",result="success"}')).toBe(1);
  expect(all.get('regen_job_duration_seconds_count{job="example",result="failure"}')).toBe(1);
  expect(all.get('regen_job_last_success_timestamp_seconds{job="example"}')).toBeGreaterThan(1_700_000_000);
});

test('waiting and dead emails are counted separately', async () => {
  await server.db.query('delete from mail_outbox');
  await server.db.query(
    `insert into mail_outbox (id, recipient, template, data, attempts, sent_at, created_at) values
       ('mal_1', 'a@b.example', 'welcome', '{}', 12, null, now()), ('mal_2', 'a@b.example', 'welcome', '{}', 1, null, now() - interval '90 seconds'),
       ('mal_3', 'a@b.example', 'welcome', '{}', 0, null, now()), ('mal_4', 'a@b.example', 'welcome', '{}', 1, now(), now())`,
  );
  const all = await samples();
  expect(all.get('regen_mail_outbox{state="waiting"}')).toBe(2);
  expect(all.get('regen_mail_outbox{state="dead"}')).toBe(1);
  expect(all.get('regen_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90);
});

test('the access log has one line a request, with its id and without what is secret', async () => {
  lines.length = 0;
  const response = await server.call('GET', '/users/validateToken/canary-reset-token?token=canary');
  await server.inject({ method: 'GET', url: '/faq?token=canary' });
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toEqual([
    expect.objectContaining({
      msg: 'request',
      req: { id: response.headers['x-request-id'], method: 'GET', path: '/api/v1/regen/users/validateToken/***' },
      res: { status: response.status },
      operation: 'passwordValidateToken',
      ms: expect.any(Number) as number,
    }),
    expect.objectContaining({ operation: 'page', req: expect.objectContaining({ path: '/faq' }) as object }),
  ]);
  expect(lines.join('')).not.toContain('canary');
});
