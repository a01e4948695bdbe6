import type { Account, ErrorBody, Registration, RewardsAcceptance, TermsState, User } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inStep } from '../../testing/content-space.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let dora: Person;
let amy: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  amy = await server.signIn(PEOPLE.client);
});

afterAll(() => server?.close());

const account = async (as: Person) => (await server.call<Account>('GET', '/account', { as })).body;
const accept = <Body = TermsState>(as: Person, version: string) =>
  server.call<Body>('POST', `/users/${as.id}/acceptTermsAndCondition`, { as, body: { version } });

describe('phone', () => {
  const change = <Body = User>(body: object) => server.call<Body>('PUT', `/users/${dora.id}/phone`, { as: dora, body });

  test('changes with or without text messages, which end with the number', async () => {
    expect((await change({ phone: ' +1 801 555 0177', smsOptIn: true })).status).toBe(400);
    const opted = await change({ phone: '+1 801 555 0177', smsOptIn: true });
    expect(opted.body).toMatchObject({ phone: '+1 801 555 0177', smsOptIn: true });
    expect((await change({ phone: '+1 801 555 0178' })).body).toMatchObject({ smsOptIn: true });
    expect((await change({ phone: null, smsOptIn: true })).body).toMatchObject({ phone: null, smsOptIn: false });
    expect((await change({ phone: '+1 801 555 0179' })).body).toMatchObject({ smsOptIn: false });
  });

  test('is digits', async () => {
    const { status, body } = await change<ErrorBody>({ phone: 'call me' });
    expect(status).toBe(400);
    expect(body.details?.[0]?.path).toBe('/phone');
  });
});

test('a user is renamed, in every response', async () => {
  const change = <Body = User>(body: object) => server.call<Body>('PUT', `/users/${amy.id}/name`, { as: amy, body });
  const before = (await account(amy)).accountName;
  expect((await change({ firstName: ' Amyïs ', lastName: 'Rubin-Vega' })).body).toMatchObject({
    firstName: 'Amyïs',
    lastName: 'Rubin-Vega',
  });
  expect(await account(amy)).toMatchObject({ accountName: before, users: [{ firstName: 'Amyïs' }] });
  expect((await change<ErrorBody>({ firstName: ' ', lastName: 'Rubin' })).body.details?.[0]?.path).toBe('/firstName');
  await change({ firstName: 'Amy', lastName: 'Rubin' });
});

test('the account is renamed for everyone in it', async () => {
  const ezra = await server.signIn(PEOPLE.colleague);
  const renamed = await server.call<Account>('PUT', `/users/${ezra.id}/accountName`, {
    as: ezra,
    body: { accountName: '  Lark Skin & Laser ' },
  });
  expect(renamed.body).toMatchObject({ accountName: 'Lark Skin & Laser', users: [{ id: ezra.id }, { id: dora.id }] });
  expect((await account(dora)).accountName).toBe('Lark Skin & Laser');
  const empty = await server.call('PUT', `/users/${ezra.id}/accountName`, { as: ezra, body: { accountName: '   ' } });
  expect(empty.status).toBe(400);
});

