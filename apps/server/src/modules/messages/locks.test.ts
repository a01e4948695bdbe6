import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createRandom } from '../../testing/fuzz/random.ts';
import type { Random } from '../../testing/fuzz/random.ts';
import { clearMessages, Messenger } from '../../testing/messenger.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { liftBlock, saveBlock } from './block-repository.ts';
import { createDeliveries } from './deliveries.ts';
import { markRead } from './repository.ts';
import { insertMessage, postMessages } from './send-message.ts';
import type { NewMessage } from './send-message.ts';

let server: TestServer;
let dora: Messenger;
let amy: Messenger;
let jonas: Messenger;
/** Another transaction. */
let holder: pg.Client;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '1000' } });
  dora = await Messenger.signIn(server, PEOPLE.professional);
  amy = await Messenger.signIn(server, PEOPLE.client);
  jonas = await Messenger.signIn(server, PEOPLE.otherClient);
});
afterAll(() => server?.close());

beforeEach(async () => {
  await clearMessages(server);
  holder = new pg.Client(server.db.connection);
  await holder.connect();
  await holder.query('begin');
});
afterEach(() => holder.end());

async function waiting(): Promise<number | undefined> {
  const { rows } = await server.db.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
}

const COUNTS = 'select from message_counts where account_id = $1 for update';
const SIDE = 'select from conversation_sides where account_id = $1 for update';
const NEW_COUNTS = 'insert into message_counts values ($1, 0, 0, 0)';

describe('a withheld message waits as a delivered one does', () => {
  const kinds = () => [['withheld', amy] as const, ['delivered', jonas] as const];

  test.each([
    ["for the receiver's counts", COUNTS],
    ["for the receiver's side of the conversation", SIDE],
  ])('%s', async (_name, held) => {
    for (const [, to] of kinds()) await dora.send(to.accountId, 'Hello');
    await amy.block(dora.accountId);
    for (const [kind, to] of kinds()) {
      await holder.query(held, [to.accountId]);
      const sent = dora.send(to.accountId, 'Hello again');
      await expect.poll(waiting, { message: kind }).toBe(1);
      await holder.query('commit; begin');
      expect((await sent).status).toBe(201);
    }
  });

  test.each([
    ['which somebody else is making', NEW_COUNTS],
    ['which are there', COUNTS],
  ])("for the receiver's counts, %s, with the first message of a conversation", async (_name, held) => {
    await amy.block(dora.accountId);
    for (const [kind, to] of kinds()) {
      if (held === COUNTS) await server.db.query(NEW_COUNTS, [to.accountId]);
      await holder.query(held, [to.accountId]);
      const sent = dora.send(to.accountId, 'Hello');
      await expect.poll(waiting, { message: kind }).toBe(1);
      await holder.query('commit; begin');
      expect((await sent).status).toBe(201);
    }
  });
});

test('the counts of two accounts are locked in the order of the accounts, also after messages that were withheld', async () => {
  await dora.send(jonas.accountId, 'Hello');
  await dora.block(amy.accountId);
  await amy.send(dora.accountId, 'Hello?');
  await dora.unblock(amy.accountId);
  expect(dora.accountId < amy.accountId).toBe(true);
  await holder.query(COUNTS, [dora.accountId]);
  const sent = dora.send(amy.accountId, 'Hello');
  await expect.poll(waiting).toBe(1);
  // Not taken yet.
  await server.db.query(`${COUNTS} nowait`, [amy.accountId]);
  await holder.query('commit');
  expect((await sent).status).toBe(201);
});

test('a list of conversations is never older than its version', async () => {
  await dora.send(jonas.accountId, 'Hello');
  await holder.query('lock table message_counts in access exclusive mode');
  const listed = jonas.logs();
  await expect.poll(waiting).toBe(1);
  await holder.query(
    `update conversation_sides set received_count = received_count + 1 where account_id = '${jonas.accountId}'`,
  );
  await holder.query('commit');
  const { users, unreadCount } = await listed;
  expect(users[0]?.unreadCount).toBe(unreadCount);
});

const CIRCLE = ['acc_circle1', 'acc_circle2', 'acc_circle3', 'acc_circle4'];

const open = (ids: readonly string[]) =>
  server.db.query(
    `insert into accounts (id, name, site, account_type) select id, id, 'retail', 'retail' from unnest($1::text[]) id on conflict do nothing`,
    [ids],
  );

let written = 0;

