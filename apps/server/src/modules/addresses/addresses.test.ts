import { postalCodeProblem } from '@regen/domain';
import type { Address, AddressList, ErrorBody } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let nina: { jwt: string; id: string };

const address = {
  firstName: 'Nina',
  lastName: 'Hale',
  line1: '1 Main Street',
  city: 'Denver',
  region: 'colorado',
  postalCode: '80202',
  countryCode: 'US',
};

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  nina = await server.signIn(PEOPLE.staff);
});

afterAll(() => server?.close());

const list = async () => (await server.call<AddressList>('GET', `/users/address/${nina.id}`, { as: nina })).body.items;
const add = <Body = Address>(extra: object = {}, headers: Record<string, string> = {}) =>
  server.call<Body>('POST', `/users/address/${nina.id}`, {
    as: nina,
    body: { address: { ...address, ...extra } },
    headers,
  });

test('an address book has exactly one default', async () => {
  expect(await list()).toEqual([]);
  const first = await add();
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ isDefault: true, region: 'CO', line2: null });
  const second = await add({ line1: '2 Main Street' });
  expect(second.body.isDefault).toBe(false);

  const chosen = await server.call<AddressList>('PUT', `/users/defaultAddress/${nina.id}`, {
    as: nina,
    body: { addressId: second.body.id },
  });
  expect(chosen.body.items.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.body.id, true],
    [first.body.id, false],
  ]);

  const changed = await server.call<Address>('PUT', `/users/address/${nina.id}`, {
    as: nina,
    body: { addressId: first.body.id, address: { ...address, city: 'Boulder', postalCode: '80301' } },
  });
  expect(changed.body).toMatchObject({ city: 'Boulder', isDefault: false });

  expect((await server.call('DELETE', `/users/${nina.id}/address/${second.body.id}`, { as: nina })).status).toBe(204);
  expect(await list()).toEqual([{ ...changed.body, isDefault: true }]);
  expect((await server.call('DELETE', `/users/${nina.id}/address/${second.body.id}`, { as: nina })).status).toBe(404);
});

test('an address that was read can be given back', async () => {
  const { body: kept } = await add();
  const again = await add(kept);
  expect(again).toMatchObject({ status: 201, body: { ...kept, id: again.body.id, isDefault: false } });
  expect(again.body.id).not.toBe(kept.id);
  const changed = await server.call<Address>('PUT', `/users/address/${nina.id}`, {
    as: nina,
    body: { addressId: again.body.id, address: { ...kept, isDefault: true, city: 'Boulder' } },
  });
  expect(changed).toMatchObject({ status: 200, body: { id: again.body.id, isDefault: false, city: 'Boulder' } });
});

test('concurrent defaults leave one', async () => {
  const ids = [(await add()).body.id, (await add()).body.id, (await add()).body.id];
  await Promise.all(
    ids.map((addressId) => server.call('PUT', `/users/defaultAddress/${nina.id}`, { as: nina, body: { addressId } })),
  );
  const items = await list();
  expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('a repeated call with one key adds one address', async () => {
  const before = (await list()).length;
  const headers = { 'idempotency-key': randomUUID() };
  const responses = await Promise.all([add({}, headers), add({}, headers), add({}, headers)]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect((await list()).length).toBe(before + 1);
  expect((await add<ErrorBody>({ city: 'Aspen' }, headers)).body.code).toBe('idempotency_key_reuse');
});

test('every address of the shop can be delivered to', async () => {
  const { rows } = await server.db.query<{ country: string; region: string | null; code: string }>(
    `select country_code as country, region, postal_code as code from addresses
     union select country_code, region, postal_code from locations where postal_code is not null
     union select shipping_address->>'countryCode', shipping_address->>'region', shipping_address->>'postalCode' from orders`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ country, region, code }) => postalCodeProblem(country, code, region) !== null)).toEqual([]);
});

test('an address that cannot be delivered to is refused by field', async () => {
  const { status, body } = await add<ErrorBody>({ countryCode: 'US', region: 'ZZ', postalCode: 'ABC' });
  expect(status).toBe(422);
  expect(body.code).toBe('address_invalid');
  expect(body.details?.map(({ path }) => path)).toEqual(['/address/region', '/address/postalCode']);
  const elsewhere = await add<ErrorBody>({ region: 'CO', postalCode: '10001' });
  expect(elsewhere.body.details?.map(({ path }) => path)).toEqual(['/address/postalCode']);
  const kept = await add({ region: 'CO', postalCode: '10001', isConfirmed: true });
  expect(kept).toMatchObject({ status: 201, body: { region: 'CO', postalCode: '10001' } });
  expect(kept.body).not.toHaveProperty('isConfirmed');
  const british = await add({ countryCode: 'UK', region: null, postalCode: 'sw1a1aa' });
  expect(british.body).toMatchObject({ countryCode: 'GB', postalCode: 'SW1A 1AA' });
  // Hong Kong has no postal codes, Germany has.
  for (const postalCode of [null, undefined]) {
    const there = await add({ countryCode: 'HK', region: null, postalCode });
    expect(there.body).toMatchObject({ countryCode: 'HK', postalCode: '' });
    const german = await add<ErrorBody>({ countryCode: 'DE', region: null, postalCode });
    expect([german.status, german.body.details?.map(({ path }) => path)]).toEqual([422, ['/address/postalCode']]);
  }
});

test('an address with a phone number that is none is refused by the contract', async () => {
  const { status, body } = await add<ErrorBody>({ phone: 'ring me' });
  expect([status, body.details?.map(({ path }) => path)]).toEqual([400, ['/address/phone']]);
});

test("another user's address cannot be read, changed or deleted", async () => {
  const amy = await server.signIn(PEOPLE.client);
  const theirs = shopId('adr', 60);
  expect((await server.call('GET', `/users/address/${nina.id}`, { as: amy })).status).toBe(403);
  expect((await server.call('POST', `/users/address/${nina.id}`, { as: amy, body: { address } })).status).toBe(403);
  const update = { addressId: theirs, address };
  expect((await server.call('PUT', `/users/address/${nina.id}`, { as: nina, body: update })).status).toBe(404);
  expect(
    (await server.call('PUT', `/users/defaultAddress/${nina.id}`, { as: nina, body: { addressId: theirs } })).status,
  ).toBe(404);
  expect((await server.call('DELETE', `/users/${nina.id}/address/${theirs}`, { as: nina })).status).toBe(404);
  expect((await server.call('DELETE', `/users/${amy.id}/address/${theirs}`, { as: nina })).status).toBe(403);
  expect((await server.call<AddressList>('GET', `/users/address/${amy.id}`, { as: amy })).body.items).toHaveLength(1);
});

test('a default that fails to change leaves the old one', async () => {
  const [before] = await list();
  await server.call('PUT', `/users/defaultAddress/${nina.id}`, { as: nina, body: { addressId: shopId('adr', 999) } });
  expect((await list())[0]).toEqual(before);
});
