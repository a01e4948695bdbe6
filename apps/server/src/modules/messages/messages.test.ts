import type { BlockState, ChatLogs, Conversation, ErrorBody, Message, ReadState } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { LIVE_TOPIC } from '../../bus/live-events.ts';
import type { LiveEvent } from '../../bus/live-events.ts';
import { clearMessages } from '../../testing/messenger.ts';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createDeliveries } from './deliveries.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let dora: Person;
let amy: Person;
let greta: Person;
let petra: Person;
let rita: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  [dora, amy, greta, petra, rita] = await Promise.all(
    ['dora@larkclinic', 'amy@homes', 'greta@homes', 'petra@rosendermal', 'rita@norwood'].map((name) =>
      server.signIn(`${name}.example`),
    ) as [Promise<Person>, Promise<Person>, Promise<Person>, Promise<Person>, Promise<Person>],
  );
});

afterAll(() => server?.close());

beforeEach(() => clearMessages(server));

const send = <Body = Message>(from: Person, to: string, message: string, key: string = randomUUID()) =>
  server.call<Body>('POST', '/messageCenter/send', {
    as: from,
    body: { accountId: to, message },
    headers: { 'idempotency-key': key },
  });
const refused = async (from: Person, to: string) => {
  const { status, body } = await send<ErrorBody>(from, to, 'Hello?');
  return [status, body.code];
};
const read = (who: Person, other: string, messageId?: string) =>
  server.call<ReadState>('POST', `/messages/${other}/read`, { as: who, body: messageId ? { messageId } : {} });
const talk = async (who: Person, other: string, query = '') =>
  (await server.call<Conversation>('GET', `/users/message/${other}${query}`, { as: who })).body;
const logs = async (who: Person, query = '') =>
  (await server.call<ChatLogs>('GET', `/messages/users${query}`, { as: who })).body;
/** Collects what the bus says of conversations. */
function listen() {
  const heard: LiveEvent[] = [];
  const stop = server.app.platform.bus.subscribe(LIVE_TOPIC, (payload) => void heard.push(...(payload as LiveEvent[])));
  /** What was said of a message: what was written before may still be on its way. */
  const saidOf = (id: string) => heard.filter(({ topic, payload }) => topic === 'message' && payload.messageId === id);
  return { saidOf, stop };
}
const texts = ({ messages }: Pick<Conversation, 'messages'>) => messages.response.map(({ message }) => message);

