import type { Account, ErrorBody, PasswordForgotAnswer, PasswordToken, Registration, User } from '@regen/sdk';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { API } from '../../testing/result-check.ts';
import { PASSWORD, PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});

afterAll(() => server?.close());

const person = (email: string) => ({
  firstName: ' Mia ',
  lastName: 'Stone',
  email,
  password: 'a long enough secret',
  acceptTerms: true,
});

describe('registering', () => {
  test('makes a retail client, signs them in and greets them', async () => {
    const { status, body } = await server.call<Registration>('POST', '/users', {
      body: { ...person('mia@example.com'), countryCode: 'UK' },
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      site: 'retail',
      firstName: 'Mia',
      countryCode: 'GB',
      selfSignUp: true,
      tier: null,
    });
    expect((await server.call<User>('GET', `/users/${body.user.id}`, { as: body })).body).toEqual(body.user);
    expect((await server.mailsTo('mia@example.com')).map(({ template }) => template)).toEqual(['welcome']);
    expect((await server.signIn('MIA@example.com', 'a long enough secret')).id).toBe(body.user.id);
  });

  test('refuses an email that is taken, ignoring case', async () => {
    const { status, body } = await server.call('POST', '/users', { body: person('Dora@LarkClinic.example') });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'email_taken', details: [{ path: '/email' }] });
  });

  test('limits how many addresses a network can learn to be taken', async () => {
    const own = await createTestServer(inject('cluster'), { env: { TRUST_PROXY: 'true' } });
    try {
      const register = async (ip: string, email: string) => {
        const headers = { 'x-forwarded-for': ip };
        const { status, body } = await own.call('POST', '/users', { body: person(email), headers });
        return status === 201 ? 201 : body.code;
      };
      for (let turn = 0; turn < 20; turn += 1)
        expect(await register(`2001:db8:1:1::${turn}`, `DORA@larkclinic.example`)).toBe(
          turn < 10 ? 'email_taken' : 'rate_limited',
        );
      const taken = [PEOPLE.exempt, PEOPLE.otherProfessional];
      for (let turn = 0; turn < 10; turn += 1)
        expect(await register(`2001:db8:1:1:2::${turn}`, taken[turn % 2] ?? '')).toBe('email_taken');
      // Now it says the same for every address, also a free one; another network is not concerned.
      expect(await register('2001:db8:1:1::ff', PEOPLE.group)).toBe('rate_limited');
      expect(await register('2001:db8:1:1::ff', 'free-1@example.com')).toBe('rate_limited');
      expect(await register('2001:db8:2::1', 'free-2@example.com')).toBe(201);
      // The neighboring /64 still may, until the limit of their /48 is used up.
      expect(await register('2001:db8:1:2::1', PEOPLE.group)).toBe('email_taken');
      await own.db.query('update rate_limits set hits = 80 where bucket = $1', ['register taken 2001:db8:1::/48']);
      expect(await register('2001:db8:1:3::1', 'free-3@example.com')).toBe('rate_limited');
      // A successful registration counts nothing against the network.
      for (let turn = 0; turn < 25; turn += 1)
        expect(await register('2001:db8:3::1', `family-${turn}@example.com`)).toBe(201);
      expect(await register('2001:db8:3::2', PEOPLE.group)).toBe('email_taken');
    } finally {
      await own.close();
    }
  });

  test('registers once per idempotency key, also when sent several times concurrently', async () => {
    const send = <Body = ErrorBody>(key: string, body: object) =>
      server.call<Body>('POST', '/users', { body, headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const sends = Array.from({ length: 5 }, () => send<Registration>(key, person('once@example.com')));
    const responses = await Promise.all(sends);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.user.id)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(4);
    const other = await send(key, person('twice@example.com'));
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('idempotency_key_reuse');
    expect((await server.mailsTo('once@example.com')).length).toBe(1);
  });

  test.each(['aaaaaaaaaa', 'WEAK@example.com'])('refuses the password %s, which is easy to guess', async (password) => {
    const response = await server.call('POST', '/users', { body: { ...person('weak@example.com'), password } });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ code: 'password_too_weak', details: [{ path: '/password' }] });
  });

  test.each([
    ['Password123', 'is one of the most common passwords'],
    ['regen12345', 'is based on your name, your email or our name'],
  ])('refuses the password %s and says why', async (password, message) => {
    const response = await server.call('POST', '/users', { body: { ...person('words@example.com'), password } });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ code: 'password_too_weak', details: [{ path: '/password', message }] });
  });

  test('stores nothing under an idempotency key that a password could be guessed from', async () => {
    const key = randomUUID();
    const body = { ...person('keyed@example.com'), countryCode: 'US', smsOptIn: false };
    await server.call('POST', '/users', { body, headers: { 'idempotency-key': key } });
    const { rows } = await server.db.query<{ request_hash: string }>(
      'select request_hash from idempotency_keys where key = $1',
      [key],
    );
    expect(rows).toHaveLength(1);
    const request = ['POST', `${API}/users`, JSON.stringify(body)].join('\n');
    expect(rows[0]?.request_hash).not.toBe(createHash('sha256').update(request).digest('hex'));
    expect(rows[0]?.request_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('names each field that is wrong and each that is unknown', async () => {
    const body = { ...person('x'), password: 'short', acceptTerms: false, role: 'admin' };
    const response = await server.call('POST', '/users', { body });
    expect(response.status).toBe(400);
    expect(response.body.code).toBe('validation_failed');
    const paths = response.body.details?.map(({ path }) => path).toSorted();
    expect(paths).toEqual(['/acceptTerms', '/email', '/password', '/role']);
  });
});

describe('records', () => {
  test('of another user cannot be read', async () => {
    const amy = await server.signIn(PEOPLE.client);
    expect((await server.call('GET', `/users/${shopId('usr', 1)}`, { as: amy })).status).toBe(403);
    expect((await server.call('GET', `/users/${shopId('usr', 1)}`, { as: 'client' })).status).toBe(401);
    expect((await server.call('GET', `/users/${shopId('usr', 1)}`, { as: null })).status).toBe(401);
  });

  test('of an account begin with the requesting user', async () => {
    const ezra = await server.signIn(PEOPLE.colleague);
    const { body } = await server.call<Account>('GET', '/account', { as: ezra });
    expect(body.accountName).toBe('Lark Skin Clinic');
    expect(body.users.map(({ firstName }) => firstName)).toEqual(['Ezra', 'Dora']);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) =>
    server.call<PasswordForgotAnswer>('POST', '/users/forgotPassword', { body: { email } });
  const validate = (token: string) => server.call<PasswordToken>('GET', `/users/validateToken/${token}`);

  async function tokenFor(email: string): Promise<string> {
    await forgot(email);
    const mail = (await server.mailsTo(email)).filter(({ template }) => template === 'password-reset').at(-1);
    await deliverEmails(server.app.mail, server.app.platform);
    return new URL(mail?.data['resetUrl'] ?? '').pathname.split('/').at(-1) ?? '';
  }
  const textOf = (statement: unknown): string =>
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? String(statement.text)
      : String(statement);
  /** The headers of the sent emails. */
  const delivered = (): string[] => {
    const folder = server.app.mail.folder ?? '';
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.filter((name) => name.endsWith('.eml')).map((name) => readFileSync(join(folder, name), 'utf8'));
  };

  test('gets the same response for a known and an unknown email, after the same work', async () => {
    // Every statement on every connection, including those in transactions.
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const workFor = async (email: string) => {
      query.mockClear();
      const { status, body } = await forgot(email);
      return { status, body, statements: query.mock.calls.map(([statement]: unknown[]) => textOf(statement)) };
    };
    const known = await workFor(PEOPLE.exempt);
    expect(known.status).toBe(202);
    expect(known.statements.length).toBeGreaterThan(0);
    expect(await workFor('stranger@example.com')).toEqual(known);
    vi.restoreAllMocks();
    await deliverEmails(server.app.mail, server.app.platform);
    // An email for Hilda, and none for the stranger, whose row is still marked as sent.
    const to = (address: string) => delivered().filter((mail) => mail.includes(`To: ${address}`)).length;
    expect([to(PEOPLE.exempt), to('stranger@example.com')]).toEqual([1, 0]);
    const { rows } = await server.db.query('select 1 from mail_outbox where sent_at is null');
    expect(rows).toEqual([]);
  });

  test('goes to the stored address, and is useless to anyone else', async () => {
    await forgot('HILDA@BrockSpa.example');
    await deliverEmails(server.app.mail, server.app.platform);
    const mails = delivered();
    expect(mails.some((mail) => /^To: hilda@brockspa\.example/m.test(mail))).toBe(true);
    expect(mails.some((mail) => /^To: HILDA@BrockSpa/m.test(mail))).toBe(false);
    const token = await tokenFor('nobody@example.com');
    expect((await validate(token)).body.isValid).toBe(false);
  });

  test('is reset once, ends all sessions, and is stored only as a hash', async () => {
    const email = PEOPLE.otherClient;
    const session = await server.signIn(email);
    const token = await tokenFor(email);
    const stored = await server.db.query<{ token_hash: string }>('select token_hash from password_reset_tokens');
    expect(stored.rows.some(({ token_hash }) => token_hash.includes(token))).toBe(false);
    expect((await validate(token)).body.isValid).toBe(true);

    const reset = () =>
      server.call('POST', `/users/resetPassword/${token}`, { body: { password: 'brand new secret' } });
    const [one, two] = await Promise.all([reset(), reset()]);
    expect([one.status, two.status].toSorted()).toEqual([204, 422]);
    expect((await validate(token)).body.isValid).toBe(false);
    expect((await server.call('GET', '/account', { as: session })).body.code).toBe('session_revoked');
    expect((await server.signIn(email, 'brand new secret')).id).toBe(session.id);
    expect((await server.mailsTo(email)).at(-1)?.template).toBe('password-changed');
  });

  test('can be reset for an hour only', async () => {
    const token = await tokenFor(PEOPLE.clientAbroad);
    server.clock.advance(61 * 60_000);
    const { status, body } = await server.call('POST', `/users/resetPassword/${token}`, {
      body: { password: 'brand new secret' },
    });
    expect(status).toBe(422);
    expect(body.code).toBe('reset_token_invalid');
  });

  test('requires a password that is not easily guessed', async () => {
    const token = await tokenFor(PEOPLE.school);
    const weak = await server.call('POST', `/users/resetPassword/${token}`, { body: { password: 'aaaaaaaaaaaa' } });
    expect(weak.body.code).toBe('password_too_weak');
    const common = await server.call('POST', `/users/resetPassword/${token}`, { body: { password: 'qwertyuiop' } });
    expect(common.body.details).toEqual([{ path: '/password', message: 'is one of the most common passwords' }]);
    expect((await validate(token)).body.isValid).toBe(true);
  });

  test('changes for that person only, and ends the other sessions', async () => {
    const milo = await server.signIn(PEOPLE.otherProfessional);
    const other = await server.signIn(PEOPLE.otherProfessional);
    const change = (id: string, currentPassword: string) =>
      server.call('POST', `/users/resetPassword/${id}`, {
        as: milo,
        body: { password: 'another long secret', isToken: false, currentPassword },
      });
    expect((await change(milo.id, 'wrong')).body.code).toBe('current_password_wrong');
    expect((await change(shopId('usr', 1), PASSWORD)).status).toBe(403);
    expect((await change(milo.id, PASSWORD)).status).toBe(204);
    expect((await server.call('GET', '/account', { as: milo })).status).toBe(200);
    expect((await server.call('GET', '/account', { as: other })).status).toBe(401);
  });

  test('changes without the current password for 15 minutes after signing in, and then with it', async () => {
    const hilda = await server.signIn(PEOPLE.exempt);
    const change = (currentPassword?: string) =>
      server.call('POST', `/users/resetPassword/${hilda.id}`, {
        as: hilda,
        body: { password: 'another long secret', isToken: false, ...(currentPassword && { currentPassword }) },
      });
    server.clock.advance(14 * 60_000);
    expect((await change('wrong')).body.code).toBe('current_password_wrong');
    expect((await change()).status).toBe(204);
    server.clock.advance(61_000);
    expect((await change()).body).toMatchObject({
      code: 'current_password_required',
      details: [{ path: '/currentPassword' }],
    });
    expect((await change('another long secret')).status).toBe(204);
  });
});
