import type { ErrorBody, LinkedProfessional, RetailClientInvitation } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let dora: Person;
let theo: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  theo = await server.signIn(PEOPLE.retail);
});

afterAll(() => server?.close());

beforeEach(() => server.db.query('truncate rate_limits'));

const PASSWORD = 'three calm mornings';

const invite = <Body = RetailClientInvitation>(email: string, change: object = {}, as: Caller = dora) =>
  server.call<Body>('POST', '/client', {
    as,
    body: { firstName: ' Nia ', lastName: 'Vale', email, ...change },
    headers: { 'idempotency-key': randomUUID() },
  });

async function tokenFor(email: string): Promise<string> {
  expect((await invite(email)).status).toBe(202);
  const mail = (await server.mailsTo(email)).filter(({ template }) => template === 'client-invitation').at(-1);
  return new URL(mail?.data['acceptUrl'] ?? '').pathname.split('/').at(-1) ?? '';
}

const accept = <Body = LinkedProfessional>(
  token: string,
  body: object = {},
  as: Caller = 'client',
  key: string = randomUUID(),
) => server.call<Body>('POST', `/client/invitation/${token}`, { as, body, headers: { 'idempotency-key': key } });
const refused = async (...given: Parameters<typeof accept>) => {
  const { status, body } = await accept<ErrorBody>(...given);
  return [status, body.code];
};

async function clientsOfDora(): Promise<string[]> {
  const { rows } = await server.db.query<{ email: string }>(
    `select u.email from client_links l join users u on u.account_id = l.retail_account_id where professional_account_id = $1`,
    [dora.accountId],
  );
  return rows.map(({ email }) => email);
}

describe('inviting', () => {
  test('responds the same for a known, an unknown, a linked and a professional address', async () => {
    const responses = [];
    for (const email of [PEOPLE.retail, 'new@example.com', PEOPLE.client, PEOPLE.otherProfessional])
      responses.push({ ...(await invite(email)), email });
    for (const { status, body, email } of responses) {
      expect([status, body.email, body.status]).toEqual([202, email, 'invited']);
      const days = (Date.parse(body.expiresAt) - server.clock.now().getTime()) / 86_400_000;
      expect(days).toBeCloseTo(14, 1);
    }
    expect((await server.mailsTo('new@example.com')).at(-1)).toMatchObject({
      template: 'client-invitation',
      data: { firstName: 'Nia', professionalName: 'Dora Winslow', accountName: 'Lark Skin Clinic' },
    });
    // An existing client is not emailed again.
    expect(await server.mailsTo(PEOPLE.client)).toEqual([]);
    expect(await clientsOfDora()).not.toContain(PEOPLE.retail);
  });

  test('stores only a hash of the token', async () => {
    const token = await tokenFor('hash@example.com');
    expect(token).toMatch(/^[\w-]{32}$/);
    const { rows } = await server.db.query<{ token_hash: string }>('select token_hash from client_invitations');
    expect(rows.some(({ token_hash }) => token_hash.includes(token))).toBe(false);
    expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
  });

  test('sends one email per key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { firstName: 'Ona', lastName: 'Once', email: 'once@example.com' };
    const responses = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.call<RetailClientInvitation>('POST', '/client', { as: dora, body, headers }),
      ),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await server.mailsTo('once@example.com')).toHaveLength(1);
    const other = await server.call('POST', '/client', { as: dora, body: { ...body, lastName: 'Twice' }, headers });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reuse']);
  });

  test('is for professionals with the permission', async () => {
    expect((await invite<ErrorBody>('x@example.com', {}, theo)).body.code).toBe('wrong_channel');
    expect((await invite<ErrorBody>('x@example.com', {}, 'client')).status).toBe(401);
    const milo = await server.signIn(PEOPLE.otherProfessional);
    await server.db.query(`update users set permissions = '{clients:read}' where id = $1`, [milo.id]);
    await server.app.platform.auth.forget([milo.id]);
    expect((await invite<ErrorBody>('x@example.com', {}, milo)).body.code).toBe('forbidden');
  });

  test('names fields that are wrong', async () => {
    const { body } = await invite<ErrorBody>('no address', { firstName: ' ', lastName: 'a\u0000b', phone: 'call me' });
    expect(body.details?.map(({ path }) => path).toSorted()).toEqual(['/email', '/firstName', '/lastName', '/phone']);
  });

  test('cannot be used to flood anyone', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await invite('flood@example.com')).status).toBe(202);
    const { status, body, headers } = await invite<ErrorBody>('Flood@example.com');
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(headers['retry-after']).toBeDefined();
  });
});