describe('writing', () => {
  test('goes in both directions between a professional and a linked client', async () => {
    const first = await send(dora, amy.accountId, 'How is your skin?');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      fromAccountId: dora.accountId,
      toAccountId: amy.accountId,
      isMine: true,
      senderName: 'Dora Winslow',
      message: 'How is your skin?',
      readAt: null,
    });
    await send(amy, dora.accountId, 'Calm, thank you.');
    expect(texts(await talk(amy, dora.accountId))).toEqual(['Calm, thank you.', 'How is your skin?']);
    expect((await talk(amy, dora.accountId)).messages.response.map(({ isMine }) => isMine)).toEqual([true, false]);
    expect((await talk(dora, amy.accountId)).party).toEqual({
      accountId: amy.accountId,
      kind: 'account',
      accountName: 'Amy Rubin',
      isBlocked: false,
      canWrite: true,
    });
  });

  test('stores the text exactly as it was written', async () => {
    const text = `  <script>alert('x')</script> %_\\ ${'🧴'} "quoted"; drop table messages; --\n\ttab  `;
    expect((await send(dora, amy.accountId, text)).body.message).toBe(text);
    expect(texts(await talk(amy, dora.accountId))).toEqual([text]);
    expect((await logs(amy)).users[0]?.lastMessage).toBe(text);
  });

  test('is for those who are linked: no one else, and no one learns who exists', async () => {
    expect(await refused(dora, greta.accountId)).toEqual([403, 'not_connected']);
    expect(await refused(greta, dora.accountId)).toEqual([403, 'not_connected']);
    expect(await refused(amy, greta.accountId)).toEqual([403, 'not_connected']);
    expect(await refused(dora, petra.accountId)).toEqual([403, 'not_connected']);
    expect(await refused(dora, shopId('acc', 999_999))).toEqual([403, 'not_connected']);
    expect(await refused(dora, dora.accountId)).toEqual([403, 'not_connected']);
    expect(await refused(rita, dora.accountId)).toEqual([403, 'not_connected']);
    const { rows } = await server.db.query('select from messages');
    expect(rows).toEqual([]);
  });

  test('needs the permission and a session', async () => {
    await server.db.query(`update users set permissions = array_remove(permissions, 'messages:write') where id = $1`, [
      petra.id,
    ]);
    const withdrawn = await server.signIn(PEOPLE.studio);
    await server.app.platform.auth.forget([petra.id]);
    expect(await refused(withdrawn, greta.accountId)).toEqual([403, 'forbidden']);
    const body = { accountId: amy.accountId, message: 'Hello' };
    expect((await server.call('POST', '/messageCenter/send', { body })).status).toBe(401);
  });

  test.each(['', ' \n\t '])('refuses a text that says nothing: %j', async (message) => {
    const { status, body } = await send<ErrorBody>(dora, amy.accountId, message);
    expect([status, body.code, body.details?.[0]?.path]).toEqual([422, 'message_empty', '/message']);
  });

  test.each([
    ['x'.repeat(4_001), '/message'],
    ['with \u0000 inside', '/message'],
  ])('refuses a text that is none: %j', async (message, path) => {
    const { status, body } = await send<ErrorBody>(dora, amy.accountId, message);
    expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'validation_failed', path]);
  });

  test('happens once per key, also when sent several times concurrently', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(dora, amy.accountId, 'Once', key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.messageId)).size).toBe(1);
    expect((await talk(amy, dora.accountId)).totalCount).toBe(1);
    expect((await talk(amy, dora.accountId)).unreadCount).toBe(1);
    const other = await send<ErrorBody>(dora, amy.accountId, 'Twice', key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reuse']);
  });

  test('from both sides concurrently loses nothing and keeps an order', async () => {
    const writes = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? send(dora, amy.accountId, `d${n}`) : send(amy, dora.accountId, `a${n}`),
    );
    const responses = await Promise.all(writes);
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    const mine = await talk(dora, amy.accountId, '?perPage=50');
    const theirs = await talk(amy, dora.accountId, '?perPage=50');
    expect(mine.totalCount).toBe(20);
    expect(texts(mine)).toEqual(texts(theirs));
    expect(new Set(texts(mine)).size).toBe(20);
    expect([mine.unreadCount, theirs.unreadCount]).toEqual([10, 10]);
    const times = mine.messages.response.map(({ messageSent }) => messageSent);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('is limited to sixty a minute', async () => {
    const { now } = server.clock;
    const bucket = `message ${dora.id}`;
    const start = new Date(Math.floor(now().getTime() / 60_000) * 60_000);
    for (const minute of [start, new Date(start.getTime() + 60_000)])
      await server.db.query('insert into rate_limits values ($1, $2, 60, $3)', [
        bucket,
        minute,
        new Date(minute.getTime() + 60_000),
      ]);
    const { status, body, headers } = await send<ErrorBody>(dora, amy.accountId, 'One more');
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is announced on the bus after it was stored, without its text', async () => {
    const { saidOf, stop } = listen();
    const { body } = await send(dora, amy.accountId, 'Psst');
    const payload = { messageId: body.messageId, from: dora.accountId, to: amy.accountId };
    await expect.poll(() => saidOf(body.messageId)).toEqual([{ topic: 'message', payload }]);
    stop();
  });
});

