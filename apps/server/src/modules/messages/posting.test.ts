import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Attempt } from '../../auth/auth.ts';
import type { Database } from '../../db/database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { watchStatements } from '../../testing/watch-statements.ts';
import { saveBlock } from './block-repository.ts';
import { createPosting } from './posting.ts';
import type { PostMessage } from './posting.ts';
import type { Post } from './send-message.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const clock = { now: () => NOW };

let database: TestDatabase;
let db: Database;
/** Another transaction. */
let holder: pg.Client;
let statements: string[];
let post: PostMessage;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.db.query(
    'truncate messages, conversations, conversation_sides, rate_limits, idempotency_keys cascade',
  );
  await database.db.query(
    `insert into accounts (id, name, site, account_type) select 'acc_' || n, 'acc_' || n, 'retail', 'retail' from generate_series(1, 20) n
     on conflict do nothing`,
  );
  ({ db, statements } = watchStatements(database.db));
  post = createPosting({ clock, db });
  holder = new pg.Client(database.db.connection);
  await holder.connect();
  await holder.query('begin');
});
afterEach(() => holder.end());

function attemptOf(bucket: string, quota = 60): Attempt {
  return { bucket, startsAt: NOW, endsAt: new Date(NOW.getTime() + 60_000), quota };
}

function messageOf(from: number, to: number, more: Partial<Post> = {}): Post {
  made += 1;
  return {
    message: {
      id: `msg_post${made}`,
      fromAccountId: `acc_${from}`,
      toAccountId: `acc_${to}`,
      fromUserId: `usr_${from}`,
      senderName: 'P',
      body: `Message ${made}`,
      clientId: null,
      fileCount: 0,
      cardCount: 0,
    },
    once: null,
    attempt: attemptOf(`message usr_${from}`),
    ...more,
  };
}

const keyed = (key: string): Pick<Post, 'once'> => ({ once: { scope: 'usr', key, requestHash: 'h' } });

async function waiting(): Promise<number | undefined> {
  const { rows } = await database.db.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
}

async function stored(): Promise<string[]> {
  const { rows } = await database.db.query<{ id: string }>('select id from messages order by id');
  return rows.map(({ id }) => id);
}

describe('messages that are sent at the same time', () => {
  test('are stored with one statement, and each call gets its own', async () => {
    const all = (of: number[]) => Promise.all(of.map((from) => post(messageOf(from, from + 1))));
    await all([1, 3, 5, 7]);
    statements.length = 0;
    const posted = await all([1, 3, 5, 7]);
    expect(posted.map(({ hits, row }) => [hits, row?.fromAccountId, row?.seq])).toEqual(
      [1, 3, 5, 7].map((from) => [2, `acc_${from}`, 2]),
    );
    expect(statements).toEqual(['message-send']);
  });

  test('are stored alone if they are the first of their conversation', async () => {
    await post(messageOf(1, 2));
    statements.length = 0;
    const all = await Promise.all([messageOf(1, 2), messageOf(3, 4), messageOf(5, 6)].map(post));
    expect(all.map(({ hits, row }) => [hits, row?.seq])).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
    expect(statements).toEqual(['message-send', 'message-send', 'message-send']);
  });

  test('of one sender, or of one conversation, get places without a gap in the order in which they came', async () => {
    const posts = [messageOf(1, 2), messageOf(1, 2), messageOf(2, 1), messageOf(1, 3), messageOf(1, 2)];
    const all = await Promise.all(posts.map(post));
    expect(all.map(({ row }) => row?.seq)).toEqual([1, 2, 3, 1, 4]);
    expect(all.map(({ hits }) => hits)).toEqual([1, 2, 1, 3, 4]);
  });

  test('are stored without the one of them that fails', async () => {
    const before = [1, 3, 5].map((from) => messageOf(from, from + 1));
    for (const one of before) await post(one);
    const [good, other] = [messageOf(1, 2), messageOf(5, 6)];
    const twice = before.slice(1, 2);
    const all = await Promise.allSettled([good, ...twice, other].map(post));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await stored()).toEqual([...before, good, other].map(({ message }) => message.id).toSorted());
  });

  test('are stored without those whose sender has no attempts left, whose key is taken, or who block the receiver', async () => {
    await post(messageOf(1, 2, keyed('taken')));
    await saveBlock(database.db, {
      accountId: 'acc_3',
      blockedAccountId: 'acc_4',
      userId: 'usr_3',
      reason: 'spam',
      information: null,
      now: NOW,
    });
    const posts = [
      messageOf(1, 2, keyed('taken')),
      messageOf(3, 4, keyed('blocked')),
      messageOf(5, 6, { ...keyed('limited'), attempt: attemptOf('message usr_5', 0) }),
      messageOf(7, 8, keyed('free')),
    ];
    const all = await Promise.all(posts.map(post));
    expect(all.map(({ hits, row }) => [hits, row?.id])).toEqual([
      [2, undefined],
      [1, undefined],
      [1, undefined],
      [1, posts[3]?.message.id],
    ]);
    const { rows } = await database.db.query<{ key: string }>('select key from idempotency_keys order by key');
    expect(rows.map(({ key }) => key)).toEqual(['free', 'taken']);
    await database.db.query('delete from message_blocks');
  });

  test('do not wait for the one of them that waits for somebody', async () => {
    await post(messageOf(1, 2));
    await holder.query(`select from conversations where low_account_id = 'acc_1' for update`);
    const stuck = post(messageOf(1, 2));
    await expect.poll(waiting).toBe(1);
    // It is for an account that a statement waits for: another one would wait as well.
    const behind = post(messageOf(3, 2));
    expect((await post(messageOf(5, 6))).row?.seq).toBe(1);
    expect(await waiting()).toBe(1);
    await holder.query('commit');
    expect((await stuck).row?.seq).toBe(2);
    expect((await behind).row?.seq).toBe(1);
  });

  test('are all refused if the database is away, since nobody knows what it has stored', async () => {
    const away = new Error('Connection terminated unexpectedly');
    const broken = createPosting({ clock, db: { ...database.db, query: () => Promise.reject(away) } });
    const all = await Promise.allSettled([broken(messageOf(1, 2)), broken(messageOf(3, 4))]);
    expect(all.map((one) => one.status === 'rejected' && one.reason === away)).toEqual([true, true]);
    expect(await stored()).toEqual([]);
  });
});
