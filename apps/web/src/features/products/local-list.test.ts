import { createMemorySession, createMemoryStorage } from '@regen/sdk/session';
import { expect, it } from 'vitest';
import { createLocalList } from './local-list.ts';
import { noteViewed } from './use-viewed.ts';

const user = { id: 'usr_1', accountId: 'acc_1', site: 'b2b', countryCode: 'US' };
// What a session needs to begin; the rest of a person does not matter here.
const grant = { jwt: 'e30.e30.x', expiresAt: '2999-01-01T00:00:00Z', user } as never;

function bench(text?: string) {
  const session = createMemorySession();
  const storage = createMemoryStorage();
  if (text !== undefined) storage.setItem('list', text);
  return { session, storage, list: createLocalList(session, 'list', storage) };
}

it('reads what is stored, and nothing but SKUs', () => {
  expect(bench().list.read()).toEqual([]);
  expect(bench('1401,GM3201,1401,<b>,,a b').list.read()).toEqual(['1401', 'GM3201']);
});

it('is the same array until something changes, and notifies of changes', () => {
  const { list } = bench('1401');
  const before = list.read();
  expect(list.read()).toBe(before);
  let told = 0;
  const stop = list.subscribe(() => (told += 1));
  list.write(['1401', '1403']);
  expect(list.read()).toEqual(['1401', '1403']);
  stop();
  list.write([]);
  expect([told, list.read()]).toEqual([1, []]);
});

it('ends with the session', () => {
  const { session, list } = bench('1401');
  session.start(grant);
  expect(list.read()).toEqual(['1401']);
  session.finish();
  expect(list.read()).toEqual([]);
});

it('is cleared when another person signs in', () => {
  const { session, list } = bench('1401');
  session.start(grant);
  const other = { ...user, id: 'usr_2' };
  session.start({ jwt: 'e30.e30.y', expiresAt: '2999-01-01T00:00:00Z', user: other } as never);
  expect(list.read()).toEqual([]);
});

it('stays as it was where the storage is full', () => {
  const { session, storage } = bench('1401');
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  const list = createLocalList(session, 'list', full);
  list.write(['1403']);
  expect(list.read()).toEqual(['1401']);
});

it('has what was viewed last first, once, and not without an end', () => {
  const { list } = bench('1401,1403');
  noteViewed(list, '1403');
  expect(list.read()).toEqual(['1403', '1401']);
  for (let sku = 1; sku <= 20; sku += 1) noteViewed(list, String(sku));
  expect(list.read()).toHaveLength(12);
  expect(list.read()[0]).toBe('20');
});