describe('reading', () => {
  test('goes up to the newest message seen; later ones stay unread', async () => {
    const sent = [];
    for (const text of ['one', 'two', 'three']) sent.push((await send(dora, amy.accountId, text)).body.messageId);
    const reply = (await send(amy, dora.accountId, 'reply')).body.messageId;
    await send(dora, amy.accountId, 'four');
    expect((await logs(amy)).unreadCount).toBe(4);
    const unreadOf = async (who: Person, other: Person) =>
      (await talk(who, other.accountId)).messages.response.map(({ unreadCount }) => unreadCount);
    expect(await unreadOf(amy, dora)).toEqual([1, 0, 1, 1, 1]);

    expect((await read(amy, dora.accountId, sent[1])).body).toEqual({ accountId: dora.accountId, unreadCount: 2 });
    expect(await unreadOf(amy, dora)).toEqual([1, 0, 1, 0, 0]);
    expect(await unreadOf(dora, amy)).toEqual([0, 1, 0, 0, 0]);
    const first = async (who: Person, other: Person) => (await talk(who, other.accountId)).firstUnreadSeq;
    expect([await first(amy, dora), await first(dora, amy)]).toEqual([3, 4]);
    // An older one takes nothing back.
    expect((await read(amy, dora.accountId, sent[0])).body.unreadCount).toBe(2);
    const seen = (await talk(dora, amy.accountId)).messages.response.filter(({ isMine }) => isMine);
    expect(seen.map(({ message, readAt }) => [message, readAt !== null])).toEqual([
      ['four', false],
      ['three', false],
      ['two', true],
      ['one', true],
    ]);
    // Anyone who sees their own reply has seen what came before it.
    expect((await read(amy, dora.accountId, reply)).body.unreadCount).toBe(1);
    expect((await read(amy, dora.accountId)).body.unreadCount).toBe(0);
    expect(await first(amy, dora)).toBeNull();
    expect((await logs(amy)).unreadCount).toBe(0);
    expect((await talk(dora, amy.accountId)).unreadCount).toBe(1);
  });

  test('a first reading time stays', async () => {
    const { messageId } = (await send(dora, amy.accountId, 'one')).body;
    await read(amy, dora.accountId, messageId);
    const readAt = async () => (await talk(dora, amy.accountId)).messages.response[0]?.readAt;
    const before = await readAt();
    server.clock.advance(1_000);
    await read(amy, dora.accountId);
    expect(await readAt()).toBe(before);
  });

  test('while messages arrive never loses an unread one', async () => {
    const first = (await send(dora, amy.accountId, 'first')).body.messageId;
    const [responses] = await Promise.all([
      Promise.all(Array.from({ length: 15 }, (_, n) => send(dora, amy.accountId, `later ${n}`))),
      ...Array.from({ length: 10 }, () => read(amy, dora.accountId, first)),
    ]);
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    const conversation = await talk(amy, dora.accountId, '?perPage=50');
    expect(conversation.unreadCount).toBe(15);
    expect(conversation.messages.response.filter(({ readAt }) => readAt === null)).toHaveLength(15);
  });

  test('of everything, while messages arrive, counts and marks the same ones', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 3 === 0 ? read(amy, dora.accountId) : send(dora, amy.accountId, `text ${n}`),
      ),
    );
    const conversation = await talk(amy, dora.accountId, '?perPage=50');
    const unread = conversation.messages.response.filter(({ readAt }) => readAt === null);
    expect(unread).toHaveLength(conversation.unreadCount);
    expect(conversation.totalCount).toBe(20);
  });

  test('accepts only messages of this conversation, and existing accounts', async () => {
    await send(dora, amy.accountId, 'one');
    const strange = (await send(dora, shopId('acc', 7), 'to Jonas')).body.messageId;
    expect((await read(amy, dora.accountId, strange)).status).toBe(404);
    expect((await read(greta, dora.accountId)).status).toBe(404);
    expect((await read(rita, dora.accountId)).status).toBe(404);
    expect((await read(amy, dora.accountId)).body.unreadCount).toBe(0);
    expect((await read(dora, amy.accountId)).body.unreadCount).toBe(0);
  });

  test('before the first message is not an error', async () => {
    expect((await read(amy, dora.accountId)).body).toEqual({ accountId: dora.accountId, unreadCount: 0 });
    expect(await talk(amy, dora.accountId)).toMatchObject({ totalCount: 0, totalPages: 0, unreadCount: 0 });
  });
});

