import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { Regen } from '../resources/generated/create-regen.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { Answer, ScriptedServer } from '../testing/scripted-server.ts';
import type { ClientOptions } from './client-options.ts';
import { RegenAbortError, RegenTimeoutError, RegenUnauthorizedError } from './errors.ts';
import type { TokenStore } from './session-store.ts';

let server: ScriptedServer;
beforeAll(async () => void (server = await startScriptedServer()));
afterAll(() => server.close());
beforeEach(() => server.answer(json(200, {})));
afterEach(() => vi.restoreAllMocks());

/** Responds at once with `Retry-After: 0`, so that no test waits. */
const busy: Answer = failure(503, 'database_unavailable', { 'Retry-After': '0' });
const hangUp: Answer = (response) => void response.destroy();

function client(options: Partial<ClientOptions> = {}): Regen {
  return createRegen({
    baseUrl: server.baseUrl,
    clientKey: 'storefront',
    browserId: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
    ...options,
  });
}

function tokens(token: string | null): TokenStore & { ended: string[] } {
  const ended: string[] = [];
  return {
    ended,
    getToken: () => token,
    end(refused) {
      ended.push(refused);
      token = null;
    },
  };
}

const order = { id: 'guest' } as Parameters<Regen['orders']['place']>[0];

describe('what is sent', () => {
  it('carries client key, device, query and nothing else', async () => {
    await client().products.list({ userId: 'public', page: 2, category: ['serums', 'eye & lip'] });
    const [request] = server.seen;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe('/api/v1/regen/products/public?page=2&category=serums&category=eye%20%26%20lip');
    expect(request?.headers).toMatchObject({
      authorization: 'Basic c3RvcmVmcm9udDo=',
      'browser-id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
      accept: 'application/json',
    });
    expect(request?.headers['idempotency-key']).toBeUndefined();
    expect(request?.headers['content-type']).toBeUndefined();
    expect(request?.body).toBe('');
  });

  it('carries the session token once signed in, and a JSON body', async () => {
    await client({ session: tokens('jwt-1') }).cart.update({
      id: 'usr_1',
      ifMatch: 4,
      add: [{ sku: 'GM1', quantity: 1 }],
    });
    const [request] = server.seen;
    expect(request?.method).toBe('PUT');
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer jwt-1',
      'if-match': '4',
      'content-type': 'application/json',
    });
    expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(request?.body ?? '')).toEqual({ add: [{ sku: 'GM1', quantity: 1 }] });
  });

  it("lets the call's own headers override its parameters", async () => {
    server.answer(json(200, {}));
    const change = { id: 'usr_1', ifMatch: 4, add: [] };
    await client().cart.update(change, { headers: { 'If-Match': null } });
    await client().cart.update(change, { headers: { 'if-match': '"7"' } });
    await client({ headers: { 'If-Match': '"1"' } }).cart.update(change);
    expect(server.seen.map(({ headers }) => headers['if-match'])).toEqual([undefined, '"7"', '4']);
  });

  it('lets a call add and remove headers, whatever their case', async () => {
    const regen = client({ headers: { 'X-App': 'web', accept: 'text/plain', 'X-Trace': '1' } });
    await regen.categories.list({
      headers: { authorization: null, 'x-trace': null, Accept: 'text/html', 'Accept-Language': 'fr' },
    });
    const headers = server.seen[0]?.headers;
    expect(headers?.authorization).toBeUndefined();
    expect(headers?.['x-trace']).toBeUndefined();
    expect(headers).toMatchObject({ 'x-app': 'web', accept: 'text/html', 'accept-language': 'fr' });
  });

  it('sends a device id even if none was given, the same one in every call', async () => {
    const regen = client({ browserId: undefined });
    await regen.categories.list();
    await regen.categories.list();
    await regen.withOptions({ timeout: 1000 }).categories.list();
    await client({ browserId: undefined }).categories.list();
    const [first, second, third, other] = server.seen.map(({ headers }) => headers['browser-id']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('keeps the trailing slash of the search', async () => {
    await client().products.search({ search: 'vitamin c' });
    expect(server.seen[0]?.url).toBe('/api/v1/regen/products/?search=vitamin%20c');
  });

  it('refuses an unsafe path before anything is sent', async () => {
    await expect(client().users.get({ id: '..' })).rejects.toThrow(TypeError);
    await expect(client().cart.get({ id: '' })).rejects.toThrow('"id"');
    expect(server.seen).toHaveLength(0);
  });

  it('treats a body that is not JSON as a programming error, not a network failure', async () => {
    const cyclic: Record<string, unknown> = { id: 'guest' };
    cyclic['add'] = cyclic;
    await expect(client().cart.update(cyclic as never)).rejects.toThrow(TypeError);
    expect(server.seen).toHaveLength(0);
  });
});

describe('results', () => {
  it('is the data, or the data with its response', async () => {
    server.answer(json(200, { id: 'crt_1', version: 3 }, { ETag: '"3"' }));
    expect(await client().cart.get({ id: 'guest' })).toEqual({ id: 'crt_1', version: 3 });
    const { data, response } = await client().cart.get({ id: 'guest' }).withResponse();
    expect(data.version).toBe(3);
    expect(response.headers.get('ETag')).toBe('"3"');
  });

  it('is undefined where the contract has no body', async () => {
    server.answer((response) => void response.writeHead(204).end());
    expect(await client().users.get({ id: 'usr_1' })).toBeUndefined();
  });

  it('is a typed error with the body passed on', async () => {
    server.answer(
      json(422, { code: 'rule', message: 'Broken.', requestId: 'req_7', details: [{ path: '/a', message: 'b' }] }),
    );
    const error = await client()
      .sessions.create({ email: 'a@b.c', password: 'x' })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      name: 'RegenUnprocessableError',
      status: 422,
      code: 'rule',
      message: 'Broken. /a: b',
      requestId: 'req_7',
      operationId: 'sessionCreate',
      body: { details: [{ path: '/a', message: 'b' }] },
    });
  });

  it('is an error for an empty error body too', async () => {
    server.answer((response) => void response.writeHead(403, { 'Content-Length': '0' }).end());
    await expect(client().account.get()).rejects.toMatchObject({ name: 'RegenForbiddenError', status: 403 });
  });

  it('reports which host did not respond, why, and how often it tried', async () => {
    const gone = await startScriptedServer();
    await gone.close();
    const list = client({ baseUrl: gone.baseUrl }).categories.list({ maxRetries: 1 });
    await expect(list).rejects.toMatchObject({
      name: 'RegenConnectionError',
      message: `Network Error: categoryList got no response from ${gone.baseUrl} (ECONNREFUSED, 2 attempts)`,
    });
  });

  it('is an error for an empty response where the contract has a body', async () => {
    server.answer((response) => void response.writeHead(200, { 'Content-Length': '0' }).end());
    const list = client().products.list({ userId: 'public' }, { maxRetries: 0 });
    await expect(list[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      name: 'RegenConnectionError',
      message: 'The response is empty: productList',
    });
  });

  it('is a connection error when something other than the API responds', async () => {
    server.answer(
      (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Wi-Fi login</h1>'),
    );
    await expect(client().account.get({ maxRetries: 0 })).rejects.toMatchObject({
      name: 'RegenConnectionError',
      message: `The response is not JSON: something other than the API responded, check \`baseUrl\` (accountGet, ${server.baseUrl})`,
    });
  });

  it('rejects what has not changed for a mark that the caller gave', async () => {
    server.answer((response, { headers }) => void response.writeHead(headers['if-none-match'] ? 304 : 500).end());
    await expect(client().categories.list({ headers: { 'If-None-Match': 'W/"1"' } })).rejects.toMatchObject({
      name: 'RegenApiError',
      status: 304,
    });
  });

  it('fails once: requesting the response leaves no unhandled rejection', async () => {
    server.answer(failure(404, 'not_found'));
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    await expect(client().products.get({ sku: '1' }).withResponse()).rejects.toMatchObject({ status: 404 });
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('retries', () => {
  it('repeats a read after 5xx and lost connections', async () => {
    server.answer(busy, hangUp, json(200, { items: [] }));
    // The lost connection carries no Retry-After.
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect(await client().categories.list()).toEqual({ items: [] });
    expect(server.seen).toHaveLength(3);
  });

  it("gives up after maxRetries, the call's before the client's", async () => {
    server.answer(busy);
    await expect(client().categories.list()).rejects.toMatchObject({ status: 503, code: 'database_unavailable' });
    expect(server.seen).toHaveLength(3);
    await expect(client({ maxRetries: 5 }).categories.list({ maxRetries: 1 })).rejects.toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(5);
  });

  it('retries a write with the same idempotency key, created once per call', async () => {
    server.answer(busy, busy, json(201, { id: 'ord_1' }));
    const regen = client();
    await regen.orders.place(order);
    const keys = server.seen.map((request) => request.headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await regen.orders.place(order);
    expect(server.seen[3]?.headers['idempotency-key']).not.toBe(keys[0]);
    await regen.orders.place(order, { idempotencyKey: 'checkout-1' });
    expect(server.seen[4]?.headers['idempotency-key']).toBe('checkout-1');
  });

  it('never repeats a write without a key', async () => {
    server.answer(busy);
    await expect(client().sessions.create({ email: 'a@b.c', password: 'x' })).rejects.toMatchObject({ status: 503 });
    await expect(client().addresses.delete({ userId: 'usr_1', addressId: 'adr_1' })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.seen).toHaveLength(2);
  });

  it('repeats a POST that the contract calls safe', async () => {
    server.answer(busy, json(200, { items: [], missing: [] }));
    await client().products.listByIds({ ids: ['1'] });
    expect(server.seen).toHaveLength(2);
  });

  it('does not wait for a server that requests a quarter of an hour', async () => {
    server.answer(failure(429, 'rate_limited', { 'Retry-After': '900' }));
    await expect(client().categories.list()).rejects.toMatchObject({ name: 'RegenRateLimitError', retryAfter: '900' });
    expect(server.seen).toHaveLength(1);
  });
});

describe('timeouts and aborts', () => {
  it('covers reading the body', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"items":');
    });
    const error = await client()
      .categories.list({ timeout: 60, maxRetries: 0 })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RegenTimeoutError);
    expect(error).toMatchObject({ message: 'timeout of 60ms exceeded: categoryList', operationId: 'categoryList' });
  });

  it.each([2 ** 31, Number.MAX_SAFE_INTEGER, Infinity])('treats %d milliseconds as very long', async (timeout) => {
    // An hour later by the clock of the timers, and the response is there.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    server.answer((response, request) => {
      vi.advanceTimersByTime(3_600_000);
      json(200, { items: [] })(response, request);
    });
    expect(await client().categories.list({ timeout, maxRetries: 0 })).toEqual({ items: [] });
  });

  const never = (): Promise<never> => new Promise<never>(() => {});
  it.each<[string, Partial<ClientOptions>]>([
    ['a token store', { session: { getToken: never, end: never } }],
    ['a hook that is asked before', { hooks: [{ request: never }] }],
    ['a hook that is called afterward', { hooks: [{ response: never }] }],
    ['a fetch that does not look at its signal', { fetch: never }],
  ])('counts %s', async (_what, options) => {
    const call = client(options).categories.list({ timeout: 20, maxRetries: 0 });
    await expect(call).rejects.toMatchObject({
      name: 'RegenTimeoutError',
      message: 'timeout of 20ms exceeded: categoryList',
    });
    const stopped = client(options).categories.list({ signal: AbortSignal.abort() });
    await expect(stopped).rejects.toBeInstanceOf(RegenAbortError);
  });

  it("is a timeout when the time of the caller's signal is up, alone or among others", async () => {
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    const later = new AbortController();
    server.answer(() => later.abort(reason));
    for (const signal of [AbortSignal.abort(reason), AbortSignal.any([new AbortController().signal, later.signal])]) {
      const error = await client()
        .categories.list({ signal })
        .catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(RegenTimeoutError);
      expect(error).toMatchObject({ message: 'timeout exceeded: categoryList', timeout: undefined });
    }
    expect(server.seen).toHaveLength(1);
  });

  it('ends a call at once, without another attempt', async () => {
    const controller = new AbortController();
    server.answer(() => controller.abort());
    await expect(client().categories.list({ signal: controller.signal })).rejects.toBeInstanceOf(RegenAbortError);
    expect(server.seen).toHaveLength(1);
    await expect(client().categories.list({ signal: controller.signal })).rejects.toBeInstanceOf(RegenAbortError);
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['before it waits', (abort: () => void) => abort()],
    ['while it waits', (abort: () => void) => void setImmediate(abort)],
  ])('ends a call that is to be repeated, %s', async (_when, trigger) => {
    const controller = new AbortController();
    server.answer(failure(503, 'database_unavailable', { 'Retry-After': '50' }));
    const logger = { warn: () => trigger(() => controller.abort()) };
    const started = Date.now();
    const call = client({ logger }).categories.list({ signal: controller.signal });
    await expect(call).rejects.toBeInstanceOf(RegenAbortError);
    // It would have waited for 50 seconds.
    expect(Date.now() - started).toBeLessThan(40_000);
    expect(server.seen).toHaveLength(1);
  });

  it('does not rely on fetch to observe the signal', async () => {
    const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({}));
    const call = client({ fetch: fetched }).categories.list({ signal: AbortSignal.abort() });
    await expect(call).rejects.toBeInstanceOf(RegenAbortError);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a 401', () => {
  it('ends the session when the call carried its token, and notifies the application', async () => {
    server.answer(failure(401, 'session_expired'));
    const session = tokens('jwt-1');
    const onUnauthorized = vi.fn<(error: RegenUnauthorizedError) => void>();
    await expect(client({ session, onUnauthorized }).account.get()).rejects.toBeInstanceOf(RegenUnauthorizedError);
    expect(session.ended).toEqual(['jwt-1']);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'session_expired' }));
  });

  it('ends nothing for a wrong password, a guest, or a token that was replaced meanwhile', async () => {
    const onUnauthorized = vi.fn<(error: RegenUnauthorizedError) => void>();
    const session = tokens('jwt-1');
    server.answer(failure(401, 'invalid_credentials'));
    await expect(
      client({ session, onUnauthorized }).passwords.reset({ token: 'usr_1', password: 'x' }),
    ).rejects.toMatchObject({ status: 401 });
    server.answer(failure(401, 'unauthorized'));
    await expect(client({ session: tokens(null), onUnauthorized }).account.get()).rejects.toMatchObject({
      status: 401,
    });
    await expect(client({ onUnauthorized }).account.get()).rejects.toMatchObject({ status: 401 });
    let token = 'jwt-1';
    const rotating: TokenStore = { getToken: () => token, end: () => void session.end('rotated', null as never) };
    server.answer((response, request) => {
      token = 'jwt-2';
      failure(401, 'session_expired')(response, request);
    });
    await expect(client({ session: rotating, onUnauthorized }).account.get()).rejects.toMatchObject({ status: 401 });
    expect(session.ended).toEqual([]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a deprecated operation', () => {
  const old = { Deprecation: '@1795219200', Sunset: 'Wed, 30 Jun 2027 00:00:00 GMT' };

  it('is reported once', async () => {
    server.answer(json(200, {}, old));
    const warn = vi.fn<(message: string, fields: object) => void>();
    const regen = client({ logger: { warn } });
    await regen.categories.list();
    await regen.categories.list();
    await regen.withOptions({ timeout: 5_000 }).categories.list();
    await regen.concerns.list();
    expect(warn.mock.calls.map(([message, fields]) => [message, fields])).toEqual([
      ['deprecated', expect.objectContaining({ operationId: 'categoryList' })],
      ['deprecated', expect.objectContaining({ operationId: 'concernList' })],
    ]);
  });

  it('is reported on the console without a logger, and when the call is refused too', async () => {
    server.answer(failure(404, 'not_found', old));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(client().categories.list()).rejects.toMatchObject({ status: 404 });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'deprecated',
      expect.objectContaining({ operationId: 'categoryList' }),
    );
  });

  it('is nothing to say of the others', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await client().categories.list();
    expect(warn).not.toHaveBeenCalled();
  });
});
