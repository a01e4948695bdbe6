import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { watchStatements } from '../testing/watch-statements.ts';
import { BUS_LIMIT, createPostgresBus } from './bus.ts';
import type { Bus } from './bus.ts';
import { cacheTopic, LIVE_TOPIC, STOCK_TOPIC } from './live-events.ts';
import type { LiveEvent } from './live-events.ts';
import { createOutbox, packed } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import { wakeOnWrite } from './wake-on-write.ts';

let database: TestDatabase;
let bus: Bus;
let heard: string[] = [];
let skus: string[] = [];
const errors: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  const { db } = database;
  bus = await createPostgresBus({ connection: db.connection, db, onError: (error) => void errors.push(error.message) });
  bus.subscribe(LIVE_TOPIC, (all) => {
    for (const event of all as LiveEvent[]) if (event.topic === 'rewards') heard.push(event.payload.userId);
  });
  bus.subscribe(STOCK_TOPIC, (payload) => void skus.push(...(payload as { skus: string[] }).skus));
});
afterAll(async () => {
  await bus?.close();
  await database?.drop();
});
beforeEach(() => {
  heard = [];
  skus = [];
});

/** Of this process: it publishes what is written with this database, until the test ends. */
function outboxOf(db: Database = database.db, publishes: Pick<Bus, 'publishAll'> = bus): Outbox {
  const outbox = createOutbox({ db, bus: publishes, onError: (error) => void errors.push(error.message) });
  onTestFinished(() => outbox.stop(5_000));
  return outbox;
}

const ADD = `insert into live_outbox (topic, payload) select 'rewards', jsonb_build_object('userId', 'u' || n) from generate_series(1, $1) n`;
const names = (count: number) => Array.from({ length: count }, (_, n) => `u${n + 1}`);

async function left(): Promise<number> {
  const { rows } = await database.db.query<{ count: number }>('select count(*)::int as count from live_outbox');
  return rows[0]?.count ?? -1;
}

/** What a commit makes known, through the table that causes it. */
const restock = (db: Pick<Database, 'query'>, sku: string, onHand: number) =>
  db.query('update stock set on_hand = $2 where sku = $1', [sku, onHand]);

