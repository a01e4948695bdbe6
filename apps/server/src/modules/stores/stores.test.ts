import type { Store, StoreLabel, StoreMatches } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

interface Person {
  jwt: string;
  id: string;
  accountId: string;
}

let server: TestServer;
let dora: Person;
let milo: Person;
let petra: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  milo = await server.signIn(PEOPLE.otherProfessional);
  petra = await server.signIn(PEOPLE.studio);
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
  const empty = { accountId: dora.accountId, storeLabel: null, formerLabels: [], hasRetailStore: true, url: null };
  expect((await read(dora)).body).toMatchObject(empty);
  const made = await create(dora, 'lark-skin');
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ storeLabel: 'lark-skin', url: 'http://store.test/store/lark-skin' });
  const changed = await change(dora, 'lark-skin', 'lark');
  expect(changed.body).toMatchObject({ storeLabel: 'lark', formerLabels: ['lark-skin'] });
  expect((await read(dora)).body).toEqual(changed.body);

  const page = await store('lark-skin');
  expect(page.body).toMatchObject({ storeLabel: 'lark', accountName: 'Lark Skin Clinic', picture: null });
  expect((await store('LARK')).body).toEqual(page.body);
  expect((await change(dora, 'lark', 'lark')).body).toEqual(changed.body);
  // Back to the old one: the label in between is a former one now.
  expect((await change(dora, 'lark', 'lark-skin')).body.formerLabels).toEqual(['lark']);
  expect((await store('lark')).body.storeLabel).toBe('lark-skin');
});

test('a label that is taken, was ever taken, or is a word of the shop is refused', async () => {
  await create(dora, 'lark-skin');
  await change(dora, 'lark-skin', 'lark');
  for (const label of ['lark', 'lark-skin']) {
    expect(await create(milo, label)).toMatchObject({ status: 409, body: { code: 'store_label_taken' } });
  }
  expect((await read(milo)).body.storeLabel).toBeNull();
  await create(milo, 'orr');
  expect(await change(milo, 'orr', 'lark-skin')).toMatchObject({ status: 409, body: { code: 'store_label_taken' } });
  // The refused change has not taken the present label away.
  expect((await read(milo)).body).toMatchObject({ storeLabel: 'orr', formerLabels: [] });
  expect(await create(petra, 'admin')).toMatchObject({ status: 422, body: { code: 'store_label_reserved' } });
  expect(await change(milo, 'orr', 'checkout')).toMatchObject({
    status: 422,
    body: { code: 'store_label_reserved' },
  });
  for (const bad of ['ab', 'A-B-C', 'a--b', '-abc', 'x'.repeat(41)])
    expect((await create(petra, bad)).status).toBe(400);
});

test('only the current label can be changed, and the first one is chosen once', async () => {
  expect(await change(dora, 'lark', 'lark-skin')).toMatchObject({
    status: 404,
    body: { code: 'store_label_not_found' },
  });
  await create(dora, 'lark');
  expect(await create(dora, 'other')).toMatchObject({ status: 409, body: { code: 'store_label_exists' } });
  expect(await change(dora, 'stale', 'other')).toMatchObject({ status: 409, body: { code: 'store_label_changed' } });
});

test('one of many accounts gets a label, and one of many changes of an account wins', async () => {
  const people = [dora, milo, petra];
  const race = await Promise.all([...people, ...people, ...people].map((person) => create(person, 'wanted')));
  expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(race.filter(({ status }) => status === 409)).toHaveLength(8);

  await server.db.query('delete from store_labels');
  await create(dora, 'start');
  const changes = await Promise.all(['aaa', 'bbb', 'ccc', 'ddd'].map((label) => change(dora, 'start', label)));
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await read(dora)).body.formerLabels).toEqual(['start']);
});

test('an account cannot collect labels', async () => {
  await create(dora, 'label-0');
  for (let n = 1; n < 12; n += 1) expect((await change(dora, `label-${n - 1}`, `label-${n}`)).status).toBe(200);
  expect(await change(dora, 'label-11', 'label-12')).toMatchObject({
    status: 422,
    body: { code: 'store_label_limit' },
  });
  expect((await change(dora, 'label-11', 'label-3')).status).toBe(200);
});

test('labels of another account are neither read nor changed', async () => {
  const noStore = await server.signIn(PEOPLE.client);
  const theirs = path(dora);
  const calls = (as: Person | 'client') => [
    server.call('GET', theirs, { as }),
    server.call('POST', theirs, { as, body: { storeLabel: 'mine' } }),
    server.call('PUT', theirs, { as, body: { storeLabel: 'lark', newStoreLabel: 'mine' } }),
  ];
  for (const as of [milo, noStore]) {
    for (const response of await Promise.all(calls(as))) expect(response).toMatchObject({ status: 403 });
  }
  for (const response of await Promise.all(calls('client'))) expect(response.status).toBe(401);
  expect(await read(noStore)).toMatchObject({ status: 403, body: { code: 'wrong_channel' } });
  await server.db.query(`update users set permissions = array_remove(permissions, 'store:write') where id = $1`, [
    petra.id,
  ]);
  await server.app.platform.auth.forget([petra.id]);
  expect((await create(petra, 'raman')).status).toBe(403);
  await server.db.query(`update users set permissions = permissions || '{store:write}'::text[] where id = $1`, [
    petra.id,
  ]);
  await server.app.platform.auth.forget([petra.id]);
});

test('a store without a page is not found', async () => {
  await create(petra, 'raman-dermal');
  for (const label of ['raman-dermal', 'nobody', '%', "';--"]) {
    const { status, body } = await store<{ code: string; message: string }>(encodeURIComponent(label));
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 404,
      code: 'store_not_found',
      message: 'Retail store was not found.',
    });
  }
  expect((await read(petra)).body).toMatchObject({ hasRetailStore: false, url: null });
});

test('a store shows its listed places and its picture', async () => {
  await create(dora, 'lark');
  await server.db.query('delete from locations where account_id = $1', [dora.accountId]);
  await server.db.query(
    `insert into locations (id, account_id, name, line1, city, region, country_code, timezone, is_listed, latitude, longitude) values
     ('loc_00000000000000000000000091', $1, 'Lark Downtown', '1 Main', 'Salt Lake City', 'UT', 'US', 'America/Denver', true, 40.7, -111.9),
     ('loc_00000000000000000000000092', $1, 'Hidden', '2 Main', 'Salt Lake City', 'UT', 'US', 'America/Denver', false, 40.7, -111.9)`,
    [dora.accountId],
  );
  await server.db.query('insert into store_pictures (account_id, hash) values ($1, $2)', [dora.accountId, 'abc']);
  const { body } = await store('lark');
  expect(body.locations).toMatchObject([
    { name: 'Lark Downtown', accountName: 'Lark Skin Clinic', storeLabel: 'lark' },
  ]);
  expect(body.picture).toEqual({
    alt: 'Lark Skin Clinic',
    template: `/media/stores/${shopId('acc', 1)}/{size}.abc.{format}`,
    sizes: ['icon', 'thumbnail', 'retail', 'standard'],
    formats: ['avif', 'webp', 'png'],
  });
});

test('a search finds the exact label first, then beginnings, and former labels when they are whole', async () => {
  await create(dora, 'skin-lab');
  await create(milo, 'skin');
  await create(petra, 'old-skin');
  await change(petra, 'old-skin', 'zeta');
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
