import { demoId } from '@regen/demo-store/demo-people';
import type { Store, StoreLabel, StoreMatches } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

interface Person {
  jwt: string;
  id: string;
  accountId: string;
}

let server: TestServer;
let dana: Person;
let marcus: Person;
let priya: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dana = await server.signIn('dana@lumenclinic.example');
  marcus = await server.signIn('marcus@odeaesthetics.example');
  priya = await server.signIn('priya@ramandermal.example');
});

beforeEach(async () => {
  await server.db.query('delete from store_labels');
  await server.db.query('delete from store_pictures');
});

afterAll(() => server?.close());

const path = ({ accountId }: Person) => `/accounts/${accountId}/storeLabels`;
const read = (as: Person) => server.call<StoreLabel>('GET', path(as), { as });
const create = <Body = StoreLabel>(as: Person, storeLabel: string) =>
  server.call<Body>('POST', path(as), { as, body: { storeLabel } });
const change = <Body = StoreLabel>(as: Person, storeLabel: string, newStoreLabel: string) =>
  server.call<Body>('PUT', path(as), { as, body: { storeLabel, newStoreLabel } });
const store = <Body = Store>(label: string) => server.call<Body>('GET', `/users/storeLabel/${label}`);
const search = async (words: string) =>
  (await server.call<StoreMatches>('GET', `/users/storeLabelSearch?search=${words}`)).body.items;

test('an account chooses a label and changes it; the old one redirects to the new one', async () => {
  const empty = { accountId: dana.accountId, storeLabel: null, formerLabels: [], hasRetailStore: true, url: null };
  expect((await read(dana)).body).toMatchObject(empty);
  const made = await create(dana, 'lumen-skin');
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ storeLabel: 'lumen-skin', url: 'http://store.test/store/lumen-skin' });
  const changed = await change(dana, 'lumen-skin', 'lumen');
  expect(changed.body).toMatchObject({ storeLabel: 'lumen', formerLabels: ['lumen-skin'] });
  expect((await read(dana)).body).toEqual(changed.body);

  const page = await store('lumen-skin');
  expect(page.body).toMatchObject({ storeLabel: 'lumen', accountName: 'Lumen Skin Clinic', picture: null });
  expect((await store('LUMEN')).body).toEqual(page.body);
  expect((await change(dana, 'lumen', 'lumen')).body).toEqual(changed.body);
  // Back to the old one: the label in between is a former one now.
  expect((await change(dana, 'lumen', 'lumen-skin')).body.formerLabels).toEqual(['lumen']);
  expect((await store('lumen')).body.storeLabel).toBe('lumen-skin');
});

test('a label that is taken, was ever taken, or is a word of the shop is refused', async () => {
  await create(dana, 'lumen-skin');
  await change(dana, 'lumen-skin', 'lumen');
  for (const label of ['lumen', 'lumen-skin']) {
    expect(await create(marcus, label)).toMatchObject({ status: 409, body: { code: 'store_label_taken' } });
  }
  expect((await read(marcus)).body.storeLabel).toBeNull();
  await create(marcus, 'ode');
  expect(await change(marcus, 'ode', 'lumen-skin')).toMatchObject({ status: 409, body: { code: 'store_label_taken' } });
  // The refused change has not taken the present label away.
  expect((await read(marcus)).body).toMatchObject({ storeLabel: 'ode', formerLabels: [] });
  expect(await create(priya, 'admin')).toMatchObject({ status: 422, body: { code: 'store_label_reserved' } });
  expect(await change(marcus, 'ode', 'checkout')).toMatchObject({
    status: 422,
    body: { code: 'store_label_reserved' },
  });
  for (const bad of ['ab', 'A-B-C', 'a--b', '-abc', 'x'.repeat(41)])
    expect((await create(priya, bad)).status).toBe(400);
});

test('only the current label can be changed, and the first one is chosen once', async () => {
  expect(await change(dana, 'lumen', 'lumen-skin')).toMatchObject({
    status: 404,
    body: { code: 'store_label_not_found' },
  });
  await create(dana, 'lumen');
  expect(await create(dana, 'other')).toMatchObject({ status: 409, body: { code: 'store_label_exists' } });
  expect(await change(dana, 'stale', 'other')).toMatchObject({ status: 409, body: { code: 'store_label_changed' } });
});

test('one of many accounts gets a label, and one of many changes of an account wins', async () => {
  const people = [dana, marcus, priya];
  const race = await Promise.all([...people, ...people, ...people].map((person) => create(person, 'wanted')));
  expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(race.filter(({ status }) => status === 409)).toHaveLength(8);

  await server.db.query('delete from store_labels');
  await create(dana, 'start');
  const changes = await Promise.all(['aaa', 'bbb', 'ccc', 'ddd'].map((label) => change(dana, 'start', label)));
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await read(dana)).body.formerLabels).toEqual(['start']);
});

