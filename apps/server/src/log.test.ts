import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLog, safePath } from './log.ts';
import { peopleModules } from './testing/foundation.ts';
import { createTestServer } from './testing/test-server.ts';
import type { TestServer } from './testing/test-server.ts';

const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await createTestServer(inject('cluster'), { modules: peopleModules, logTo });
});

afterAll(() => server?.close());

test('no token, key or password is ever in the log, at any level', async () => {
  const session = await server.signIn('dana@lumenclinic.example');
  await server.call('GET', `/account?token=${session.jwt}`, { as: session });
  await server.call('GET', '/users/validateToken/canary-reset-token');
  await server.call('POST', '/auth/users/login', {
    body: { email: 'dana@lumenclinic.example', password: 'canary-password' },
  });
  const text = lines.join('');
  expect(text).toContain('"path":"/api/v1/regen/account"');
  for (const secret of [session.jwt, 'canary', 'regen-demo-2026', btoa('regen-storefront:')])
    expect(text).not.toContain(secret);
});

test('fields with telling names are hidden, also inside others', () => {
  const seen: string[] = [];
  const log = createLog('info', { write: (line) => void seen.push(line) });
  log.info({ password: 'canary1', user: { token: 'canary2' }, req: { headers: { authorization: 'canary3' } } }, 'x');
  expect(seen.join('')).not.toContain('canary');
  expect(safePath('/a/resetPassword/secret?token=secret')).toBe('/a/resetPassword/***');
});
