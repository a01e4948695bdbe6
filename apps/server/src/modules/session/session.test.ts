import type { DeviceSessionList, Session } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { PASSWORD, PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const DORA = PEOPLE.professional;

let first: TestServer;
/** A second process on the same database. */
let second: TestServer;

beforeAll(async () => {
  first = await createTestServer(inject('cluster'), { env: { TRUST_PROXY: 'true' } });
  second = await createTestServer(inject('cluster'), { shareWith: first });
});

afterAll(async () => {
  await second?.close();
  await first?.close();
});

describe('signing in', () => {
  test('opens a session for the right password, in any case of the email', async () => {
    const { status, body } = await first.call<Session>('POST', '/auth/users/login', {
      body: { email: 'DORA@larkclinic.example', password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: shopId('usr', 1), accountId: shopId('acc', 1), site: 'b2b' });
    expect(body).toMatchObject({ firstName: 'Dora', tier: 'Tier 1', discountModel: 'Professional' });
    expect(JSON.stringify(body)).not.toContain('argon2');
    const lifetime = Date.parse(body.expiresAt) - first.clock.now().getTime();
    expect(lifetime).toBeGreaterThan(59 * 60_000);
    expect(lifetime).toBeLessThanOrEqual(60 * 60_000);
  });

  test('responds the same for a wrong password and an unknown email', async () => {
    const wrong = await first.call('POST', '/auth/users/login', { body: { email: DORA, password: 'not this one' } });
    const unknown = await first.call('POST', '/auth/users/login', {
      body: { email: 'nobody@example.com', password: 'not this one' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe('invalid_credentials');
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  test('requires the client key only: what is left of an older session says nothing about who signs in', async () => {
    const dora = await first.signIn(DORA);
    const body = { email: DORA, password: PASSWORD };
    const response = await first.call('POST', '/auth/users/login', { as: dora, body });
    expect(response).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  test('accepts no disabled user', async () => {
    await first.db.query('update users set disabled_at = now() where id = $1', [shopId('usr', 9)]);
    const { status } = await first.call('POST', '/auth/users/login', {
      body: { email: PEOPLE.retail, password: PASSWORD },
    });
    expect(status).toBe(401);
  });
});

describe('a session', () => {
  const refreshed = async (server: TestServer, as: { jwt: string }): Promise<Session> => {
    const { status, body } = await server.call<Session>('GET', '/auth/users/jwt/refresh', { as });
    expect(status).toBe(200);
    return body;
  };
  const codeOf = async (server: TestServer, as: { jwt: string }) => {
    const { status, body } = await server.call('GET', '/account', { as });
    return status === 200 ? 200 : body.code;
  };

  test('is refreshed with a new token, and the old one ends 30 seconds later in every process', async () => {
    const old = await first.signIn(DORA);
    first.clock.advance(48 * 60_000);
    expect(await codeOf(second, old)).toBe(200);
    const next = await refreshed(first, old);
    expect(next.jwt).not.toBe(old.jwt);
    // Other tabs use the old one until they receive the new one.
    first.clock.advance(20_000);
    expect([await codeOf(first, old), await codeOf(second, old), await codeOf(second, next)]).toEqual([200, 200, 200]);
    first.clock.advance(11_000);
    expect(await codeOf(first, old)).toBe('session_expired');
    await expect.poll(() => codeOf(second, old)).toBe('session_expired');
    const again = await first.call('GET', '/auth/users/jwt/refresh', { as: old });
    expect([again.status, again.body.code]).toEqual([401, 'session_expired']);
    // Using the old one ended nothing for the holder of the new one.
    expect([await codeOf(first, next), await codeOf(second, next)]).toEqual([200, 200]);
    const last = await refreshed(second, next);
    expect([await codeOf(first, last), await codeOf(first, old)]).toEqual([200, 'session_expired']);
  });

  test('is refreshed by several tabs concurrently, and all their tokens stay valid', async () => {
    const old = await first.signIn(DORA);
    first.clock.advance(48 * 60_000);
    const tabs = await Promise.all([refreshed(first, old), refreshed(second, old), refreshed(first, old)]);
    first.clock.advance(10_000);
    tabs.push(await refreshed(second, old));
    first.clock.advance(10 * 60_000);
    for (const tab of tabs) expect([await codeOf(first, tab), await codeOf(second, tab)]).toEqual([200, 200]);
    expect(await codeOf(first, old)).toBe('session_expired');
  });

  test('ends at once in every process', async () => {
    const session = await first.signIn(DORA);
    expect((await second.call('GET', '/account', { as: session })).status).toBe(200);
    expect((await first.call('PUT', `/users/${session.id}/logOut`, { as: session })).status).toBe(204);
    expect((await first.call('GET', '/account', { as: session })).body.code).toBe('session_revoked');
    await expect
      .poll(async () => (await second.call('GET', '/account', { as: session })).body.code)
      .toBe('session_revoked');
  });

  test('is only ended by its own user', async () => {
    const dora = await first.signIn(DORA);
    const amy = await first.signIn(PEOPLE.client);
    expect((await first.call('PUT', `/users/${dora.id}/logOut`, { as: amy })).status).toBe(403);
    expect((await first.call('GET', '/account', { as: dora })).status).toBe(200);
  });

  test('is not made of a forged or foreign token', async () => {
    const { jwt } = await first.signIn(DORA);
    const [head, claims] = jwt.split('.');
    const unsigned = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${claims}.`;
    for (const forged of [`${head}.${claims}.AAAA`, unsigned, 'abc', '']) {
      const { status, body } = await first.call('GET', '/account', { as: { jwt: forged } });
      expect(status).toBe(401);
      expect(body.code).toBe('unauthorized');
    }
  });

  test('follows a change of tier in every process', async () => {
    const milo = await first.signIn(PEOPLE.otherProfessional);
    const read = async () => (await second.app.platform.auth.actorOf(milo.jwt)).tier;
    expect(await read()).toBe('Tier 2');
    await first.db.transaction(async (tx) => {
      await tx.query('update accounts set tier = 3 where id = $1', [milo.accountId]);
      await first.app.platform.auth.forget([milo.id], tx);
    });
    await expect.poll(read).toBe('Tier 3');
  });
});

describe('the sessions of a person', () => {
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
  const HILDA = PEOPLE.exempt;

  async function signInWith(agent: string, ip = '203.0.113.77'): Promise<Session> {
    const { status, body } = await first.call<Session>('POST', '/auth/users/login', {
      body: { email: HILDA, password: PASSWORD },
      headers: { 'user-agent': agent, 'x-forwarded-for': ip },
    });
    expect(status).toBe(200);
    return body;
  }
  const listOf = async (as: Session) => {
    const { status, body } = await second.call<DeviceSessionList>('GET', `/users/${as.id}/sessions`, { as });
    expect(status).toBe(200);
    return body.items;
  };

  test('are listed with device and public network, the current one first, and only while they are active', async () => {
    const phone = await signInWith(PHONE);
    first.clock.advance(30 * 60_000);
    const laptop = await signInWith(
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      '192.168.1.20',
    );
    const items = await listOf(phone);
    expect(items.map(({ device, network, isCurrent }) => [device, network, isCurrent])).toEqual([
      ['Safari on iPhone', '203.0.113.0/24', true],
      ['Firefox on Linux', null, false],
    ]);
    // The phone's token expires with its hour; no one can refresh it.
    first.clock.advance(31 * 60_000);
    expect((await listOf(laptop)).map(({ device }) => device)).toEqual(['Firefox on Linux']);
  });

  test('end one by one, and all others at once, in every process', async () => {
    const [here, there, elsewhere] = [await signInWith(PHONE), await signInWith(PHONE), await signInWith(PHONE)];
    const found = await listOf(there);
    const own = found.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
    expect((await second.call('GET', '/account', { as: there })).status).toBe(200);
    const path = `/users/${here.id}/sessions`;
    expect((await first.call('DELETE', `${path}/${own}`, { as: here })).status).toBe(204);
    await expect
      .poll(async () => (await second.call('GET', '/account', { as: there })).body.code)
      .toBe('session_revoked');
    expect((await first.call('DELETE', `${path}/${own}`, { as: here })).status).toBe(404);
    expect((await first.call('DELETE', path, { as: here })).status).toBe(204);
    expect((await first.call('GET', '/account', { as: elsewhere })).body.code).toBe('session_revoked');
    expect((await first.call('GET', '/account', { as: here })).status).toBe(200);
    expect(await listOf(here)).toHaveLength(1);
  });

  test('of another user cannot be ended, even with the id', async () => {
    const hilda = await signInWith(PHONE);
    const [session] = await listOf(hilda);
    const amy = await first.signIn(PEOPLE.client);
    const { status } = await first.call('DELETE', `/users/${amy.id}/sessions/${session?.sessionId}`, { as: amy });
    expect(status).toBe(404);
    expect((await first.call('GET', '/account', { as: hilda })).status).toBe(200);
  });
});

describe('attempts', () => {
  const WINDOW = 15 * 60_000;
  // Windows are counted from the epoch: tries that began late in one would end in the next.
  beforeEach(() => first.clock.advance(WINDOW - (first.clock.now().getTime() % WINDOW)));

  test('are counted per account across processes and refused with Retry-After', async () => {
    const attempt = (server: TestServer) =>
      server.call('POST', '/auth/users/login', { body: { email: PEOPLE.studio, password: 'wrong' } });
    for (let tries = 0; tries < 12; tries += 1) expect((await attempt(tries % 2 ? first : second)).status).toBe(401);
    const refused = await attempt(first);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The right password does not help while the limit holds.
    const right = { email: 'Petra@RosenDermal.example', password: PASSWORD };
    expect((await second.call('POST', '/auth/users/login', { body: right })).status).toBe(429);
    first.clock.advance(16 * 60_000);
    expect((await second.call('POST', '/auth/users/login', { body: right })).status).toBe(200);
  });

  describe('elsewhere', () => {
    const MILO = PEOPLE.otherProfessional;
    const signIn = (password: string, cookie?: string, email = MILO) =>
      first.call<Session>('POST', '/auth/users/login', {
        body: { email, password },
        ...(cookie && { headers: { cookie } }),
      });
    const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
      String(headers['set-cookie']).split(';')[0] ?? '';

    test('lock no one out of a browser that has signed in as them before', async () => {
      const home = await signIn(PASSWORD);
      expect(String(home.headers['set-cookie'])).toMatch(
        /^regen_device=.*Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
      );
      const known = cookieOf(home);
      for (let tries = 0; tries < 12; tries += 1) expect((await signIn('wrong')).status).toBe(401);
      expect((await signIn(PASSWORD)).status).toBe(429);
      expect((await signIn(PASSWORD, known)).status).toBe(200);
      // It has a limit of its own, and spends nothing of that of others.
      for (let tries = 0; tries < 12; tries += 1) expect((await signIn('wrong', known)).status).toBe(401);
      expect((await signIn(PASSWORD, known)).status).toBe(429);
    });

    test('are counted as ever where the cookie is of another person, forged or older than a year', async () => {
      const dora = cookieOf(await signIn(PASSWORD, undefined, DORA));
      const both = cookieOf(await signIn(PASSWORD, dora));
      for (let tries = 0; tries < 12; tries += 1) expect((await signIn('wrong', dora)).status).toBe(401);
      expect((await signIn(PASSWORD, dora)).status).toBe(429);
      expect((await signIn(PASSWORD, both.replace('=', '=A'))).status).toBe(429);
      expect((await signIn(PASSWORD, both)).status).toBe(200);
      first.clock.advance(366 * 86_400_000);
      for (let tries = 0; tries < 12; tries += 1) expect((await signIn('wrong')).status).toBe(401);
      expect((await signIn(PASSWORD, both)).status).toBe(429);
    });

    test('are tried from an address that is shut, where the browser is known', async () => {
      const known = cookieOf(await signIn(PASSWORD, undefined, DORA));
      for (let tries = 0; tries < 60; tries += 1) await signIn('wrong', undefined, `a${tries}@b.example`);
      expect((await signIn(PASSWORD, undefined, DORA)).status).toBe(429);
      expect((await signIn(PASSWORD, known, DORA)).status).toBe(200);
      first.clock.advance(16 * 60_000);
    });
  });

  test('with the right password do not count', async () => {
    const body = { email: PEOPLE.group, password: PASSWORD };
    for (let tries = 0; tries < 14; tries += 1) {
      expect((await first.call('POST', '/auth/users/login', { body })).status).toBe(200);
    }
  });
});