describe('the outbox', () => {
  it('hears of every transaction that writes an event, also by a cascade or a function, and of no other', async () => {
    const { db } = database;
    let woken = 0;
    const stop = wakeOnWrite(db.pool, () => (woken += 1));
    await db.query('select 1 from live_outbox');
    await db.query(`update stock set on_hand = on_hand where sku = '${PRODUCTS.cleanser}'`);
    await db.query(
      `insert into accounts (id, name, site, account_type) values ('acc_gone', 'Gone', 'retail', 'retail')`,
    );
    await db.query(
      `insert into users (id, account_id, email, password_hash, first_name, last_name) values ('usr_gone', 'acc_gone', 'gone@example.com', '', 'G', 'G')`,
    );
    await db.query(
      `insert into sessions (id, user_id, expires_at) values ('ses_gone', 'usr_gone', now() + interval '1 day')`,
    );
    expect(woken).toBe(0);
    await db.query(`delete from users where id = 'usr_gone'; delete from accounts where id = 'acc_gone'`);
    expect(woken).toBe(1);
    await db.query(
      `create function sell_out() returns void language sql as $$ update stock set on_hand = 0 where sku = '${PRODUCTS.cleanser}' $$`,
    );
    await db.query('select sell_out()');
    expect(woken).toBe(2);
    await db.transaction(async (tx) => {
      for (const sku of [PRODUCTS.cleanser, PRODUCTS.gelWash]) await restock(tx, sku, 7);
      expect(woken).toBe(2);
    });
    expect(woken).toBe(3);
    stop();
    const { rows } = await db.query<{ topic: string }>('delete from live_outbox returning topic');
    expect(rows.map(({ topic }) => topic)).toEqual(['session', 'stock', 'stock', 'stock']);
  });

  it('publishes after the commit, and nothing of what was rolled back', async () => {
    const { db } = database;
    outboxOf();
    await expect(
      db.transaction(async (tx) => {
        await restock(tx, PRODUCTS.cleanser, 1);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await db.transaction(async (tx) => {
      await restock(tx, PRODUCTS.gelWash, 1);
      expect(skus).toEqual([]);
    });
    await restock(db, PRODUCTS.cleansingBalm, 1);
    await expect.poll(() => skus).toEqual([PRODUCTS.gelWash, PRODUCTS.cleansingBalm]);
    expect(await left()).toBe(0);
  });

  it('publishes everything once, also with several processes', async () => {
    const pools = [1, 2, 3].map(() =>
      createDatabase({ connection: database.db.connection, poolSize: 2, onError: () => undefined }),
    );
    const all = pools.map((db) => outboxOf(db));
    await database.db.query(ADD, [3_000]);
    for (const { start } of all) start();
    await Promise.all(pools.map((db, at) => restock(db, PRODUCTS.cleanser, at + 2)));
    await expect.poll(() => heard.length).toBe(3_000);
    expect(heard.toSorted()).toEqual(names(3_000).toSorted());
    await expect.poll(left).toBe(0);
    await Promise.all(all.map(({ stop }) => stop(5_000)));
    await Promise.all(pools.map((db) => db.close()));
  });

  it('finds what nobody has published, and leaves alone what its writer still may', async () => {
    const outbox = outboxOf();
    await database.db.query(
      `insert into live_outbox (topic, payload, created_at) values ('rewards', '{"userId":"old"}', now() - interval '2 seconds'),
         ('rewards', '{"userId":"new"}', now() + interval '1 hour')`,
    );
    outbox.start();
    await expect.poll(() => heard).toEqual(['old']);
    expect(await left()).toBe(1);
    await outbox.stop(5_000);
    await database.db.query('delete from live_outbox');
  });

  it('keeps what the bus did not take, and tries again by itself, without a sweep', async () => {
    let isFull = true;
    outboxOf(database.db, {
      publishAll: (messages, tx) =>
        isFull ? Promise.reject(new Error('The bus is full.')) : bus.publishAll(messages, tx),
    });
    await restock(database.db, PRODUCTS.serum, 1);
    await expect.poll(() => errors).toContain('The bus is full.');
    expect([await left(), skus]).toEqual([1, []]);
    isFull = false;
    await expect.poll(() => skus).toEqual([PRODUCTS.serum]);
    expect(await left()).toBe(0);
  });

  it('asks the database twice for a batch of whatever there is: for the rows, and to publish them', async () => {
    const { db, statements } = watchStatements(database.db);
    await db.query(
      `insert into live_outbox (topic, payload, created_at)
       select 'session', jsonb_build_object('sessionId', 's' || n, 'reason', 'revoked'), now() - interval '1 minute' from generate_series(1, 400) n`,
    );
    const ended = new Set<unknown>();
    const stopHearing = bus.subscribe(cacheTopic('session'), (payload) => ended.add((payload as { key: string }).key));
    outboxOf(db).start();
    await expect.poll(() => ended.size).toBe(400);
    stopHearing();
    expect(statements.filter((name) => name !== 'outbox-sweep')).toEqual(['insert live_outbox', 'bus-publish']);
  });

  it('drops a malformed row, says so, and publishes the others, also those that only a newer process knows', async () => {
    const { db } = database;
    const topics: string[] = [];
    const stopHearing = bus.subscribe(LIVE_TOPIC, (all) => {
      for (const { topic, payload } of all as LiveEvent[]) topics.push(`${topic} ${JSON.stringify(payload)}`);
    });
    onTestFinished(stopHearing);
    outboxOf().start();
    await db.query(
      `insert into live_outbox (topic, payload, created_at)
       select topic, payload, now() - interval '1 minute' from (values ('stock', 'null'::jsonb), ('stock', '{"sku": 7}'), ('fly', '{"to": "Mars"}'),
         ('session', '{"sessionId": "s", "reason": "why not"}'), ('rewards', '{"userId": "u1"}')) as t(topic, payload)`,
    );
    await expect.poll(() => heard).toEqual(['u1']);
    expect(topics.toSorted()).toEqual(['fly {"to":"Mars"}', 'rewards {"userId":"u1"}']);
    const dropped = errors.filter((message) => message.endsWith('is malformed and was dropped.'));
    expect(dropped.map((message) => /"(\w+)"/.exec(message)?.[1])).toEqual(['stock', 'stock', 'session']);
    expect(await left()).toBe(0);
  });

  it('says nothing of bulk work that asks for silence', async () => {
    await database.db.transaction(async (tx) => {
      await tx.query(`set local regen.live = 'off'`);
      await restock(tx, PRODUCTS.cleanser, 3);
    });
    expect(await left()).toBe(0);
    await restock(database.db, PRODUCTS.cleanser, 4);
    expect(await left()).toBe(1);
    await database.db.query('delete from live_outbox');
  });

  it('takes no payload that would not fit into a message of the bus', async () => {
    const long = JSON.stringify({ userId: 'x'.repeat(1_000) });
    await expect(
      database.db.query(`insert into live_outbox (topic, payload) values ('rewards', $1)`, [long]),
    ).rejects.toThrow('live_outbox_payload_short');
  });
});

it.each([1, 2, 7, 60, 500])('packs %i items of any size into messages that the bus takes', async (count) => {
  const items = Array.from({ length: count }, (_, n) => ({ n, text: '🧴"'.repeat((n * 37) % 180) }));
  const packs = packed(items);
  expect(packs.flat()).toEqual(items);
  for (const pack of packs) {
    expect(Buffer.byteLength(JSON.stringify({ topic: 'cache:session', payload: pack }))).toBeLessThanOrEqual(BUS_LIMIT);
    await bus.publish('cache:session', pack);
  }
  // No message is sent while the next item would still fit.
  const early = packs.filter((pack, at) => {
    const next = packs[at + 1]?.[0];
    return next !== undefined && Buffer.byteLength(JSON.stringify([...pack, next])) < BUS_LIMIT - 200;
  });
  expect(early).toEqual([]);
});