function newMessage(from: string, to: string): NewMessage {
  written += 1;
  const id = `msg_circle${written}`;
  const more = { fromUserId: 'usr_circle', senderName: 'C', clientId: null, fileCount: 0, cardCount: 0 };
  return { id, fromAccountId: from, toAccountId: to, body: id, ...more };
}

const write = (from: string, to: string): Promise<unknown> =>
  insertMessage(server.db, newMessage(from, to), server.clock.now());

/** Messages of three conversations, in one statement. */
async function writeTogether(from: string, to: string): Promise<void> {
  const [third = '', fourth = ''] = CIRCLE.filter((id) => id !== from && id !== to);
  const messages = [newMessage(from, to), newMessage(to, third), newMessage(third, fourth)];
  const posts = messages.map((message) => ({ message, once: null, attempt: null }));
  const all = await postMessages(server.db, posts, server.clock.now());
  await Promise.all(
    messages
      .filter((_, at) => all[at]?.isFirst)
      .map((message) => insertMessage(server.db, message, server.clock.now())),
  );
}

test('deleting an account takes conversations first, as sending does', async () => {
  const [one = '', two = ''] = CIRCLE;
  await open(CIRCLE);
  await write(one, two);
  await holder.query('select from conversations where low_account_id = $1 for update', [one]);
  const deleted = server.db.query('delete from accounts where id = $1', [one]);
  await expect.poll(waiting).toBe(1);
  await server.db.query(`${SIDE} nowait`, [one]);
  await server.db.query(`${COUNTS} nowait`, [two]);
  await holder.query('commit');
  expect((await deleted).rowCount).toBe(1);
  const { rows } = await server.db.query('select account_id, conversations, unread from message_counts');
  expect(rows).toEqual([{ account_id: two, conversations: 0, unread: 0 }]);
});

/** An account that was deleted in the meantime. */
const GONE = '23503';

/** What accounts do with each other, beside reading, blocking and receiving. */
const ACTS = {
  'messages one at a time, and deleted accounts': [
    write,
    async (one: string, _other: string, random: Random) => {
      if (!random.once(5)) return;
      await server.db.query('delete from accounts where id = $1', [one]);
      await open([one]);
    },
  ],
  'messages of several conversations together': [write, writeTogether, writeTogether],
};

test.each(Object.entries(ACTS))('with %s, nobody waits in a circle, and all counts are right', async (_name, more) => {
  const { log } = server.app.platform;
  const deliveries = createDeliveries({ db: server.db, log });
  const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 100_000);
  const now = server.clock.now();
  const acts: ((one: string, other: string, random: Random) => Promise<unknown>)[] = [
    ...more,
    (one, other) => write(other, one),
    (one, other) => markRead(server.db, one, other, { messageId: null, now }),
    (one, other) =>
      saveBlock(server.db, {
        accountId: one,
        blockedAccountId: other,
        userId: 'usr_circle',
        reason: 'spam',
        information: null,
        now,
      }),
    (one, other) => liftBlock(server.db, one, other, now),
    async (one, other) => deliveries.note({ accountId: one, otherId: other, seq: written }),
  ];
  await open(CIRCLE);
  // Each has choices of its own, so that those of one do not depend on how fast the others are.
  const person = async (_: unknown, place: number) => {
    const random = createRandom(8 * seed + place);
    for (let n = 0; n < 150; n += 1) {
      const [act, one, other] = [random.pick(acts), random.pick(CIRCLE), random.pick(CIRCLE)];
      if (one === other) continue;
      await act(one, other, random).catch((error: unknown) => {
        if ((error as pg.DatabaseError).code !== GONE)
          throw new Error(`With TEST_SEED=${seed}, person ${place}, act ${n}.`, { cause: error });
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, person));
  await deliveries.close(10_000);
  const { rows } = await server.db.query(
    `select c.account_id, c.conversations, c.unread, s.conversations as real_conversations, s.unread as real_unread
     from message_counts c left join lateral (
       select count(last_message_id)::int as conversations, coalesce(sum(unread_count), 0)::int as unread
       from conversation_sides where account_id = c.account_id) s on true
     where (c.conversations, c.unread) <> (s.conversations, s.unread)`,
  );
  expect(rows, `TEST_SEED=${seed}`).toEqual([]);
  const alone = await server.db.query(
    `select s.account_id, s.other_account_id from conversation_sides s where not exists (
       select from conversation_sides o where o.account_id = s.other_account_id and o.other_account_id = s.account_id)`,
  );
  expect(alone.rows, `TEST_SEED=${seed}`).toEqual([]);
});
