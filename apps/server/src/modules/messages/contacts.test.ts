import type { ContactPage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server?.close());

const contactsOf = async (name: string, query = '') => {
  const person = await server.signIn(`${name}.example`);
  return (await server.call<ContactPage>('GET', `/messages/contacts${query}`, { as: person })).body;
};
const names = ({ items }: ContactPage) => items.map(({ accountName }) => accountName);

test('are the linked accounts, by name, in both directions', async () => {
  const dora = await contactsOf('dora@larkclinic', '?perPage=50');
  expect(names(dora)).toContain('Amy Rubin');
  expect(names(dora)).toEqual(names(dora).toSorted((a, b) => a.localeCompare(b)));
  expect(dora.items.every(({ kind, canWrite }) => kind === 'account' && canWrite)).toBe(true);
  expect(names(await contactsOf('amy@homes'))).toEqual(['Lark Skin Clinic']);
  expect(await contactsOf('rita@norwood')).toMatchObject({ items: [], totalCount: 0, totalPages: 0 });
});

test('are found by the beginning of a word of their name, or one by its account', async () => {
  expect(names(await contactsOf('dora@larkclinic', '?search=rUb'))).toEqual(['Amy Rubin']);
  expect(names(await contactsOf('dora@larkclinic', '?search=bin'))).toEqual([]);
  expect(names(await contactsOf('dora@larkclinic', '?search=%25'))).toEqual([]);
  const amy = await server.signIn(PEOPLE.client);
  expect(names(await contactsOf('dora@larkclinic', `?accountId=${amy.accountId}`))).toEqual(['Amy Rubin']);
  expect(names(await contactsOf('petra@rosendermal', `?accountId=${amy.accountId}`))).toEqual([]);
});

test('are paged, and counted on every page', async () => {
  const all = await contactsOf('dora@larkclinic', '?perPage=50');
  const second = await contactsOf('dora@larkclinic', '?perPage=2&page=2');
  expect(names(second)).toEqual(names(all).slice(2, 4));
  expect(second).toMatchObject({
    currentPage: 2,
    totalCount: all.totalCount,
    totalPages: Math.ceil(all.totalCount / 2),
  });
  expect(await contactsOf('dora@larkclinic', '?perPage=2&page=99')).toMatchObject({
    items: [],
    totalCount: all.totalCount,
  });
});

test('of one name have an order of their own, on every page', async () => {
  const ids = ['acc_twin1', 'acc_twin2', 'acc_twin3', 'acc_twin4'];
  await server.db.query(
    `with made as (insert into accounts (id, name, site, account_type) select id, 'Twin', 'retail', 'retail' from unnest($1::text[]) id returning id)
     insert into client_links (professional_account_id, retail_account_id) select $2, id from made`,
    [ids.toReversed(), (await server.signIn(PEOPLE.professional)).accountId],
  );
  const pages = await Promise.all(
    [1, 2, 3].map((page) => contactsOf('dora@larkclinic', `?search=twin&perPage=2&page=${page}`)),
  );
  expect(pages.flatMap(({ items }) => items.map(({ accountId }) => accountId))).toEqual(ids);
  expect(pages.map(({ totalCount }) => totalCount)).toEqual([4, 4, 4]);
});

test('are those of whoever asks', async () => {
  expect((await server.call('GET', '/messages/contacts')).status).toBe(401);
});
