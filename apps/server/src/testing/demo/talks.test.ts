import { careTalks } from '@regen/demo-store/clients/care-talks';
import { demoTalks } from '@regen/demo-store/clients/demo-talks';
import { seedCards, seedMessageFiles } from '@regen/demo-store/clients/write-attached';
import { seedTalks } from '@regen/demo-store/clients/write-talks';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createFileAccess } from '../../fill/store-access.ts';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(await withDemo(inject('cluster')));
});
afterAll(() => database.drop());

const one = async <Row>(statement: string) => (await database.db.query<Row>(statement)).rows[0];

test('the demo conversations are between linked users or with the care team, some unread, with correct counts', async () => {
  expect(await one('select count(*)::int as count from conversations')).toEqual({
    count: demoTalks.length + careTalks.length,
  });
  const wrong = await one(`select
    (select count(*)::int from conversation_sides s where not exists (select from client_links l
       where (l.professional_account_id, l.retail_account_id) in ((s.account_id, s.other_account_id), (s.other_account_id, s.account_id)))
       and not exists (select from accounts where account_type = 'admin' and id in (s.account_id, s.other_account_id))) as strangers,
    (select count(*)::int from conversation_sides s where unread_count <> (select count(*) from messages m
       where m.from_account_id = s.other_account_id and s.account_id in (m.low_account_id, m.high_account_id) and m.read_at is null)) as unread,
    (select count(*)::int from conversations c where message_count <> (select max(seq) from messages m
       where (m.low_account_id, m.high_account_id) = (c.low_account_id, c.high_account_id))) as counts,
    (select count(*)::int from messages m where sent_at > now() or read_at < sent_at or body like '> %' or body like '< %') as times,
    (select count(*)::int from messages m join users u on u.id = m.from_user_id join accounts a on a.id = u.account_id
       where a.id <> m.from_account_id or m.sender_name <> u.first_name || case when a.account_type = 'admin' then '' else ' ' || u.last_name end) as senders,
    (select count(*)::int from (select sent_at < lag(sent_at) over (partition by low_account_id, high_account_id order by seq) as early
       from messages) t where early) as orders`);
  expect(wrong).toEqual({ strangers: 0, unread: 0, counts: 0, times: 0, senders: 0, orders: 0 });
  const unread = await one<{ count: number }>(
    'select count(*)::int as count from conversation_sides where unread_count > 0',
  );
  expect(unread?.count).toBeGreaterThan(5);
});

test('what goes with their messages is there, once, and their files can be read', async () => {
  const stored = new Map<string, number>();
  const access = createFileAccess(database.db, {
    get: async () => null,
    sizeOf: async () => null,
    put: async (key: string, bytes: Uint8Array | Readable) => void stored.set(key, (bytes as Buffer).length),
  });
  await seedMessageFiles(access);
  const writes = stored.size;
  stored.clear();
  await seedMessageFiles(access);
  await seedCards(database.db, () => undefined);
  expect([writes, stored.size]).toEqual([6, 0]);
  expect(
    await one(`select
      (select count(*)::int from messages m where file_count <> (select count(*) from message_files f
         where f.message_id = m.id and f.user_id = m.from_user_id and f.size > 0)) as files,
      (select count(*)::int from messages m where card_count <> (select count(*) from message_cards c where c.message_id = m.id)) as cards,
      (select count(*)::int from message_cards c where sku is not null and not exists (select from products p where p.sku = c.sku)) as unknown,
      (select count(*) > 5 from message_cards) as some`),
  ).toEqual({ files: 0, cards: 0, unknown: 0, some: true });
});

test('they are written once', async () => {
  const before = await one('select count(*)::int as count from messages');
  await seedTalks(database.db, () => undefined);
  expect(await one('select count(*)::int as count from messages')).toEqual(before);
});