describe('delivery', () => {
  const deliveredTo = async (who: Person, other: Person) => (await talk(who, other.accountId)).deliveredSeq;

  test('is how far the other account has received what was written, with a page or the list, and never goes back', async () => {
    for (const text of ['one', 'two', 'three']) await send(dora, amy.accountId, text);
    expect(await deliveredTo(dora, amy)).toBe(0);
    await talk(amy, dora.accountId, '?perPage=1&page=2');
    await expect.poll(() => deliveredTo(dora, amy)).toBe(2);
    await logs(amy);
    await expect.poll(() => deliveredTo(dora, amy)).toBe(3);
    await talk(amy, dora.accountId, '?perPage=1&page=3');
    await send(dora, amy.accountId, 'four');
    expect(await deliveredTo(dora, amy)).toBe(3);
    await read(amy, dora.accountId);
    expect(await deliveredTo(dora, amy)).toBe(4);
    // What somebody wrote themselves is delivered to nobody by it.
    expect(await deliveredTo(amy, dora)).toBe(0);
  });

  test('is also what a search shows', async () => {
    await send(dora, amy.accountId, 'serum');
    await send(dora, amy.accountId, 'cream');
    await send(amy, dora.accountId, 'serum?');
    await server.call('GET', '/messages/search?search=serum', { as: amy });
    await expect.poll(() => deliveredTo(dora, amy)).toBe(1);
    await server.call('GET', '/messages/search?search=serum', { as: dora });
    await expect.poll(() => deliveredTo(amy, dora)).toBe(3);
  });

  test('waits for nobody who holds the conversation, and is stored afterward', async () => {
    await send(dora, amy.accountId, 'one');
    const { log } = server.app.platform;
    const deliveries = createDeliveries({ db: server.db, log });
    await server.db.transaction(async (tx) => {
      await tx.query('select from conversation_sides where account_id = $1 for update', [amy.accountId]);
      deliveries.note({ accountId: amy.accountId, otherId: dora.accountId, seq: 1 });
      await deliveries.close(10_000);
      expect(await deliveredTo(dora, amy)).toBe(0);
    });
    const again = createDeliveries({ db: server.db, log });
    again.note({ accountId: amy.accountId, otherId: dora.accountId, seq: 1 });
    await again.close(10_000);
    expect(await deliveredTo(dora, amy)).toBe(1);
  });

  test('is tried again when its statement has failed', async () => {
    const { log } = server.app.platform;
    const results: string[] = [];
    const query: typeof server.db.query = async (...given) => {
      if (results.push('failed') === 1) throw new Error('The connection was lost.');
      const stored = await server.db.query<never>(...given);
      results[results.length - 1] = 'stored';
      return stored;
    };
    const deliveries = createDeliveries({ db: { ...server.db, query }, log });
    deliveries.note({ accountId: amy.accountId, otherId: dora.accountId, seq: 1 });
    await expect.poll(() => results).toEqual(['failed', 'stored']);
    await deliveries.close(10_000);
  });

  test('is not given up because others are locked all the time', async () => {
    await send(dora, amy.accountId, 'one');
    await send(amy, dora.accountId, 'two');
    const early = { accountId: amy.accountId, otherId: dora.accountId, seq: 1 };
    const late = { accountId: dora.accountId, otherId: amy.accountId, seq: 2 };
    const flushed: string[] = [];
    let flushes = 0;
    const query: typeof server.db.query = async (statement, values) => {
      const stored = await server.db.query<never>(statement, values);
      flushed.push(...(values?.[0] as string[]));
      flushes += 1;
      if (flushes === 4) deliveries.note(late);
      return stored;
    };
    const { log } = server.app.platform;
    const deliveries = createDeliveries({ db: { ...server.db, query }, log });
    const triesOf = ({ accountId }: typeof early) => flushed.filter((id) => id === accountId).length;
    const holder = new pg.Client(server.db.connection);
    await holder.connect();
    try {
      await holder.query('begin; select from conversation_sides for update');
      deliveries.note(early);
      await expect.poll(() => triesOf(late)).toBe(5);
      expect(triesOf(early)).toBe(5);
    } finally {
      await holder.end();
    }
    await deliveries.close(10_000);
    expect(await deliveredTo(dora, amy)).toBe(0);
  });
});

