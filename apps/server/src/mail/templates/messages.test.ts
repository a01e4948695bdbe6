import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shopId } from '../../testing/shop/people.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { unreadMessages, UNREAD_EMAIL } from './messages.ts';
import type { UnreadEmail } from './messages.ts';

const CLINIC = shopId('acc', 1);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(() => database.drop());

test('an email about many conversations reads the newest of them, and counts all', async () => {
  const { db } = database;
  await db.query(
    `truncate conversations, conversation_sides, messages cascade;
     insert into accounts (id, name, site, account_type) select 'acc_many' || n, 'Client ' || n, 'retail', 'retail' from generate_series(1, 11) n;
     insert into conversation_sides (account_id, other_account_id, sent_count, received_count, last_message_id, last_message_at)
       select '${CLINIC}', 'acc_many' || n, 0, 2, 'msg_' || n, '2026-01-01'::timestamptz + n * interval '1 hour' from generate_series(1, 11) n;
     insert into message_blocks (account_id, blocked_account_id, user_id, reason) values ('${CLINIC}', 'acc_many11', 'usr_1', 'spam')`,
  );
  const person = await db.query<{ id: string }>(
    'select id from users where account_id = $1 and message_email limit 1',
    [CLINIC],
  );
  const { rows } = await db.query<UnreadEmail>(UNREAD_EMAIL, [person.rows[0]?.id, CLINIC]);
  const [unread] = rows;
  expect(unread).toMatchObject({ conversationCount: 10, messageCount: 20 });
  expect(unread?.conversations.map(({ name, count }) => [name, count])).toEqual(
    [10, 9, 8, 7, 6, 5, 4, 3].map((n) => [`Client ${n}`, 2]),
  );
  const urls = { messagesUrl: 'https://shop.example/m', settingsUrl: '', unsubscribeUrl: '' };
  const email = unread && unreadMessages({ userId: '', accountId: CLINIC, ...urls }, unread);
  expect(email?.subject).toBe('You have 20 unread messages');
  expect(email?.text).toContain('You have unread messages from:');
  expect(email?.text).toContain('And 2 more conversations.');
});

test('an email about one message speaks of one', () => {
  const urls = { messagesUrl: 'https://shop.example/m', settingsUrl: '', unsubscribeUrl: '' };
  const one = { firstName: 'Amy', conversationCount: 1, messageCount: 1 };
  const conversations = [{ id: CLINIC, name: 'Lark Skin Clinic', count: 1 }];
  const email = unreadMessages({ userId: '', accountId: CLINIC, ...urls }, { ...one, conversations });
  expect(email.text).toContain('You have an unread message from:\n\nLark Skin Clinic: 1 message');
  expect(email.html.body.text).not.toContain('You have unread messages');
});