test('an account cannot collect labels', async () => {
  await create(dana, 'label-0');
  for (let n = 1; n < 12; n += 1) expect((await change(dana, `label-${n - 1}`, `label-${n}`)).status).toBe(200);
  expect(await change(dana, 'label-11', 'label-12')).toMatchObject({
    status: 422,
    body: { code: 'store_label_limit' },
  });
  expect((await change(dana, 'label-11', 'label-3')).status).toBe(200);
});

test('labels of another account are neither read nor changed', async () => {
  const noStore = await server.signIn('ana@clients.example');
  const theirs = path(dana);
  const calls = (as: Person | 'client') => [
    server.call('GET', theirs, { as }),
    server.call('POST', theirs, { as, body: { storeLabel: 'mine' } }),
    server.call('PUT', theirs, { as, body: { storeLabel: 'lumen', newStoreLabel: 'mine' } }),
  ];
  for (const as of [marcus, noStore]) {
    for (const response of await Promise.all(calls(as))) expect(response).toMatchObject({ status: 403 });
  }
  for (const response of await Promise.all(calls('client'))) expect(response.status).toBe(401);
  expect(await read(noStore)).toMatchObject({ status: 403, body: { code: 'wrong_channel' } });
  await server.db.query(`update users set permissions = array_remove(permissions, 'store:write') where id = $1`, [
    priya.id,
  ]);
  await server.app.platform.auth.forget(priya.id);
  expect((await create(priya, 'raman')).status).toBe(403);
  await server.db.query(`update users set permissions = permissions || '{store:write}'::text[] where id = $1`, [
    priya.id,
  ]);
  await server.app.platform.auth.forget(priya.id);
});

test('a store without a page is not found', async () => {
  await create(priya, 'raman-dermal');
  for (const label of ['raman-dermal', 'nobody', '%', "';--"]) {
    const { status, body } = await store<{ code: string; message: string }>(encodeURIComponent(label));
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 404,
      code: 'store_not_found',
      message: 'Retail store was not found.',
    });
  }
  expect((await read(priya)).body).toMatchObject({ hasRetailStore: false, url: null });
});

test('a store shows its listed places and its picture', async () => {
  await create(dana, 'lumen');
  await server.db.query('delete from locations where account_id = $1', [dana.accountId]);
  await server.db.query(
    `insert into locations (id, account_id, name, line1, city, region, country_code, timezone, is_listed, latitude, longitude) values
     ('loc_00000000000000000000000091', $1, 'Lumen Downtown', '1 Main', 'Salt Lake City', 'UT', 'US', 'America/Denver', true, 40.7, -111.9),
     ('loc_00000000000000000000000092', $1, 'Hidden', '2 Main', 'Salt Lake City', 'UT', 'US', 'America/Denver', false, 40.7, -111.9)`,
    [dana.accountId],
  );
  await server.db.query('insert into store_pictures (account_id, hash) values ($1, $2)', [dana.accountId, 'abc']);
  const { body } = await store('lumen');
  expect(body.locations).toMatchObject([
    { name: 'Lumen Downtown', accountName: 'Lumen Skin Clinic', storeLabel: 'lumen' },
  ]);
  expect(body.picture).toEqual({
    alt: 'Lumen Skin Clinic',
    template: `/media/stores/${demoId('acc', 1)}/{size}.abc.{format}`,
    sizes: ['icon', 'thumbnail', 'retail', 'standard'],
    formats: ['avif', 'webp', 'png'],
  });
});

test('a search finds the exact label first, then beginnings, and former labels when they are whole', async () => {
  await create(dana, 'skin-lab');
  await create(marcus, 'skin');
  await create(priya, 'old-skin');
  await change(priya, 'old-skin', 'zeta');
  expect((await search('skin')).map(({ storeLabel }) => storeLabel)).toEqual(['skin', 'skin-lab']);
  expect((await search('SKIN-')).map(({ storeLabel }) => storeLabel)).toEqual(['skin-lab']);
  expect(await search('old-sk')).toEqual([]);
  expect(await search('old-skin')).toMatchObject([{ storeLabel: 'zeta', hasRetailStore: false }]);
  for (const nothing of ['%25', '_kin', "sk'", '%C3%BC']) expect(await search(nothing)).toEqual([]);
  await server.db.query(
    `with a as (insert into accounts (id, name, site, account_type) select 'acc_search' || n, 'S' || n, 'b2b', 'professional' from generate_series(1, 30) n returning id)
     insert into store_labels (label, account_id, is_present) select 'skin-' || lpad(substr(id, 11), 2, '0'), id, true from a`,
  );
  expect((await search('skin')).map(({ storeLabel }) => storeLabel)).toEqual([
    'skin',
    ...Array.from({ length: 9 }, (_, n) => `skin-0${n + 1}`),
  ]);
});

test('searching is limited', async () => {
  server.clock.advance(120_000);
  let status = 200;
  // Twice as often as allowed, in case a minute ends in between.
  for (let n = 0; n < 242 && status === 200; n += 1) {
    ({ status } = await server.call('GET', '/users/storeLabelSearch?search=a'));
  }
  expect(status).toBe(429);
});
