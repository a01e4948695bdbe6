import { operations, readContract } from '@regen/contract';
import { createConnection } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { API } from '../testing/result-check.ts';
import { PEOPLE } from '../testing/shop/people.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';

let server: TestServer;
let port: number;
let jwt: string;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  await server.app.server.listen({ host: '127.0.0.1', port: 0 });
  ({ jwt } = await server.signIn(PEOPLE.staff));
  port = (server.app.server.server.address() as AddressInfo).port;
});

afterAll(() => server?.close());

const PROBLEM = new Set(['type', 'title', 'status', 'detail', 'code', 'message', 'requestId', 'details']);

/** Status and code of a refusal; every one has the same body, with nothing else in it. */
function refusal(answer: Answer): [status: number, code: string] {
  const { body, headers, status, text } = answer;
  const others = Object.keys(body).filter((key) => !PROBLEM.has(key));
  const isWhole = body.message.endsWith('.') && body.requestId.startsWith('req_') && others.length === 0;
  const isClean = !/at .*\.ts|node_modules|<html|select |insert /i.test(text);
  const isProblem = headers['content-type'] === 'application/problem+json';
  if (isWhole && isClean && isProblem) return [status, body.code];
  throw new Error(`This is not the error body: ${text}`);
}

const login = (payload: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: `${API}/auth/users/login`,
    headers: {
      authorization: `Basic ${btoa('regen-storefront:')}`,
      'browser-id': server.browserId,
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });

/** Sends raw bytes and returns the whole response. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = createConnection(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('bad bodies', () => {
  test.each([
    ['{', 'malformed_json'],
    ['{"email": "a@b.example",}', 'malformed_json'],
    ['{"email":"a@b.example","__proto__":{"x":1},"password":"x"}', 'malformed_json'],
    ['', 'validation_failed'],
    ['null', 'validation_failed'],
    ['[]', 'validation_failed'],
    ['"text"', 'validation_failed'],
    ['{"email":"a@b.example","password":5}', 'validation_failed'],
    ['{"email":"a@b.example"}', 'validation_failed'],
    ['{"email":"a@localhost","password":"a long enough secret"}', 'validation_failed'],
  ])('%s', async (payload, code) => {
    expect(refusal(await login(payload))).toEqual([400, code]);
  });

  test('numbers are not read as text, nor text as numbers', async () => {
    const { body } = await login('{"email":"a@b.example","password":12345678901}');
    expect(body.details).toEqual([{ path: '/password', message: 'must be a string', code: 'type' }]);
  });

  test.each(['a\u0000b', '\ud800', 'a\udc00'])('text that no database can store is named: %j', async (text) => {
    const answer = await login(JSON.stringify({ email: 'a@b.example', password: text.padEnd(12, 'x') }));
    expect(refusal(answer)).toEqual([400, 'validation_failed']);
    expect(answer.body.details).toMatchObject([{ path: '/password', code: 'text' }]);
  });

  test('of another type are refused', async () => {
    expect(refusal(await login('email=a', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect(refusal(await login('email', { 'content-type': 'text/plain' }))).toEqual([415, 'unsupported_media_type']);
    expect(refusal(await login('{}', { 'content-type': 'nonsense' }))).toEqual([415, 'unsupported_media_type']);
  });

  test('that are too large are refused', async () => {
    expect(refusal(await login(JSON.stringify({ email: 'x'.repeat(130_000) })))).toEqual([400, 'validation_failed']);
    expect(refusal(await login(JSON.stringify({ email: 'x'.repeat(132_000) })))).toEqual([413, 'body_too_large']);
    const unasked = (size: number) =>
      server.inject({
        method: 'PUT',
        url: `${API}/users/usr_1/logOut`,
        headers: { authorization: `Bearer ${jwt}`, 'browser-id': server.browserId, 'content-type': 'application/json' },
        payload: JSON.stringify('x'.repeat(size)),
      });
    expect(refusal(await unasked(500))).toEqual([403, 'forbidden']);
    expect(refusal(await unasked(2_000))).toEqual([413, 'body_too_large']);
  });

  test('without a content type are not let past the contract', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: `${API}/auth/users/login`,
      headers: { authorization: `Basic ${btoa('regen-storefront:')}`, 'browser-id': server.browserId },
    });
    expect(refusal(answer)).toEqual([400, 'validation_failed']);
  });
});

describe('bad addresses', () => {
  test('unknown paths and methods', async () => {
    expect(refusal(await server.call('GET', '/nothing/here'))).toEqual([404, 'not_found']);
    expect(refusal(await server.call('GET', ''))).toEqual([404, 'not_found']);
    expect(refusal(await server.inject({ method: 'GET', url: '/api/v2/anything' }))).toEqual([404, 'not_found']);
    expect(refusal(await server.inject({ method: 'POST', url: `${API}/nothing`, payload: 'x' }))).toEqual([
      404,
      'not_found',
    ]);
    const wrong = await server.call('DELETE', '/account');
    expect(refusal(wrong)).toEqual([405, 'method_not_allowed']);
    expect(wrong.headers['allow']).toBe('GET, HEAD');
  });

  test('broken percent-encoding, and parameters that are too long', async () => {
    expect(refusal(await server.call('GET', '/users/%E0%A4%A'))).toEqual([400, 'bad_url']);
    expect(refusal(await server.call('GET', '/product/%00'))).toEqual([400, 'validation_failed']);
    expect(refusal(await server.call('GET', '/users/storeLabel/a%00b'))).toEqual([400, 'validation_failed']);
    expect(refusal(await server.call('GET', '/products/?search=a%00b'))).toEqual([400, 'validation_failed']);
    expect(refusal(await server.call('GET', `/users/${'x'.repeat(300)}`))).toEqual([404, 'not_found']);
    expect(refusal(await server.call('GET', `/account?x=${'x'.repeat(9_000)}`))).toEqual([414, 'uri_too_long']);
  });

  test('query parameters are checked, and unknown ones named', async () => {
    const { body } = await server.call('GET', '/products/public?page=zero&perPage=999&color=red');
    expect(body.details?.map(({ path }) => path).toSorted()).toEqual(['/query/color', '/query/page', '/query/perPage']);
  });

  test('the HTTP parser responds with the same body', async () => {
    const broken = await raw('GET / HTTP/9.9\r\n\r\n');
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(broken.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed_request' });
    const hosts = await raw(`GET ${API}/faqs HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n`);
    expect(hosts).toMatch(/^HTTP\/1\.1 400 /);
    expect(hosts).toMatch(/connection: close/i);
    expect(JSON.parse(hosts.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed_request' });
    const unmet = await raw(`GET ${API}/faqs HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n`);
    expect(unmet).toMatch(/^HTTP\/1\.1 417 /);
    expect(JSON.parse(unmet.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'expectation_failed' });
    const long = await raw(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(long.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'headers_too_large' });
  });
});

describe('who calls', () => {
  test('must be said, in a way that is known', async () => {
    for (const authorization of ['Basic !!!', `Basic ${btoa('unknown-key:')}`, 'Digest x', 'Bearer', 'Basic']) {
      expect(refusal(await server.call('GET', '/products/category', { as: null, headers: { authorization } }))).toEqual(
        [401, 'unauthorized'],
      );
    }
    expect(refusal(await server.call('GET', '/products/category', { as: null }))).toEqual([401, 'unauthorized']);
  });

  test('is checked before what they send', async () => {
    expect(refusal(await server.call('POST', '/users', { as: null, body: { nonsense: true } }))).toEqual([
      401,
      'unauthorized',
    ]);
  });

  test('must name the device', async () => {
    const { body } = await server.call('GET', '/products/category', { headers: { 'browser-id': 'x' } });
    expect(body.details).toEqual([{ path: '/header/Browser-Id', message: 'must be a UUID', code: 'format' }]);
  });

  test('signed out, no operation that requires a session succeeds', async () => {
    const secured = operations(readContract()).filter(({ security }) => security.every((entry) => 'session' in entry));
    expect(secured.length).toBeGreaterThan(8);
    for (const { base, method, path } of secured) {
      const below = path.replaceAll(/\{\w+\}/g, 'usr_00000000000000000000000001');
      const answer = await server.inject({
        method: method.toUpperCase() as 'GET',
        url: `${base}${below}`,
        headers: { authorization: `Basic ${btoa('regen-storefront:')}`, 'browser-id': server.browserId },
      });
      expect(refusal(answer)).toEqual([401, 'unauthorized']);
    }
  });
});

describe('responses', () => {
  test('carry the request id and the headers that keep them safe', async () => {
    const { headers } = await server.call('GET', '/products/category');
    expect(headers['x-request-id']).toMatch(/^req_/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('of health checks', async () => {
    expect((await server.inject<{ status: string }>({ url: '/healthz' })).body).toEqual({ status: 'ok' });
    expect((await server.inject<{ status: string }>({ url: '/readyz' })).body).toEqual({ status: 'ready' });
  });

  test('a test that requests a page of a server without pages gets advice', async () => {
    for (const url of ['/dev/mail', '/', '/apix'])
      await expect(server.inject({ url })).rejects.toThrow('Name its `routes`');
  });
});