describe('accepting', () => {
  test('creates an account for a new person, who can sign in', async () => {
    const token = await tokenFor('nia@example.com');
    const { status, body } = await accept(token, { password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({ accountId: dora.accountId, accountName: 'Lark Skin Clinic' });
    const nia = await server.signIn('nia@example.com', PASSWORD);
    const { rows } = await server.db.query(
      `select a.site, a.account_type, a.name, u.first_name, u.self_sign_up, u.permissions from users u join accounts a on a.id = u.account_id where u.id = $1`,
      [nia.id],
    );
    expect(rows).toEqual([
      {
        site: 'retail',
        account_type: 'retail',
        name: 'Nia Vale',
        first_name: 'Nia',
        self_sign_up: false,
        permissions: ['cart:write', 'orders:read', 'messages:write'],
      },
    ]);
    expect(await clientsOfDora()).toContain('nia@example.com');
    expect((await server.mailsTo('nia@example.com')).map(({ template }) => template)).toEqual([
      'client-invitation',
      'welcome',
    ]);
    expect((await server.mailsTo(PEOPLE.professional)).at(-1)).toMatchObject({
      template: 'client-accepted',
      data: { firstName: 'Dora', clientName: 'Nia Vale' },
    });
  });

  test('makes nothing without a good password, and leaves the invitation open', async () => {
    const token = await tokenFor('weak@example.com');
    expect(await refused(token)).toEqual([422, 'password_required']);
    expect(await refused(token, { password: 'aaaaaaaaaaaa' })).toEqual([422, 'password_too_weak']);
    expect(await refused(token, { password: 'short' })).toEqual([400, 'validation_failed']);
    const { rows } = await server.db.query(`select from users where email = 'weak@example.com'`);
    expect(rows).toEqual([]);
    expect((await accept(token, { password: PASSWORD })).status).toBe(200);
  });

  test('is for the invited person alone, once they have an account', async () => {
    const token = await tokenFor('Theo@Homes.example');
    const jonas = await server.signIn(PEOPLE.otherClient);
    expect(await refused(token, { password: PASSWORD })).toEqual([403, 'sign_in_as_invited']);
    expect(await refused(token, {}, jonas)).toEqual([403, 'sign_in_as_invited']);
    expect(await refused(token, {}, dora)).toEqual([403, 'sign_in_as_invited']);
    expect((await accept(token, {}, theo)).status).toBe(200);
    expect(await clientsOfDora()).toContain(PEOPLE.retail);
    // The password that was sent along changed nothing.
    expect((await server.signIn(PEOPLE.retail)).id).toBe(theo.id);
  });

  test('makes no client of a professional or a school', async () => {
    for (const email of [PEOPLE.otherProfessional, PEOPLE.school]) {
      const token = await tokenFor(email);
      expect(await refused(token, {}, await server.signIn(email))).toEqual([422, 'not_a_retail_account']);
      expect(await refused(token, { password: PASSWORD })).toEqual([422, 'not_a_retail_account']);
      expect(await clientsOfDora()).not.toContain(email);
    }
  });

  test('works once, also when accepted twice concurrently', async () => {
    const token = await tokenFor('twice@example.com');
    const responses = await Promise.all([accept(token, { password: PASSWORD }), accept(token, { password: PASSWORD })]);
    const [first, second] = responses.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    // The slower one finds the account, or the used invitation.
    expect([403, 409]).toContain(second);
    expect(await refused(token, { password: PASSWORD })).toEqual([409, 'invitation_used']);
    const { rows } = await server.db.query(`select from users where email = 'twice@example.com'`);
    expect(rows).toHaveLength(1);
  });

  test('works once for someone who has an account, too', async () => {
    const greta = await server.signIn(PEOPLE.clientAbroad);
    const token = await tokenFor(PEOPLE.clientAbroad);
    const responses = await Promise.all(Array.from({ length: 4 }, () => accept(token, {}, greta)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await clientsOfDora()).filter((email) => email === PEOPLE.clientAbroad)).toHaveLength(1);
    const told = (await server.mailsTo(PEOPLE.professional)).filter(({ data }) => data['clientName'] === 'Greta Osei');
    expect(told).toHaveLength(1);
  });

  test('gets the same response when it is repeated with one key', async () => {
    const token = await tokenFor('again@example.com');
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 3 }, () => accept(token, { password: PASSWORD }, 'client', key)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  test('uses up every open invitation of that professional', async () => {
    const [one, two] = [await tokenFor('double@example.com'), await tokenFor('double@example.com')];
    expect((await accept(one, { password: PASSWORD })).status).toBe(200);
    expect(await refused(two, { password: PASSWORD })).toEqual([409, 'invitation_used']);
  });

  test('accepts no other token, and guesses are limited', async () => {
    expect(await refused(shopId('acc', 1), { password: PASSWORD })).toEqual([404, 'not_found']);
    expect(await refused('%00', { password: PASSWORD })).toEqual([400, 'validation_failed']);
    for (let turn = 0; turn < 29; turn += 1) await accept('guess');
    expect(await refused('guess')).toEqual([429, 'rate_limited']);
  });

  test('is possible for fourteen days', async () => {
    const [early, late] = [await tokenFor('early@example.com'), await tokenFor('late@example.com')];
    server.clock.advance(14 * 86_400_000 - 60_000);
    expect((await accept(early, { password: PASSWORD })).status).toBe(200);
    server.clock.advance(61_000);
    expect(await refused(late, { password: PASSWORD })).toEqual([422, 'invitation_expired']);
  });
});
