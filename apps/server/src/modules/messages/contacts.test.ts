import type { ContactPage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
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
  const dana = await contactsOf('dana@lumenclinic', '?perPage=50');
  expect(names(dana)).toContain('Ana Ruiz');
  expect(names(dana)).toEqual(names(dana).toSorted((a, b) => a.localeCompare(b)));
  expect(dana.items.every(({ kind, canWrite }) => kind === 'account' && canWrite)).toBe(true);
  expect(names(await contactsOf('ana@clients'))).toEqual(['Lumen Skin Clinic']);
  expect(await contactsOf('ruth@northfield')).toMatchObject({ items: [], totalCount: 0, totalPages: 0 });
});

test('are found by the beginning of a word of their name, or one by its account', async () => {
  expect(names(await contactsOf('dana@lumenclinic', '?search=rUi'))).toEqual(['Ana Ruiz']);
  expect(names(await contactsOf('dana@lumenclinic', '?search=uiz'))).toEqual([]);
  expect(names(await contactsOf('dana@lumenclinic', '?search=%25'))).toEqual([]);
  const ana = await server.signIn('ana@clients.example');
  expect(names(await contactsOf('dana@lumenclinic', `?accountId=${ana.accountId}`))).toEqual(['Ana Ruiz']);
  expect(names(await contactsOf('priya@ramandermal', `?accountId=${ana.accountId}`))).toEqual([]);
});

test('are paged, and counted on every page', async () => {
  const all = await contactsOf('dana@lumenclinic', '?perPage=50');
  const second = await contactsOf('dana@lumenclinic', '?perPage=2&page=2');
  expect(names(second)).toEqual(names(all).slice(2, 4));
  expect(second).toMatchObject({
    currentPage: 2,
    totalCount: all.totalCount,
    totalPages: Math.ceil(all.totalCount / 2),
  });
  expect(await contactsOf('dana@lumenclinic', '?perPage=2&page=99')).toMatchObject({
    items: [],
    totalCount: all.totalCount,
  });
});

test('of one name have an order of their own, on every page', async () => {
  const ids = ['acc_twin1', 'acc_twin2', 'acc_twin3', 'acc_twin4'];
  await server.db.query(
    `with made as (insert into accounts (id, name, site, account_type) select id, 'Twin', 'retail', 'retail' from unnest($1::text[]) id returning id)
     insert into client_links (professional_account_id, retail_account_id) select $2, id from made`,
    [ids.toReversed(), (await server.signIn('dana@lumenclinic.example')).accountId],
  );
  const pages = await Promise.all(
    [1, 2, 3].map((page) => contactsOf('dana@lumenclinic', `?search=twin&perPage=2&page=${page}`)),
  );
  expect(pages.flatMap(({ items }) => items.map(({ accountId }) => accountId))).toEqual(ids);
  expect(pages.map(({ totalCount }) => totalCount)).toEqual([4, 4, 4]);
});

test('are those of whoever asks', async () => {
  expect((await server.call('GET', '/messages/contacts')).status).toBe(401);
});
