import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLog, safePath, sdkOf } from './log.ts';
import { PASSWORD, PEOPLE } from './testing/shop/people.ts';
import { createTestServer } from './testing/test-server.ts';
import type { TestServer } from './testing/test-server.ts';

const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await createTestServer(inject('cluster'), { logTo });
});

afterAll(() => server?.close());

test('no token, key or password is ever in the log, at any level', async () => {
  const session = await server.signIn(PEOPLE.professional);
  await server.call('GET', `/account?token=${session.jwt}`, { as: session });
  await server.call('GET', '/users/validateToken/canary-reset-token');
  await server.call('POST', '/auth/users/login', {
    body: { email: PEOPLE.professional, password: 'canary-password' },
    headers: { 'sdk-version': 'js/1.4.0', 'guest-grant': 'canary'.padEnd(32, '0') },
  });
  const text = lines.join('');
  expect(text).toContain('"path":"/api/v1/regen/account"');
  expect(text).toContain('"sdk":"js/1.4.0"');
  for (const secret of [session.jwt, 'canary', PASSWORD, btoa('regen-storefront:')]) expect(text).not.toContain(secret);
});

test('fields with sensitive names are redacted, also in nested objects', () => {
  const seen: string[] = [];
  const log = createLog('info', { write: (line) => void seen.push(line) });
  log.info({ password: 'canary1', user: { token: 'canary2' }, req: { headers: { authorization: 'canary3' } } }, 'x');
  expect(seen.join('')).not.toContain('canary');
  expect(safePath('/a/resetPassword/secret?token=secret')).toBe('/a/resetPassword/***');
});

test('fields with sensitive names are redacted in errors, lists and objects with `toJSON`', () => {
  const seen: string[] = [];
  const log = createLog('info', { write: (line) => void seen.push(line) });
  const failed = Object.assign(new Error('No answer.'), {
    options: { headers: { authorization: 'canary1' } },
    errors: [Object.assign(new Error('Refused.'), { token: 'canary2' })],
  });
  log.error({ err: failed, calls: [{ 'guest-grant': 'canary3' }] }, 'x');
  log.error(failed);
  log.child({ trace_id: 'trace' }).warn({ at: new Date(0), asked: { toJSON: () => ({ jwt: 'canary4' }) } }, 'x');
  const text = seen.join('');
  expect(text).not.toContain('canary');
  expect(text.match(/"\*\*\*"/g)).toHaveLength(8);
  expect(text).toContain('"trace_id":"trace","at":"1970-01-01T00:00:00.000Z"');
});

test('circular references are logged up to a depth', () => {
  const seen: string[] = [];
  const log = createLog('info', { write: (line) => void seen.push(line) });
  const job: { name: string; within?: object } = { name: 'mail' };
  job.within = { job };
  log.info({ job }, 'x');
  expect(seen.join('')).toContain('"job":{"name":"mail","within":{"job":{"name":"mail"');
});

test('a call is logged with its client library, and with nothing else that is called one', () => {
  expect(sdkOf('js/1.4.0-beta.2')).toBe('js/1.4.0-beta.2');
  expect(['eyJhbGciOi.secret', 'js/secret', undefined, ['js/1.0.0']].map(sdkOf)).toEqual(Array(4).fill(undefined));
});

test('shared links are not logged, the surrounding text is', () => {
  expect(safePath('/invitation/secret')).toBe('/invitation/***');
  expect(safePath('/b2b/createPassword/secret')).toBe('/b2b/createPassword/***');
  expect(safePath('/api/v1/regen/client/invitation/secret')).toBe('/api/v1/regen/client/invitation/***');
  expect(safePath('/impersonate/secret')).toBe('/impersonate/***');
  expect(safePath('/bundle/secret')).toBe('/bundle/***');
  expect(safePath('/recommendations/secret/acc_1')).toBe('/recommendations/***/acc_1');
  expect(safePath('/a/recommendations/secret/userId/public')).toBe('/a/recommendations/***/userId/public');
  expect(safePath('/a/recommendations/usr_1/bundle/bdl_1')).toBe('/a/recommendations/usr_1/bundle/bdl_1');
  expect(safePath('/a/recommendations/user/usr_1')).toBe('/a/recommendations/user/usr_1');
});