describe('lists', () => {
  test('of messages are paged, newest first', async () => {
    for (let n = 1; n <= 7; n += 1)
      await send(n % 2 === 0 ? dora : amy, n % 2 === 0 ? amy.accountId : dora.accountId, `m${n}`);
    const second = await talk(amy, dora.accountId, '?perPage=3&page=2');
    expect(texts(second)).toEqual(['m4', 'm3', 'm2']);
    expect(second).toMatchObject({ currentPage: 2, totalPages: 3, totalCount: 7, perPage: 3 });
    expect(texts(await talk(amy, dora.accountId, '?perPage=3&page=3'))).toEqual(['m1']);
    expect(texts(await talk(amy, dora.accountId, '?perPage=3&page=4'))).toEqual([]);
    expect((await talk(amy, dora.accountId, '?perPage=50&page=100000')).totalCount).toBe(7);
  });

  test('of messages begin after a place or end before one, and are counted and paged from there', async () => {
    for (let n = 1; n <= 7; n += 1) await send(dora, amy.accountId, `m${n}`);
    const all = (await talk(amy, dora.accountId)).messages.response;
    expect(all.map(({ message, seq }) => [message, seq])).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => [`m${n}`, n]));
    expect((await logs(amy)).users[0]?.messages.response[0]?.seq).toBe(7);
    const since = await talk(amy, dora.accountId, '?after=4&perPage=2');
    expect(texts(since)).toEqual(['m7', 'm6']);
    expect(since).toMatchObject({ currentPage: 1, totalPages: 2, totalCount: 3, unreadCount: 7 });
    expect(texts(await talk(amy, dora.accountId, '?after=4&perPage=2&page=2'))).toEqual(['m5']);
    expect(await talk(amy, dora.accountId, '?after=7')).toMatchObject({ totalCount: 0, totalPages: 0, unreadCount: 7 });
    expect((await talk(amy, dora.accountId, '?after=0')).totalCount).toBe(7);
    const earlier = await talk(amy, dora.accountId, '?before=4&perPage=2');
    expect(texts(earlier)).toEqual(['m3', 'm2']);
    expect(earlier).toMatchObject({ currentPage: 1, totalPages: 2, totalCount: 3, unreadCount: 7 });
    expect(texts(await talk(amy, dora.accountId, '?after=2&before=5'))).toEqual(['m4', 'm3']);
    expect((await talk(amy, dora.accountId, '?before=1')).totalCount).toBe(0);
    const wrong = await server.call<ErrorBody>('GET', `/users/message/${dora.accountId}?after=-1`, { as: amy });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
  });

  test('have a version of their counts, which grows with each change of one, and with nothing else', async () => {
    const versions = async (who: Person, other: Person) => [
      (await talk(who, other.accountId)).version,
      (await logs(who)).version,
    ];
    expect(await versions(amy, dora)).toEqual([0, 0]);
    expect((await send(dora, amy.accountId, 'one')).body.seq).toBe(1);
    expect((await send(dora, amy.accountId, 'two')).body.seq).toBe(2);
    expect(await versions(amy, dora)).toEqual([2, 2]);
    expect(await versions(dora, amy)).toEqual([0, 0]);
    await read(amy, dora.accountId);
    await read(amy, dora.accountId);
    expect(await versions(amy, dora)).toEqual([4, 4]);
    await send(dora, shopId('acc', 7), 'elsewhere');
    await send(amy, dora.accountId, 'three');
    expect(await versions(amy, dora)).toEqual([4, 4]);
    expect(await versions(dora, amy)).toEqual([1, 1]);
  });

  test('of conversations contain each account once with its newest message, newest first', async () => {
    await send(dora, amy.accountId, 'to Amy');
    server.clock.advance(10);
    await send(dora, shopId('acc', 7), 'to Jonas');
    server.clock.advance(10);
    await send(amy, dora.accountId, 'from Amy');
    const all = await logs(dora);
    expect(
      all.users.map(({ party, lastMessage, unreadCount }) => [party.accountName, lastMessage, unreadCount]),
    ).toEqual([
      ['Amy Rubin', 'from Amy', 1],
      ['Jonas Kerr', 'to Jonas', 0],
    ]);
    expect(all).toMatchObject({ totalCount: 2, unreadCount: 1, totalPages: 1, currentPage: 1, perPage: 30 });
    expect(all.users[0]?.messages.response[0]).toMatchObject({ message: 'from Amy', isMine: false, unreadCount: 1 });
    const page = await logs(dora, '?perPage=1&page=2');
    expect(page.users.map(({ party }) => party.accountName)).toEqual(['Jonas Kerr']);
    expect(page).toMatchObject({ totalCount: 2, unreadCount: 1, totalPages: 2 });
  });

  test('show nothing of other accounts', async () => {
    await send(dora, amy.accountId, 'private');
    expect((await logs(greta)).users).toEqual([]);
    const strange = await server.call('GET', `/users/message/${dora.accountId}`, { as: greta });
    expect([strange.status, strange.body.code]).toEqual([404, 'not_found']);
    expect((await server.call('GET', `/users/message/${shopId('acc', 999_999)}`, { as: greta })).body).toMatchObject({
      code: 'not_found',
      message: strange.body.message,
    });
    expect((await logs(rita)).users).toEqual([]);
    expect((await server.call('GET', '/messages/users')).status).toBe(401);
  });

  test('stay readable when the link has ended, and no more are accepted', async () => {
    await send(dora, amy.accountId, 'still here');
    const link = [dora.accountId, amy.accountId];
    await server.db.query(
      'delete from client_links where professional_account_id = $1 and retail_account_id = $2',
      link,
    );
    expect(texts(await talk(amy, dora.accountId))).toEqual(['still here']);
    expect((await talk(amy, dora.accountId)).party.canWrite).toBe(false);
    expect(await refused(amy, dora.accountId)).toEqual([403, 'not_connected']);
    await server.db.query(
      'insert into client_links (professional_account_id, retail_account_id) values ($1, $2)',
      link,
    );
  });
});

