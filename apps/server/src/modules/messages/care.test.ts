import type { ErrorBody } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { careAccountOf } from '../../auth/care-account.ts';
import { clearMessages, Messenger, textsOf } from '../../testing/messenger.ts';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let care: string;
let nina: Messenger;
let dora: Messenger;
let amy: Messenger;
let rita: Messenger;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  care = await careAccountOf(server.db);
  nina = await Messenger.signIn(server, PEOPLE.staff);
  dora = await Messenger.signIn(server, PEOPLE.professional);
  amy = await Messenger.signIn(server, PEOPLE.client);
  rita = await Messenger.signIn(server, PEOPLE.school);
});

afterAll(() => server?.close());

beforeEach(async () => {
  await clearMessages(server);
});

/** Staff with other permissions than the care team's. */
async function otherStaff(): Promise<Messenger> {
  await server.db.query(
    `update users set permissions = array_remove(permissions, 'messages:care') where account_id = $1`,
    [care],
  );
  await server.app.platform.auth.forget([nina.person.id]);
  return Messenger.signIn(server, PEOPLE.staff);
}

async function careAgain(): Promise<void> {
  await server.db.query(
    `update users set permissions = array_append(permissions, 'messages:care') where account_id = $1`,
    [care],
  );
  await server.app.platform.auth.forget([nina.person.id]);
}

test('everybody can write to the care team, whose staff answer with their first name', async () => {
  for (const [place, person] of [rita, dora, amy].entries()) {
    const { status, body } = await person.send(care, `Hello ${place}`);
    expect([status, body.toAccountId]).toEqual([201, care]);
    expect((await person.talk(care)).party).toEqual({
      accountId: care,
      kind: 'care',
      accountName: 'Regen Care',
      isBlocked: false,
      canWrite: true,
    });
  }
  const { users, unreadCount } = await nina.logs();
  expect(unreadCount).toBe(3);
  expect(users.map(({ party }) => [party.accountName, party.kind]).toSorted()).toEqual([
    ['Amy Rubin', 'account'],
    ['Lark Skin Clinic', 'account'],
    ['Norwood School of Esthetics', 'account'],
  ]);
  expect((await nina.send(rita.accountId, 'Hi Rita')).body.senderName).toBe('Nina');
  expect((await rita.talk(care)).messages.response.map(({ senderName, isMine }) => [senderName, isMine])).toEqual([
    ['Nina', false],
    ['Rita Cole', true],
  ]);
});

test('nobody renames the care team', async () => {
  const path = `/users/${nina.person.id}/accountName`;
  const { status, body } = await server.call('PUT', path, { as: nina.person, body: { accountName: 'Nina’s team' } });
  expect([status, body.code]).toEqual([403, 'forbidden']);
  const { rows } = await server.db.query('select name from accounts where id = $1', [care]);
  expect(rows).toEqual([{ name: 'Regen Care' }]);
});

test('the list always offers the care team, and not to itself', async () => {
  expect(await rita.logs()).toMatchObject({ users: [], care: { accountId: care, kind: 'care', canWrite: true } });
  expect((await rita.logs('?page=2')).care?.accountId).toBe(care);
  expect((await nina.logs()).care).toBeNull();
  expect(await rita.talk(care)).toMatchObject({ totalCount: 0, firstUnreadSeq: null, party: { kind: 'care' } });
});

test('the care team writes to any account, but not to itself or to nobody', async () => {
  const greta = shopId('acc', 8);
  expect((await nina.send(greta, 'Your order is on its way')).status).toBe(201);
  for (const to of [care, shopId('acc', 999_999)]) {
    const { status, body } = await nina.send<ErrorBody>(to, 'Anybody?');
    expect([status, body.code]).toEqual([403, 'not_connected']);
  }
});

test('an account that is connected to the care team alone stays a stranger to others', async () => {
  await rita.send(care, 'Hello');
  const { status, body } = await rita.send<ErrorBody>(dora.accountId, 'Hello');
  expect([status, body.code]).toEqual([403, 'not_connected']);
  expect((await nina.search('hello')).totalCount).toBe(1);
  expect((await dora.search('hello')).totalCount).toBe(0);
});

test('nobody can block the care team, and the care team can block', async () => {
  const { status, body } = await rita.block<ErrorBody>(care);
  expect([status, body.code]).toEqual([403, 'forbidden']);
  expect((await rita.talk(care)).party).toMatchObject({ isBlocked: false, canWrite: true });
  expect((await nina.block(rita.accountId)).body.isBlocked).toBe(true);
  expect((await rita.send(care, 'Hello?')).status).toBe(201);
  expect(textsOf(await nina.talk(rita.accountId))).toEqual([]);
});

describe('staff without the permission', () => {
  test('have no part in the conversations of the care team', async () => {
    const { messageId } = (await dora.send(care, 'A question')).body;
    const staff = await otherStaff();
    const calls = [
      staff.send(dora.accountId, 'An answer'),
      staff.block(dora.accountId),
      staff.unblock(dora.accountId),
      staff.read(dora.accountId, messageId),
      ...[
        '/messages/users',
        `/users/message/${dora.accountId}`,
        '/messages/search?search=question',
        '/messages/blocked',
        '/messages/contacts',
      ].map((path) => server.call('GET', path, { as: staff.person })),
      staff.order({ bytes: Buffer.alloc(9), contentType: 'application/pdf', name: 'a.pdf' }),
      staff.check('upl_00000000000000000000000000'),
    ];
    const answers = await Promise.all(calls as Promise<{ status: number; body: unknown }>[]);
    await careAgain();
    expect(answers.map(({ status, body }) => [status, (body as ErrorBody).code])).toEqual(
      answers.map(() => [403, 'forbidden']),
    );
    expect((await dora.talk(care)).messages.response).toMatchObject([{ messageId, readAt: null }]);
  });
});
