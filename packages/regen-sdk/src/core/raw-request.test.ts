import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { Regen } from '../resources/generated/create-regen.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import type { ApiPromise } from './api-promise.ts';

let server: ScriptedServer;
let regen: Regen;
beforeAll(async () => {
  server = await startScriptedServer();
  regen = createRegen({ baseUrl: server.baseUrl, clientKey: 'k' });
});
afterAll(() => server.close());
const busy = failure(503, 'database_unavailable', { 'Retry-After': '0' });

it('reads what has no method, and repeats it like any read', async () => {
  server.answer(busy, json(200, { total: 7 }));
  const report = regen.request<{ total: number }>('GET', '/reports', { query: { year: 2026, kind: ['a', 'b'] } });
  expectTypeOf(report).toEqualTypeOf<ApiPromise<{ total: number }>>();
  expect(await report).toEqual({ total: 7 });
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/api/v1/regen/reports?year=2026&kind=a&kind=b',
    '/api/v1/regen/reports?year=2026&kind=a&kind=b',
  ]);
  expect(server.seen[0]?.headers).toMatchObject({ authorization: 'Basic azo=', 'sdk-version': 'js/0.0.0' });
});

it('writes, and repeats a write that has its key', async () => {
  server.answer(busy, (response) => void response.writeHead(200, { 'Content-Length': '0' }).end());
  const body = ['any', { JSON: true }];
  await expect(regen.request('POST', '/reports', { body })).rejects.toMatchObject({
    status: 503,
    operationId: 'POST /reports',
  });
  expect(server.seen).toHaveLength(1);
  server.answer(busy, (response) => void response.writeHead(200, { 'Content-Length': '0' }).end());
  expect(await regen.request('POST', '/reports', { body, idempotencyKey: 'report-1' })).toBeUndefined();
  expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['report-1', 'report-1']);
  expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual(body);
});

it('stays on the host of the API', async () => {
  server.answer(json(200, {}));
  await expect(regen.request('GET', 'https://elsewhere.example/')).rejects.toThrow('needs a slash');
  await expect(regen.request('GET', '/reports/{id}')).rejects.toThrow('"id"');
  expect(server.seen).toHaveLength(0);
});

it.each([
  '/reports/../../x',
  '/..',
  '/./reports',
  '/reports/%2E%2e/x',
  '/reports/.%2e?a=b',
  '/a\\..\\b',
  '/a/.\t./b',
  '/a/..#b',
])('does not leave its path by %j', async (path) => {
  server.answer(json(200, {}));
  await expect(regen.request('GET', path)).rejects.toThrow('other than "." and ".."');
  expect(server.seen).toHaveLength(0);
});

it('accepts dots that are not a segment, and those of a query', async () => {
  server.answer(json(200, {}));
  for (const path of ['/reports/a..b/...', '/reports?from=/../x']) await regen.request('GET', path);
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/api/v1/regen/reports/a..b/...',
    '/api/v1/regen/reports?from=/../x',
  ]);
});

it('proves who the guest is', async () => {
  server.answer(json(200, {}, { 'Guest-Grant': 'grant-1' }));
  const guest = createRegen({ baseUrl: server.baseUrl, clientKey: 'k' });
  for (let call = 0; call < 2; call += 1) await guest.request('GET', '/carts/guest/gifts');
  expect(server.seen.map(({ headers }) => headers['guest-grant'])).toEqual(['none', 'grant-1']);
});
