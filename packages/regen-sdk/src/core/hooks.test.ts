import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRegen } from '../resources/generated/create-regen.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import { RegenServerError } from './errors.ts';
import type { Hooks } from './hooks.ts';

let server: ScriptedServer;
beforeAll(async () => void (server = await startScriptedServer()));
afterAll(() => server.close());
beforeEach(() => server.answer(json(200, { items: [] })));

const client = (...hooks: Hooks[]) =>
  createRegen({ baseUrl: server.baseUrl, clientKey: 'storefront', headers: { 'X-App': 'kiosk' }, hooks });
const busy = failure(503, 'database_unavailable', { 'Retry-After': '0' });

it('sees each attempt and each response, one hook after the other', async () => {
  const seen: string[] = [];
  const note = (name: string): Hooks => ({
    async request({ operationId, method, path, url, attempt }) {
      await Promise.resolve();
      seen.push(`${name} ${attempt} ${operationId} ${method} ${path} ${url.slice(server.baseUrl.length)}`);
    },
    response({ response, body }, { attempt }) {
      seen.push(`${name} ${attempt} ${response.status} ${JSON.stringify(body).slice(0, 12)}`);
    },
  });
  server.answer(busy, json(200, { items: [] }));
  await client(note('a'), {}, note('b')).products.list({ userId: 'public', page: 2 });
  expect(seen).toEqual([
    'a 1 productList GET /products/{userId} /products/public?page=2',
    'b 1 productList GET /products/{userId} /products/public?page=2',
    'a 1 503 {"code":"dat',
    'b 1 503 {"code":"dat',
    'a 2 productList GET /products/{userId} /products/public?page=2',
    'b 2 productList GET /products/{userId} /products/public?page=2',
    'a 2 200 {"items":[]}',
    'b 2 200 {"items":[]}',
  ]);
});

it('may change the headers of what is sent', async () => {
  const regen = client({
    request({ headers }) {
      headers.set('traceparent', '00-1');
      headers.delete('X-App');
    },
  });
  await regen.categories.list();
  expect(server.seen[0]?.headers).toMatchObject({ traceparent: '00-1' });
  expect(server.seen[0]?.headers['x-app']).toBeUndefined();
});

it('passes on what a hook throws as it is, without another attempt', async () => {
  const stop = new Error('Not today.');
  const before = client({ request: () => Promise.reject(stop) });
  await expect(before.categories.list()).rejects.toBe(stop);
  expect(server.seen).toHaveLength(0);
  const after = client({
    response() {
      throw stop;
    },
  });
  await expect(after.categories.list()).rejects.toBe(stop);
  expect(server.seen).toHaveLength(1);
});

it('is not called for a response that never arrived', async () => {
  const responses: number[] = [];
  server.answer((response) => void response.destroy());
  const regen = client({ response: ({ response }) => void responses.push(response.status) });
  await expect(regen.categories.list({ maxRetries: 0 })).rejects.toMatchObject({ name: 'RegenConnectionError' });
  server.answer(busy);
  await expect(regen.categories.list({ maxRetries: 1 })).rejects.toBeInstanceOf(RegenServerError);
  expect(responses).toEqual([503, 503]);
});
