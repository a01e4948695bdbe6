import type { ErrorBody } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { clearMessages, Messenger } from '../../testing/messenger.ts';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const JONAS = shopId('acc', 7);

let server: TestServer;
let dora: Messenger;
let amy: Messenger;
let petra: Messenger;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await Messenger.signIn(server, PEOPLE.professional);
  amy = await Messenger.signIn(server, PEOPLE.client);
  petra = await Messenger.signIn(server, PEOPLE.studio);
});

afterAll(() => server?.close());

beforeEach(async () => {
  await clearMessages(server);
});

const found = async (who: Messenger, search: string, query = '') =>
  (await who.search(search, query)).items.map(({ message }) => message.message);

test('finds what has a word for each word of the search, newest first', async () => {
  for (const text of ['The azelaic serum stings', 'Serum first, then cream', 'Only cream today']) {
    await dora.send(amy.accountId, text);
    server.clock.advance(10);
  }
  expect(await found(amy, 'serum')).toEqual(['Serum first, then cream', 'The azelaic serum stings']);
  expect(await found(amy, 'cream ser')).toEqual(['Serum first, then cream']);
  expect(await found(amy, 'AZEL')).toEqual(['The azelaic serum stings']);
  expect(await found(amy, 'erum')).toEqual([]);
  expect(await found(amy, 'serum retinal')).toEqual([]);
});

test.each([
  ['Crème brûlée after the peel', 'creme brulee'],
  ['Creme after the peel', 'crème'],
  ['See regen.example/bundle?x=1 (again)', 'regen.example bundle'],
  ['post-peel routine', 'peel'],
  ["It's Dora's", 'dora'],
  ['Кремы и сыворотки', 'сывор'],
  ['保湿クリーム を塗る', '保湿'],
  ['50% off & more | <b>', '50 more b'],
])('finds %j by %j', async (text, search) => {
  await dora.send(amy.accountId, text);
  expect(await found(amy, search)).toEqual([text]);
});

test.each(["'", "' | 'x':*", '%', ':* & !', '\\', "acc_0 ' & x", '   ', '—…'])(
  'takes %j for a text, which finds nothing',
  async (search) => {
    await dora.send(amy.accountId, 'anything');
    expect(await amy.search(search)).toMatchObject({ items: [], totalCount: 0, totalPages: 0 });
  },
);

test('finds in every conversation of the account, and says with whom it was', async () => {
  await dora.send(amy.accountId, 'peel on Monday');
  server.clock.advance(10);
  await dora.send(JONAS, 'peel on Friday');
  const { items, totalCount } = await dora.search('peel');
  expect(items.map(({ party, message }) => [party.accountName, message.message, message.isMine])).toEqual([
    ['Jonas Kerr', 'peel on Friday', true],
    ['Amy Rubin', 'peel on Monday', true],
  ]);
  expect(totalCount).toBe(2);
  expect((await amy.search('peel')).items).toMatchObject([
    {
      party: { accountName: 'Lark Skin Clinic', kind: 'account' },
      message: { isMine: false, unreadCount: 1, seq: 1 },
    },
  ]);
});

test('finds nothing of other accounts, whatever is searched', async () => {
  await dora.send(amy.accountId, `secret of ${amy.accountId}`);
  expect(await found(petra, 'secret')).toEqual([]);
  expect(await found(petra, amy.accountId)).toEqual([]);
  expect(await found(amy, amy.accountId)).toHaveLength(1);
});

test('shows a withheld message to its author alone, during and after the block', async () => {
  await dora.send(amy.accountId, 'delivered serum');
  await amy.block(dora.accountId);
  await dora.send(amy.accountId, 'withheld serum');
  await amy.unblock(dora.accountId);
  expect((await found(dora, 'serum')).toSorted()).toEqual(['delivered serum', 'withheld serum']);
  expect(await found(amy, 'serum')).toEqual(['delivered serum']);
});

const names = async (who: Messenger, search: string, query = '') =>
  (await who.search(search, query)).parties.map(({ accountName }) => accountName);

test('finds people by name: who is linked or was written with, and the care team, on the first page', async () => {
  expect(await names(dora, 'rub AM')).toEqual(['Amy Rubin']);
  expect(await names(dora, 'bin')).toEqual([]);
  expect(await names(dora, 'amy jonas')).toEqual([]);
  expect(await names(amy, 'lark')).toEqual(['Lark Skin Clinic']);
  expect(await names(amy, 'regen')).toEqual(['Regen Care']);
  expect(await names(amy, 'regen', '&page=2')).toEqual([]);
  expect(await names(amy, '%')).toEqual([]);
  // Nobody finds whom they have nothing to do with.
  expect(await names(petra, 'amy rubin')).toEqual([]);
  expect(await names(amy, 'jonas')).toEqual([]);
});

test('finds people by name as their own side of the conversation has them, blocked or not', async () => {
  const partyOf = async (who: Messenger, search: string) => (await who.search(search)).parties[0];
  await amy.block(dora.accountId);
  expect(await partyOf(amy, 'lark')).toMatchObject({ isBlocked: true, canWrite: false });
  expect(await partyOf(dora, 'rubin')).toMatchObject({ isBlocked: false, canWrite: true });
  await amy.unblock(dora.accountId);
});

test('is paged', async () => {
  for (let n = 1; n <= 5; n += 1) {
    await dora.send(amy.accountId, `cream ${n}`);
    server.clock.advance(10);
  }
  expect(await found(amy, 'cream', '&perPage=2&page=2')).toEqual(['cream 3', 'cream 2']);
  expect(await amy.search('cream', '&perPage=2&page=9')).toMatchObject({ items: [], totalCount: 5, totalPages: 3 });
});

test.each(['', '?search=', `?search=${'x'.repeat(101)}`, '?search=%00'])('refuses %j', async (query) => {
  const { status, body } = await server.call<ErrorBody>('GET', `/messages/search${query}`, { as: amy.person });
  expect([status, body.code]).toEqual([400, 'validation_failed']);
});

test('reads its own words in the index, not the messages of everybody', async () => {
  await server.db.query(
    `insert into conversations (low_account_id, high_account_id, message_count, last_message_at)
     values ($1, $2, 20000, now())`,
    [shopId('acc', 2), shopId('acc', 9)],
  );
  // Of nobody else: nothing is to be counted or announced.
  await server.db.query('alter table messages disable trigger user');
  await server.db.query(
    `insert into messages (id, low_account_id, high_account_id, seq, sender_seq, from_account_id, from_user_id, sender_name, body, sent_at)
     select 'msg_x' || n, $1, $2, n, n, $1, 'usr_x', 'X', 'serum cream ' || n, now() from generate_series(1, 20000) n`,
    [shopId('acc', 2), shopId('acc', 9)],
  );
  await server.db.query('alter table messages enable trigger user');
  await dora.send(amy.accountId, 'my serum');
  await server.db.query('analyze messages');
  const { rows } = await server.db.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off) select m.id from messages m
     where message_terms(m.body, m.low_account_id, m.high_account_id, m.from_account_id, m.is_withheld) @@ (select '''${amy.accountId} s'':*'::tsquery)`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on messages_terms');
  expect(plan).not.toContain('Rows Removed');
  expect(await found(amy, 's')).toEqual(['my serum']);
});
