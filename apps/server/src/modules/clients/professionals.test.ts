import type { ClientProfessionals, ContactPage, ErrorBody, RetailClientPage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let amy: Person;
let dora: Person;
let hilda: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  amy = await server.signIn(PEOPLE.client);
  dora = await server.signIn(PEOPLE.professional);
  hilda = await server.signIn(PEOPLE.exempt);
});

afterAll(() => server?.close());

const professionals = async () =>
  (await server.call<ClientProfessionals>('GET', `/users/${amy.id}/professionals`, { as: amy })).body.items;
const leave = (accountId: string) =>
  server.call<ErrorBody>('DELETE', `/users/${amy.id}/professionals/${accountId}`, { as: amy });
const clientsOf = async (professional: Person) =>
  (
    await server.call<RetailClientPage>('GET', `/users/${professional.id}/retailClients?perPage=48`, {
      as: professional,
    })
  ).body.items.map(({ clientId }) => clientId);

test('a client sees her clinic with its page, picture, hours and phone number', async () => {
  const [clinic] = await professionals();
  expect(clinic).toMatchObject({
    accountId: dora.accountId,
    accountName: 'Lark Skin Clinic',
    storeLabel: 'lark-skin',
    picture: { alt: 'Lark Skin Clinic' },
    locations: [{ storeLabel: 'lark-skin', timezone: 'America/Denver', distanceKm: null }],
  });
  expect(clinic?.locations[0]?.hours.length).toBeGreaterThan(0);
  expect(clinic?.locations[0]?.phone).toMatch(/^\+1 /);
});

test('the latest link comes first; one without a store has no page', async () => {
  await server.db.query('insert into client_links values ($1, $2, $3)', [
    hilda.accountId,
    amy.accountId,
    server.clock.now(),
  ]);
  await server.db.query('update accounts set has_retail_store = false where id = $1', [hilda.accountId]);
  const [first, second] = await professionals();
  expect([first?.accountId, first?.storeLabel]).toEqual([hilda.accountId, null]);
  expect(second?.accountId).toBe(dora.accountId);
});

test('a client who ends the link is no longer seen by the clinic and cannot be messaged', async () => {
  expect(await clientsOf(dora)).toContain(amy.accountId);
  expect((await leave(dora.accountId)).status).toBe(204);
  expect(await clientsOf(dora)).not.toContain(amy.accountId);
  expect((await professionals()).map(({ accountId }) => accountId)).toEqual([hilda.accountId]);
  const contacts = await server.call<ContactPage>('GET', `/messages/contacts?accountId=${amy.accountId}`, { as: dora });
  expect(contacts.body.items).toEqual([]);
  for (const [from, to] of [
    [dora, amy],
    [amy, dora],
  ] as const) {
    const body = { accountId: to.accountId, message: 'Hello' };
    const refused = await server.call<ErrorBody>('POST', '/messageCenter/send', { as: from, body });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_connected']);
  }
  const notified = () => server.mailsTo(PEOPLE.professional);
  expect(await notified()).toMatchObject([
    { template: 'client-left', data: { firstName: 'Dora', clientName: 'Amy Rubin' } },
  ]);
  const again = await leave(dora.accountId);
  expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  // Neither the second press, nor somebody without a link, nor a professional in a client's name sends an email.
  const jonas = await server.signIn(PEOPLE.otherClient);
  for (const [as, of, status] of [
    [jonas, jonas, 404],
    [jonas, amy, 403],
    [dora, amy, 403],
  ] as const) {
    const path = `/users/${of.id}/professionals/${hilda.accountId}`;
    expect((await server.call<ErrorBody>('DELETE', path, { as })).status).toBe(status);
  }
  expect(await notified()).toHaveLength(1);
  expect(await server.mailsTo(PEOPLE.exempt)).toEqual([]);
});

test('the person who invited the client is notified, not the first of the account', async () => {
  await server.db.query(
    `insert into users (id, account_id, email, first_name, last_name, password_hash, created_at)
     select 'usr_second', account_id, 'second@brockspa.example', 'Ines', 'Brock', password_hash, now() from users where id = $1`,
    [hilda.id],
  );
  await server.db.query(
    `insert into client_invitations (token_hash, professional_account_id, invited_by, email, first_name, last_name, expires_at, accepted_at)
     values ('hash', $1, 'usr_second', 'Amy@homes.example', 'Amy', 'Rubin', now() + interval '1 day', now())`,
    [hilda.accountId],
  );
  expect((await leave(hilda.accountId)).status).toBe(204);
  expect(await server.mailsTo('second@brockspa.example')).toMatchObject([{ template: 'client-left' }]);
  expect(await server.mailsTo(PEOPLE.exempt)).toEqual([]);
});