describe('blocking', () => {
  const block = (who: Person, other: string, body: object = { reason: 'spam', information: 'Advertising' }) =>
    server.call<BlockState>('POST', `/message/block/${other}`, { as: who, body });
  const unblock = (who: Person, other: string) =>
    server.call<BlockState>('POST', `/message/unblock/${other}`, { as: who });

  test('is not shown to the other account: what they send looks sent and is not delivered', async () => {
    await send(dora, amy.accountId, 'Buy now');
    const before = await talk(dora, amy.accountId);
    expect((await block(amy, dora.accountId)).body).toEqual({ accountId: dora.accountId, isBlocked: true });
    expect(await talk(dora, amy.accountId)).toEqual(before);
    const [seenBefore, listBefore] = [await talk(amy, dora.accountId), await logs(amy)];
    expect(seenBefore.party).toMatchObject({ isBlocked: true, canWrite: false });
    expect(await refused(amy, dora.accountId)).toEqual([403, 'message_blocked']);

    const { saidOf, stop } = listen();
    const sent = await send(dora, amy.accountId, 'Are you there?');
    expect(sent).toMatchObject({ status: 201, body: { toAccountId: amy.accountId, readAt: null, unreadCount: 0 } });
    const payload = { messageId: sent.body.messageId, from: dora.accountId, to: null };
    await expect.poll(() => saidOf(sent.body.messageId)).toEqual([{ topic: 'message', payload }]);
    stop();
    const after = await talk(dora, amy.accountId);
    expect(after.party).toEqual(before.party);
    expect(after).toMatchObject({ totalCount: 2, messages: { response: [sent.body, ...before.messages.response] } });
    expect((await logs(dora)).users).toMatchObject([{ lastMessage: 'Are you there?', unreadCount: 0 }]);
    expect(await talk(amy, dora.accountId)).toEqual(seenBefore);
    expect(await logs(amy)).toEqual(listBefore);
    expect((await read(amy, dora.accountId, sent.body.messageId)).status).toBe(404);

    // Not afterward either; what is sent then arrives, and counts and pages on both sides fit.
    await unblock(amy, dora.accountId);
    const last = await send(dora, amy.accountId, 'Sorry');
    await send(amy, dora.accountId, 'Fine');
    expect(texts(await talk(amy, dora.accountId))).toEqual(['Fine', 'Sorry', 'Buy now']);
    expect(texts(await talk(dora, amy.accountId))).toEqual(['Fine', 'Sorry', 'Are you there?', 'Buy now']);
    expect(texts(await talk(amy, dora.accountId, '?perPage=2&page=2'))).toEqual(['Buy now']);
    expect(texts(await talk(dora, amy.accountId, '?perPage=2&page=2'))).toEqual(['Are you there?', 'Buy now']);
    expect(texts(await talk(amy, dora.accountId, '?after=1'))).not.toContain('Are you there?');
    expect(texts(await talk(dora, amy.accountId, '?after=1'))).toContain('Are you there?');
    expect((await logs(amy)).unreadCount).toBe(2);
    expect((await read(amy, dora.accountId, last.body.messageId)).body.unreadCount).toBe(0);
    const marks = (await talk(dora, amy.accountId)).messages.response.map(({ readAt }) => readAt !== null);
    // Not the withheld one: Amy never receives it.
    expect(marks).toEqual([false, true, false, true]);
    expect(await talk(dora, amy.accountId)).toMatchObject({
      deliveredSeq: last.body.seq,
      undeliveredSeq: last.body.seq - 1,
    });
    expect((await talk(amy, dora.accountId)).undeliveredSeq).toBe(0);
  });

  test('shows nothing of a block while it lasts: what is withheld is not received yet', async () => {
    await send(dora, amy.accountId, 'one');
    await block(amy, dora.accountId);
    const withheld = (await send(dora, amy.accountId, 'two')).body;
    await read(amy, dora.accountId);
    const { messages, deliveredSeq, undeliveredSeq } = await talk(dora, amy.accountId);
    expect(messages.response.map(({ message, readAt }) => [message, readAt !== null])).toEqual([
      ['two', false],
      ['one', true],
    ]);
    expect([deliveredSeq, undeliveredSeq]).toEqual([withheld.seq - 1, 0]);
  });

  test('keeps withheld messages, which nobody can read, out of the index of unread messages', async () => {
    const { rows } = await server.db.query<{ kept: string }>(
      `select pg_get_expr(indpred, indrelid) as kept from pg_index where indexrelid = 'messages_to_read'::regclass`,
    );
    expect(rows).toEqual([{ kept: '((read_at IS NULL) AND (NOT is_withheld))' }]);
  });

  test('of each other refuses both: an account cannot write to one it has blocked', async () => {
    await block(dora, amy.accountId);
    await block(amy, dora.accountId);
    expect(await refused(dora, amy.accountId)).toEqual([403, 'message_blocked']);
    expect(await refused(amy, dora.accountId)).toEqual([403, 'message_blocked']);
  });

  test('before anything was said leaves no conversation to see', async () => {
    await block(amy, dora.accountId);
    await send(dora, amy.accountId, 'Hello');
    expect(await logs(amy)).toMatchObject({ users: [], totalCount: 0, version: 0 });
    expect((await talk(amy, dora.accountId)).messages.response).toEqual([]);
    expect((await talk(dora, amy.accountId)).totalCount).toBe(1);
    // Nor one that outlives the link.
    const link = [dora.accountId, amy.accountId];
    await server.db.query(
      'delete from client_links where professional_account_id = $1 and retail_account_id = $2',
      link,
    );
    const seen = await server.call('GET', `/users/message/${dora.accountId}`, { as: amy });
    await server.db.query(
      'insert into client_links (professional_account_id, retail_account_id) values ($1, $2)',
      link,
    );
    expect([seen.status, seen.body.code]).toEqual([404, 'not_found']);

    await unblock(amy, dora.accountId);
    await send(dora, amy.accountId, 'Hello again');
    expect(await logs(amy)).toMatchObject({ users: [{ lastMessage: 'Hello again' }], totalCount: 1, unreadCount: 1 });
  });

  test('is lifted again, and again changes nothing', async () => {
    await block(amy, dora.accountId);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await unblock(amy, dora.accountId)).body).toEqual({ accountId: dora.accountId, isBlocked: false });
    expect((await send(dora, amy.accountId, 'Sorry')).status).toBe(201);
    // The reason stays for the staff.
    const { rows } = await server.db.query(
      'select reason, information, lifted_at is null as stands from message_blocks',
    );
    expect(rows).toEqual([{ reason: 'spam', information: 'Advertising', stands: false }]);
  });

  test('again replaces the reason', async () => {
    await block(amy, dora.accountId);
    await block(amy, dora.accountId, { reason: 'harassment' });
    const { rows } = await server.db.query('select reason, information from message_blocks');
    expect(rows).toEqual([{ reason: 'harassment', information: null }]);
  });

  test('one party does not lift the block of the other', async () => {
    await block(amy, dora.accountId);
    await unblock(dora, amy.accountId);
    await send(dora, amy.accountId, 'Hello?');
    expect(texts(await talk(amy, dora.accountId))).toEqual([]);
  });

  test('is between those who have to do with each other', async () => {
    expect((await block(greta, dora.accountId)).status).toBe(404);
    expect((await unblock(greta, dora.accountId)).status).toBe(404);
    expect((await block(rita, dora.accountId)).status).toBe(404);
    expect((await block(amy, dora.accountId, { reason: 'boredom' })).status).toBe(400);
  });
});