describe('terms', () => {
  test('are accepted in the current version, once, and older acceptances are kept', async () => {
    const jonas = await server.signIn(PEOPLE.otherClient);
    await server.db.query('delete from terms_acceptances where user_id = $1', [jonas.id]);
    const { terms } = await account(jonas);
    expect(terms).toMatchObject({ acceptedVersion: null, acceptedAt: null, isAcceptanceDue: true });

    const refused = await accept<ErrorBody>(jonas, '2019-01');
    expect([refused.status, refused.body.code]).toEqual([409, 'terms_outdated']);
    const responses = await Promise.all([1, 2, 3].map(() => accept(jonas, terms.version)));
    expect(new Set(responses.map(({ body }) => body.acceptedAt)).size).toBe(1);
    server.clock.advance(60_000);
    expect((await accept(jonas, terms.version)).body).toEqual(responses[0]?.body);
    expect((await account(jonas)).terms).toEqual(responses[0]?.body);

    const now = server.clock.now();
    await server.db.query('insert into terms_versions (version, published_at) values ($1, $2)', ['next', now]);
    expect((await account(jonas)).terms).toMatchObject({
      version: 'next',
      acceptedVersion: terms.version,
      isAcceptanceDue: true,
    });
    expect((await accept<ErrorBody>(jonas, terms.version)).status).toBe(409);
    expect((await accept(jonas, 'next')).body.acceptedVersion).toBe('next');
    const { rows } = await server.db.query('select version from terms_acceptances where user_id = $1', [jonas.id]);
    expect(rows).toHaveLength(2);
    await server.db.query(`delete from terms_acceptances where version = 'next'`);
    await server.db.query(`delete from terms_versions where version = 'next'`);
  });

  test('are accepted with the registration', async () => {
    const { body } = await server.call<Registration>('POST', '/users', {
      body: {
        firstName: 'Mia',
        lastName: 'Stone',
        email: 'mia.terms@example.com',
        password: 'a long enough secret',
        acceptTerms: true,
      },
    });
    const { terms } = (await server.call<Account>('GET', '/account', { as: body })).body;
    expect(terms.acceptedVersion).toBe(terms.version);
  });

  test('without a text have to be accepted by no one, and cannot be', async () => {
    const { db } = server;
    const jonas = await server.signIn(PEOPLE.otherClient);
    await db.query('delete from terms_acceptances where user_id = $1', [jonas.id]);
    const terms = { kind: 'Entry', id: 'terms' } as const;
    await inStep(server, (store) => store.unpublish(terms));
    expect((await account(jonas)).terms).toMatchObject({ acceptedVersion: null, isAcceptanceDue: false });
    const before = (await account(jonas)).terms;
    const refused = await accept<ErrorBody>(jonas, before.version);
    expect([refused.status, refused.body.code]).toEqual([409, 'terms_missing']);
    expect((await account(jonas)).terms).toEqual(before);
    const registration = {
      firstName: 'Ada',
      lastName: 'Stone',
      email: 'ada.terms@example.com',
      password: 'a long enough secret',
      acceptTerms: true,
    };
    const { body: ada } = await server.call<Registration>('POST', '/users', { body: registration });
    const termsOfAda = async () => (await server.call<Account>('GET', '/account', { as: ada })).body.terms;
    expect(await termsOfAda()).toMatchObject({ acceptedVersion: null, isAcceptanceDue: false });
    // Once there is a text, both must accept it.
    await inStep(server, (store) => store.publish(terms));
    expect((await account(jonas)).terms.isAcceptanceDue).toBe(true);
    expect(await termsOfAda()).toMatchObject({ acceptedVersion: null, isAcceptanceDue: true });
  });
});

describe('rewards', () => {
  const join = <Body = RewardsAcceptance>(as: Person) =>
    server.call<Body>('POST', `/users/${as.id}/acceptRegenReward`, { as });

  test('are joined once', async () => {
    const milo = await server.signIn(PEOPLE.otherProfessional);
    await server.db.query('delete from rewards_acceptances where user_id = $1', [milo.id]);
    expect((await account(milo)).rewardsAcceptedAt).toBeNull();
    const first = await join(milo);
    server.clock.advance(60_000);
    expect((await join(milo)).body).toEqual(first.body);
    expect((await account(milo)).rewardsAcceptedAt).toBe(first.body.acceptedAt);
  });

  test.each([
    [PEOPLE.client, 'rewards_professionals_only'],
    [PEOPLE.group, 'rewards_tier_4'],
    [PEOPLE.exempt, 'rewards_exempt'],
  ])('are not for %s: %s', async (email, reason) => {
    const { status, body } = await join<ErrorBody>(await server.signIn(email));
    expect([status, body.code, body.details?.[0]?.code]).toEqual([422, 'rewards_not_available', reason]);
    expect(body.message).toBe(body.details?.[0]?.message);
  });
});

test('the rewards bar is shown until it is dismissed', async () => {
  const set = (isGamingBarOn: boolean) =>
    server.call('PUT', `/users/${amy.id}/updateGamingBarStatus`, { as: amy, body: { isGamingBarOn } });
  expect((await set(false)).body).toEqual({ isGamingBarOn: false });
  expect((await account(amy)).isGamingBarOn).toBe(false);
  await set(true);
  expect((await account(amy)).isGamingBarOn).toBe(true);
});

test.each<['PUT' | 'POST', string, object | undefined]>([
  ['PUT', 'name', { firstName: 'A', lastName: 'B' }],
  ['PUT', 'phone', { phone: null }],
  ['PUT', 'accountName', { accountName: 'Mine' }],
  ['POST', 'acceptTermsAndCondition', { version: '2026-01' }],
  ['POST', 'acceptRegenReward', undefined],
  ['PUT', 'updateGamingBarStatus', { isGamingBarOn: false }],
])('%s %s is for oneself', async (method, path, body) => {
  const url = `/users/${dora.id}/${path}`;
  expect((await server.call(method, url, { as: amy, body })).status).toBe(403);
  expect((await server.call(method, url, { body })).status).toBe(401);
});
