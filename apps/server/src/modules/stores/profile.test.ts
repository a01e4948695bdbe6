import type { BundlePage, ErrorBody, Store, StoreProfile, StoreProfileUpdate } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { AUDIENCE_BITS } from '../products/audience.ts';
import { AUDIENCE_MASK_SQL } from '../products/index-loader.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let dora: Person;
let milo: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  milo = await server.signIn(PEOPLE.otherProfessional);
});

afterAll(() => server?.close());

const store = async (label = 'lark-skin') => (await server.call<Store>('GET', `/users/storeLabel/${label}`)).body;
const path = ({ accountId }: Person) => `/accounts/${accountId}/storeProfile`;
const read = async (as: Person) => (await server.call<StoreProfile>('GET', path(as), { as })).body;
const write = <Body = StoreProfile>(as: Person, body: StoreProfileUpdate) =>
  server.call<Body>('PUT', path(as), { as, body });
const bundlesOf = async (as: Person) =>
  (await server.call<BundlePage>('GET', `/recommendations/${as.id}`, { as })).body.items;

test('the page of a store has its words, its team, and bundles with pictures', async () => {
  const page = await store();
  expect(page.intro).toMatch(/^Slow facials/);
  expect(page.team[0]).toEqual({ name: 'Dora Winslow', role: 'Owner' });
  expect(page.bundles.map(({ bundleName }) => bundleName)).toEqual(['A quiet month', 'Clear again']);
  for (const { bundleToken, products } of page.bundles) {
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ image }) => image?.template.startsWith('/media/pictures/'))).toBe(true);
    const opened = await server.call('GET', `/recommendations/${bundleToken}/userId/public`);
    expect(opened.status).toBe(200);
  }
});

test('its owner replaces all of it; blank words are none', async () => {
  const [first, second] = (await bundlesOf(dora)).map(({ bundleId }) => bundleId);
  const bundleIds = [second ?? '', first ?? ''];
  const profile = { intro: '  Calm facials. ', team: [{ name: ' Mei Tanaka ', role: 'Esthetician' }], bundleIds };
  const changed = await write(dora, profile);
  expect([changed.status, changed.body]).toEqual([
    200,
    {
      accountId: dora.accountId,
      intro: 'Calm facials.',
      team: [{ name: 'Mei Tanaka', role: 'Esthetician' }],
      bundleIds,
    },
  ]);
  expect(await read(dora)).toEqual(changed.body);
  expect((await store()).bundles).toHaveLength(2);
  await write(dora, { intro: '   ', team: [], bundleIds: [] });
  expect(await store()).toMatchObject({ intro: null, team: [], bundles: [] });
});

test('a bundle of somebody else changes nothing', async () => {
  await write(dora, { intro: 'As before.', team: [], bundleIds: [] });
  const [foreign] = await bundlesOf(milo);
  const refused = await write<ErrorBody>(dora, { intro: 'New.', team: [], bundleIds: [foreign?.bundleId ?? ''] });
  expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  expect(await read(dora)).toMatchObject({ intro: 'As before.', bundleIds: [] });
});

test('a deleted bundle, one without products for visitors, and those of a disabled person are not shown', async () => {
  const [kept, deleted] = await bundlesOf(dora);
  const bundleIds = [kept?.bundleId ?? '', deleted?.bundleId ?? ''];
  await write(dora, { intro: null, team: [], bundleIds });
  await server.db.query('delete from bundles where id = $1', [deleted?.bundleId]);
  expect((await store()).bundles.map(({ bundleToken }) => bundleToken)).toEqual([kept?.bundleToken]);
  expect((await read(dora)).bundleIds).toEqual([kept?.bundleId]);
  const { rows } = await server.db.query<{ sku: string }>(
    `select sku from products p where ${AUDIENCE_MASK_SQL} & ${AUDIENCE_BITS.web} = 0 limit 1`,
  );
  await server.db.query('delete from bundle_items where bundle_id = $1', [kept?.bundleId]);
  await server.db.query('insert into bundle_items values ($1, 1, $2, 1)', [kept?.bundleId, rows[0]?.sku]);
  expect((await store()).bundles).toEqual([]);
  await server.db.query('update users set disabled_at = now() where id = $1', [milo.id]);
  expect((await store('orr-esthetics')).bundles).toEqual([]);
});
