import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD, PEOPLE } from '../testing/shop/people.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

interface Line {
  level: number;
  msg: string;
  who?: string;
  network?: string;
  reason?: string;
  unlisted?: number;
}

const WARN = 40;
const written: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  server = await createTestServer(inject('cluster'), { logTo });
});
afterAll(() => server?.close());

/** What was logged at the default level since the last call. */
function warnings(): Line[] {
  const lines = written.splice(0).map((line) => JSON.parse(line) as Line);
  return lines.filter(({ level }) => level >= WARN);
}

const signIn = (email: string, password = 'canary-password') =>
  server.call('POST', '/auth/users/login', { body: { email, password } });

test('a failed sign-in is logged with a masked email and the network, without the password', async () => {
  await signIn('Dora@LarkClinic.example');
  const lines = warnings();
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'a sign-in failed',
      who: 'd***@larkclinic.example',
      network: '127.0.0.0/24',
      reason: 'wrong_credentials',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/canary|dora@/i);
  await signIn(PEOPLE.professional, PASSWORD);
  expect(warnings()).toEqual([]);
});

test('a sign-in that is refused for too many attempts is logged as such', async () => {
  for (let tries = 0; tries < 13; tries += 1) await signIn(PEOPLE.studio);
  expect(warnings().at(-1)).toMatchObject({ who: 'p***@rosendermal.example', reason: 'rate_limited' });
});

test('a flood is counted instead of listed', async () => {
  server.clock.advance(3_600_000);
  for (let tries = 0; tries < 30; tries += 1) await signIn(`nobody${tries}@example.com`);
  const lines = warnings();
  expect(lines.filter(({ msg }) => msg === 'a sign-in failed')).toHaveLength(20);
  expect(lines.at(-1)?.msg).toMatch(/counted, not listed/);
  server.clock.advance(61_000);
  await signIn('nobody@example.com');
  expect(warnings().map(({ msg, unlisted }) => [msg, unlisted])).toEqual([
    ['more sign-ins failed before than were listed', 10],
    ['a sign-in failed', undefined],
  ]);
});
