import { demoId } from '@regen/demo-store/demo-people';
import type { ErrorBody } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { careAccountOf } from '../../auth/care-account.ts';
import { clearMessages, Messenger, textsOf } from '../../testing/messenger.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let care: string;
let noor: Messenger;
let dana: Messenger;
let ana: Messenger;
let ruth: Messenger;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  care = await careAccountOf(server.db);
  noor = await Messenger.signIn(server, 'noor@regen.example');
  dana = await Messenger.signIn(server, 'dana@lumenclinic.example');
  ana = await Messenger.signIn(server, 'ana@clients.example');
  ruth = await Messenger.signIn(server, 'ruth@northfield.example');
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
  await server.app.platform.auth.forget(noor.person.id);
  return Messenger.signIn(server, 'noor@regen.example');
}

async function careAgain(): Promise<void> {
  await server.db.query(
    `update users set permissions = array_append(permissions, 'messages:care') where account_id = $1`,
    [care],
  );
  await server.app.platform.auth.forget(noor.person.id);
}

test('everybody can write to the care team, whose staff answer with their first name', async () => {
  for (const [place, person] of [ruth, dana, ana].entries()) {
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
  const { users, unreadCount } = await noor.logs();
  expect(unreadCount).toBe(3);
  expect(users.map(({ party }) => [party.accountName, party.kind]).toSorted()).toEqual([
    ['Ana Ruiz', 'account'],
    ['Lumen Skin Clinic', 'account'],
    ['Northfield School of Esthetics', 'account'],
  ]);
  expect((await noor.send(ruth.accountId, 'Hi Ruth')).body.senderName).toBe('Noor');
  expect((await ruth.talk(care)).messages.response.map(({ senderName, isMine }) => [senderName, isMine])).toEqual([
    ['Noor', false],
    ['Ruth Calder', true],
  ]);
});

test('nobody renames the care team', async () => {
  const path = `/users/${noor.person.id}/accountName`;
  const { status, body } = await server.call('PUT', path, { as: noor.person, body: { accountName: 'Noor’s team' } });
  expect([status, body.code]).toEqual([403, 'forbidden']);
  const { rows } = await server.db.query('select name from accounts where id = $1', [care]);
  expect(rows).toEqual([{ name: 'Regen Care' }]);
});

test('the list always offers the care team, and not to itself', async () => {
  expect(await ruth.logs()).toMatchObject({ users: [], care: { accountId: care, kind: 'care', canWrite: true } });
  expect((await ruth.logs('?page=2')).care?.accountId).toBe(care);
  expect((await noor.logs()).care).toBeNull();
  expect(await ruth.talk(care)).toMatchObject({ totalCount: 0, firstUnreadSeq: null, party: { kind: 'care' } });
});

test('the care team writes to any account, but not to itself or to nobody', async () => {
  const grace = demoId('acc', 8);
  expect((await noor.send(grace, 'Your order is on its way')).status).toBe(201);
  for (const to of [care, demoId('acc', 999_999)]) {
    const { status, body } = await noor.send<ErrorBody>(to, 'Anybody?');
    expect([status, body.code]).toEqual([403, 'not_connected']);
  }
});

test('an account that is connected to the care team alone stays a stranger to others', async () => {
  await ruth.send(care, 'Hello');
  const { status, body } = await ruth.send<ErrorBody>(dana.accountId, 'Hello');
  expect([status, body.code]).toEqual([403, 'not_connected']);
  expect((await noor.search('hello')).totalCount).toBe(1);
  expect((await dana.search('hello')).totalCount).toBe(0);
});

test('nobody can block the care team, and the care team can block', async () => {
  const { status, body } = await ruth.block<ErrorBody>(care);
  expect([status, body.code]).toEqual([403, 'forbidden']);
  expect((await ruth.talk(care)).party).toMatchObject({ isBlocked: false, canWrite: true });
  expect((await noor.block(ruth.accountId)).body.isBlocked).toBe(true);
  expect((await ruth.send(care, 'Hello?')).status).toBe(201);
  expect(textsOf(await noor.talk(ruth.accountId))).toEqual([]);
});

describe('staff without the permission', () => {
  test('have no part in the conversations of the care team', async () => {
    const { messageId } = (await dana.send(care, 'A question')).body;
    const staff = await otherStaff();
    const calls = [
      staff.send(dana.accountId, 'An answer'),
      staff.block(dana.accountId),
      staff.unblock(dana.accountId),
      staff.read(dana.accountId, messageId),
      ...[
        '/messages/users',
        `/users/message/${dana.accountId}`,
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
    expect((await dana.talk(care)).messages.response).toMatchObject([{ messageId, readAt: null }]);
  });
});
