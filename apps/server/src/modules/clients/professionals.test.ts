import type { ClientProfessionals, ContactPage, ErrorBody, RetailClientPage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let ana: Person;
let dana: Person;
let helen: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  ana = await server.signIn('ana@clients.example');
  dana = await server.signIn('dana@lumenclinic.example');
  helen = await server.signIn('helen@brandtspa.example');
});

afterAll(() => server?.close());

const professionals = async () =>
  (await server.call<ClientProfessionals>('GET', `/users/${ana.id}/professionals`, { as: ana })).body.items;
const leave = (accountId: string) =>
  server.call<ErrorBody>('DELETE', `/users/${ana.id}/professionals/${accountId}`, { as: ana });
const clientsOf = async (professional: Person) =>
  (
    await server.call<RetailClientPage>('GET', `/users/${professional.id}/retailClients?perPage=48`, {
      as: professional,
    })
  ).body.items.map(({ clientId }) => clientId);

test('a client sees her clinic with its page, picture, hours and phone number', async () => {
  const [clinic] = await professionals();
  expect(clinic).toMatchObject({
    accountId: dana.accountId,
    accountName: 'Lumen Skin Clinic',
    storeLabel: 'lumen-skin',
    picture: { alt: 'Lumen Skin Clinic' },
    locations: [{ storeLabel: 'lumen-skin', timezone: 'America/Denver', distanceKm: null }],
  });
  expect(clinic?.locations[0]?.hours.length).toBeGreaterThan(0);
  expect(clinic?.locations[0]?.phone).toMatch(/^\+1 /);
});

test('the latest link comes first; one without a store has no page', async () => {
  await server.db.query('insert into client_links values ($1, $2, $3)', [
    helen.accountId,
    ana.accountId,
    server.clock.now(),
  ]);
  await server.db.query('update accounts set has_retail_store = false where id = $1', [helen.accountId]);
  const [first, second] = await professionals();
  expect([first?.accountId, first?.storeLabel]).toEqual([helen.accountId, null]);
  expect(second?.accountId).toBe(dana.accountId);
});

test('a client who ends the link is no longer seen by the clinic and cannot be messaged', async () => {
  expect(await clientsOf(dana)).toContain(ana.accountId);
  expect((await leave(dana.accountId)).status).toBe(204);
  expect(await clientsOf(dana)).not.toContain(ana.accountId);
  expect((await professionals()).map(({ accountId }) => accountId)).toEqual([helen.accountId]);
  const contacts = await server.call<ContactPage>('GET', `/messages/contacts?accountId=${ana.accountId}`, { as: dana });
  expect(contacts.body.items).toEqual([]);
  for (const [from, to] of [
    [dana, ana],
    [ana, dana],
  ] as const) {
    const body = { accountId: to.accountId, message: 'Hello' };
    const refused = await server.call<ErrorBody>('POST', '/messageCenter/send', { as: from, body });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_connected']);
  }
  const notified = () => server.mailsTo('dana@lumenclinic.example');
  expect(await notified()).toMatchObject([
    { template: 'client-left', data: { firstName: 'Dana', clientName: 'Ana Ruiz' } },
  ]);
  const again = await leave(dana.accountId);
  expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  // Neither the second press, nor somebody without a link, nor a professional in a client's name sends an email.
  const joel = await server.signIn('joel@clients.example');
  for (const [as, of, status] of [
    [joel, joel, 404],
    [joel, ana, 403],
    [dana, ana, 403],
  ] as const) {
    const path = `/users/${of.id}/professionals/${helen.accountId}`;
    expect((await server.call<ErrorBody>('DELETE', path, { as })).status).toBe(status);
  }
  expect(await notified()).toHaveLength(1);
  expect(await server.mailsTo('helen@brandtspa.example')).toEqual([]);
});

test('the person who invited the client is notified, not the first of the account', async () => {
  await server.db.query(
    `insert into users (id, account_id, email, first_name, last_name, password_hash, created_at)
     select 'usr_second', account_id, 'second@brandtspa.example', 'Ines', 'Brandt', password_hash, now() from users where id = $1`,
    [helen.id],
  );
  await server.db.query(
    `insert into client_invitations (token_hash, professional_account_id, invited_by, email, first_name, last_name, expires_at, accepted_at)
     values ('hash', $1, 'usr_second', 'Ana@clients.example', 'Ana', 'Ruiz', now() + interval '1 day', now())`,
    [helen.accountId],
  );
  expect((await leave(helen.accountId)).status).toBe(204);
  expect(await server.mailsTo('second@brandtspa.example')).toMatchObject([{ template: 'client-left' }]);
  expect(await server.mailsTo('helen@brandtspa.example')).toEqual([]);
});
