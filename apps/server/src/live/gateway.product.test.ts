import type { Message, MessageContent, Order, SharedBundle } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { LIVE_TOPIC } from '../bus/live-events.ts';
import type { LiveEvent } from '../bus/live-events.ts';
import { Author, bundleServer, PRO_SKU } from '../testing/bundles.ts';
import { addCourse, register } from '../testing/courses.ts';
import type { LiveClient, LiveClientOptions } from '../testing/live-client.ts';
import { createLiveClients } from '../testing/live-clients.ts';
import { createListeningServer } from '../testing/live-server.ts';
import type { ListeningServer, Person } from '../testing/live-server.ts';
import { clearMessages } from '../testing/messenger.ts';
import { PEOPLE, shopId } from '../testing/shop/people.ts';
import { PRODUCTS } from '../testing/shop/products.ts';
import { Shopper } from '../testing/shopping.ts';

let server: ListeningServer;
let dora: Person;
let amy: Person;
let greta: Person;
const clients = createLiveClients();

beforeAll(async () => {
  server = await createListeningServer(inject('cluster'), { ...bundleServer, env: { RATE_LIMIT_FACTOR: '1000' } });
  const person = (name: string) => server.signIn(`${name}.example`);
  [dora, amy, greta] = [await person('dora@larkclinic'), await person('amy@homes'), await person('greta@homes')];
});
afterAll(() => server?.close());

/** There is one such account. */
const careIs = (accountId: string) =>
  server.db.query(
    `update accounts set account_type = 'professional' where account_type = 'admin';
     update accounts set account_type = 'admin' where id = '${accountId}'`,
  );

beforeEach(async () => {
  await clearMessages(server);
  // Events come in order: after this one, none of the test before.
  const first = await connect(dora);
  await server.mark(dora, first);
  await first.close();
});

const connect = (who: Person, options?: LiveClientOptions): Promise<LiveClient> =>
  clients.open(server.url, who.jwt, options);

/** Watches, and waits until the server knows: frames of one client are read in order. */
async function watching(who: Person, frame: object): Promise<LiveClient> {
  const client = await connect(who);
  client.send({ action: 'watch', ...frame });
  await isRead(client);
  return client;
}

/** Everything sent so far has been read. */
async function isRead({ socket }: LiveClient): Promise<void> {
  const pong = new Promise((resolve) => socket.once('pong', resolve));
  socket.ping();
  await pong;
}

/** What a live message carries of it. */
function contentOf({ body: { cards: _cards, ...content } }: { body: Message }): MessageContent {
  return content;
}

describe('a message', () => {
  test('reaches every device of both accounts, as each of them sees it, with counts of one state', async () => {
    const [doras, amys, amysOther] = [await connect(dora), await connect(amy), await connect(amy)];
    const body = contentOf(await server.say(dora, amy, 'How is your skin?'));
    await expect.poll(() => [doras, amys, amysOther].map((client) => client.of('message').length)).toEqual([1, 1, 1]);
    expect(doras.of('message')).toEqual([
      { key: 'message', accountId: amy.accountId, message: body, unreadCount: 0, totalUnreadCount: 0, version: 0 },
    ]);
    const message = { ...body, isMine: false, unreadCount: 1 };
    const heard = {
      key: 'message',
      accountId: dora.accountId,
      message,
      unreadCount: 1,
      totalUnreadCount: 1,
      version: 1,
    };
    expect(amys.of('message')).toEqual([heard]);
    expect(amysOther.of('message')).toEqual([heard]);
  });

  test('is delivered when a device of the receiver has it, and read when they say so', async () => {
    const doras = await connect(dora);
    await server.say(dora, amy, 'one');
    await server.mark(dora, doras);
    expect(doras.of('messageDelivered')).toEqual([]);
    const amys = await connect(amy);
    const { body } = await server.say(dora, amy, 'two');
    await expect
      .poll(() => doras.of('messageDelivered'))
      .toEqual([{ key: 'messageDelivered', accountId: amy.accountId, seq: 2 }]);
    await server.read(amy, dora);
    await expect.poll(() => [doras.of('messageRead').length, amys.of('messageRead').length]).toEqual([1, 1]);
    const [told] = doras.of('messageRead');
    expect(told).toMatchObject({ accountId: amy.accountId, readerAccountId: amy.accountId, seq: body.seq, version: 0 });
    expect(amys.of('messageRead')).toEqual([
      { ...told, accountId: dora.accountId, unreadCount: 0, totalUnreadCount: 0, version: 4 },
    ]);
    expect(doras.of('messageDelivered')).toHaveLength(1);
  });

  test('is delivered once the device has answered for it', async () => {
    const doras = await connect(dora);
    const amys = await connect(amy, { autoPong: false });
    await server.say(dora, amy, 'one');
    await expect.poll(() => amys.of('message').length).toBe(1);
    // Stored after the first one, had that been delivered.
    await server.say(amy, dora, 'two');
    await expect
      .poll(() => amys.of('messageDelivered'))
      .toEqual([{ key: 'messageDelivered', accountId: dora.accountId, seq: 2 }]);
    await server.mark(dora, doras);
    expect(doras.of('messageDelivered')).toEqual([]);
    amys.socket.pong('received');
    await expect
      .poll(() => doras.of('messageDelivered'))
      .toEqual([{ key: 'messageDelivered', accountId: amy.accountId, seq: 1 }]);
  });

  test('that is withheld is heard by its author alone, and is never delivered', async () => {
    const doras = await connect(dora);
    await server.say(dora, amy, 'Hello');
    await server.mark(dora, doras);
    const amys = await connect(amy);
    await server.call('POST', `/message/block/${dora.accountId}`, { as: amy, body: { reason: 'spam' } });
    await expect.poll(() => amys.of('messageBlock')).toHaveLength(1);
    const body = contentOf(await server.say(dora, amy, 'Are you there?'));
    await expect.poll(() => doras.of('message').at(-1)?.message).toEqual(body);
    await server.mark(amy, amys);
    await server.mark(dora, doras);
    expect(amys.heard.map(({ key }) => key)).toEqual(['messageBlock', 'rewards']);
    expect(doras.heard.map(({ key }) => key)).toEqual(['message', 'rewards', 'message', 'rewards']);
  });

  test('reaches nobody else', async () => {
    const gretas = await connect(greta);
    await server.say(dora, amy, 'private');
    await server.mark(greta, gretas);
    expect(gretas.heard.map(({ key }) => key)).toEqual(['rewards']);
  });

  test("of the care team's account is heard by those of its people who may answer", async () => {
    await careIs(dora.accountId);
    const withRight = await server.signIn(PEOPLE.professional);
    const doras = await connect(withRight);
    await server.say(amy, dora, 'Dear team');
    await server.mark(dora, doras);
    expect(doras.of('message')).toEqual([]);
    await server.db.query(`update users set permissions = permissions || '{messages:care}' where id = $1`, [dora.id]);
    await expect
      .poll(async () => {
        await server.say(amy, dora, 'Still there?');
        await server.mark(dora, doras);
        return doras.of('message').length;
      })
      .toBeGreaterThan(0);
    // Staff sign with their first name.
    const amys = await connect(amy);
    doras.send({ action: 'typing', accountId: amy.accountId });
    await expect
      .poll(() => amys.of('typing'))
      .toEqual([{ key: 'typing', accountId: dora.accountId, senderName: 'Dora' }]);
    await careIs(shopId('acc', 11));
  });
});

describe('typing', () => {
  // What was said in the last two seconds is not said again.
  beforeEach(() => server.clock.advance(2_000));

  test('is shown to the other account, once in two seconds', async () => {
    const [doras, amys] = [await connect(dora), await connect(amy)];
    for (let n = 0; n < 5; n += 1) doras.send({ action: 'typing', accountId: amy.accountId });
    await expect
      .poll(() => amys.of('typing'))
      .toEqual([{ key: 'typing', accountId: dora.accountId, senderName: 'Dora Winslow' }]);
    await server.mark(amy, amys);
    expect(amys.of('typing')).toHaveLength(1);
    expect(doras.of('typing')).toEqual([]);
    server.clock.advance(2_000);
    doras.send({ action: 'typing', accountId: amy.accountId });
    await expect.poll(() => amys.of('typing').length).toBe(2);
  });

  test('to a stranger does not count against what is said to others', async () => {
    const [doras, amys] = [await connect(dora), await connect(amy)];
    doras.send({ action: 'typing', accountId: greta.accountId });
    doras.send({ action: 'typing', accountId: shopId('acc', 999_999) });
    await server.mark(dora, doras);
    doras.send({ action: 'typing', accountId: amy.accountId });
    await expect.poll(() => amys.of('typing').length).toBe(1);
  });

  test('in many tabs of a person, or by several of an account, is shown once', async () => {
    const colleague = await server.signIn(PEOPLE.colleague);
    const tabs = [await connect(dora), await connect(dora), await connect(dora), await connect(colleague)];
    const amys = await connect(amy);
    for (const tab of tabs) tab.send({ action: 'typing', accountId: amy.accountId });
    await Promise.all(tabs.map(isRead));
    await expect.poll(() => amys.of('typing').length).toBeGreaterThan(0);
    await server.mark(amy, amys);
    expect(amys.of('typing')).toHaveLength(1);
  });

  test.each([
    ['of a blocked account', () => ({ who: dora, block: [amy, dora] })],
    ['of an account that has blocked the other', () => ({ who: dora, block: [dora, amy] })],
    ['of a stranger', () => ({ who: greta, block: [] })],
  ])('%s reaches nobody', async (_name, given) => {
    const { who, block } = given();
    const [blocker, blocked] = block;
    if (blocker && blocked)
      await server.call('POST', `/message/block/${blocked.accountId}`, { as: blocker, body: { reason: 'spam' } });
    const [theirs, amys] = [await connect(who), await connect(amy)];
    theirs.send({ action: 'typing', accountId: amy.accountId });
    theirs.send({ action: 'typing', accountId: shopId('acc', 999_999) });
    // Frames are handled in order, each after its look into the database.
    const other = await connect(who === dora ? greta : dora);
    await server.mark(amy, amys);
    expect([...amys.of('typing'), ...other.of('typing')]).toEqual([]);
  });
});

describe('what changes elsewhere', () => {
  test('cart, order and rewards reach the person who changed them, on all devices', async () => {
    const [doras, gretas] = [await connect(dora), await connect(greta)];
    const shopper = new Shopper(server, dora);
    const { body: cart } = await shopper.put({ items: [{ sku: PRODUCTS.cleanser, quantity: 1 }] });
    await expect.poll(() => doras.of('cart').at(-1)).toEqual({ key: 'cart', cartId: cart.id, version: cart.version });
    const order = await shopper.order<Order>(await shopper.checkout());
    expect(order.status).toBe(201);
    await expect.poll(() => doras.of('order').at(-1)).toMatchObject({ orderId: order.body.id, status: 'paid' });
    await expect.poll(() => doras.of('rewards').length).toBeGreaterThan(0);
    await server.mark(greta, gretas);
    expect(gretas.heard.map(({ key }) => key)).toEqual(['rewards']);
  });

  test('a change of an account reaches everybody in it, and what they may do from then on', async () => {
    const ezra = await server.signIn(PEOPLE.colleague);
    const [doras, ezras, gretas] = [await connect(dora), await connect(ezra), await connect(greta)];
    await server.db.query('update accounts set tier = 2 where id = $1', [dora.accountId]);
    await server.db.query('update accounts set tier = 2, updated_at = now() where id = $1', [dora.accountId]);
    await server.db.query('update accounts set tier = 1 where id = $1', [dora.accountId]);
    await expect.poll(() => [doras, ezras].map((client) => client.of('account').length > 0)).toEqual([true, true]);
    await server.mark(dora, doras);
    expect(doras.of('account').length).toBeLessThanOrEqual(2);
    await server.mark(greta, gretas);
    expect(gretas.of('account')).toEqual([]);
  });

  test('a block reaches the devices of the account that blocks, and never the other', async () => {
    const [doras, amys] = [await connect(dora), await connect(amy)];
    await server.call('POST', `/message/block/${dora.accountId}`, { as: amy, body: { reason: 'spam' } });
    await server.call('POST', `/message/unblock/${dora.accountId}`, { as: amy });
    const block = { key: 'messageBlock', accountId: dora.accountId };
    await expect.poll(() => amys.of('messageBlock').at(-1)).toEqual({ ...block, isBlocked: false });
    await server.mark(dora, doras);
    expect(doras.of('messageBlock')).toEqual([]);
  });

  test('a bundle that was opened reaches its author', async () => {
    const author = new Author(server, dora);
    const { bundleToken, bundleId } = await author.made({ items: [PRODUCTS.cleanser] });
    const doras = await connect(dora);
    for (let n = 0; n < 2; n += 1) {
      const path = `/recommendations/${bundleToken}/userId/${amy.id}`;
      expect((await server.call<SharedBundle>('GET', path, { as: amy })).status).toBe(200);
    }
    await expect.poll(() => doras.of('bundleOpened')).toEqual([{ key: 'bundleOpened', bundleId }]);
  });

  test('an application that was decided reaches the applicant', async () => {
    const amys = await connect(amy);
    await server.db.query(
      `insert into applications (id, reference, user_id, browser_id, first_name, last_name, email, phone, profession, business_name,
         business_type, line1, city, country_code, license_number, license_authority, license_expires_on, license_key, license_name,
         license_type, license_size, changed_at)
       values ('app_live', 'A-LIVE', $1, 'b', 'Amy', 'Rubin', $2, '1', 'p', 'b', 't', 'l', 'c', 'US', 'n', 'a', '2030-01-01',
         'k', 'n', 'application/pdf', 1, now())`,
      [amy.id, PEOPLE.client],
    );
    await expect.poll(() => amys.of('application').at(-1)?.status).toBe('received');
    await server.db.query(`update applications set status = 'accepted' where id = 'app_live'`);
    await expect.poll(() => amys.of('application').at(-1)?.status).toBe('accepted');
  });
});

describe('an event that cannot be read', () => {
  /** No text of PostgreSQL has this character. */
  const broken = (userId: string): LiveEvent => ({ topic: 'order', payload: { userId, orderId: 'ord_\u0000' } });

  test('costs those whom it concerns their connections, which then read what they missed, and nobody else', async () => {
    const [amys, gretas] = [await connect(amy), await connect(greta)];
    const rewards: LiveEvent = { topic: 'rewards', payload: { userId: greta.id } };
    await server.app.platform.bus.publish(LIVE_TOPIC, [broken(amy.id), rewards]);
    expect(await amys.closed).toEqual({ code: 1012, reason: 'come back' });
    await expect.poll(() => gretas.of('rewards').length).toBe(1);
    await server.mark(greta, gretas);
  });

  test('because it is none, is ignored, and those beside it are heard', async () => {
    const gretas = await connect(greta);
    const rewards: LiveEvent = { topic: 'rewards', payload: { userId: greta.id } };
    const none = [null, 7, { topic: 'session', payload: null }, { topic: 'message', payload: {} }, { topic: 'fly' }];
    await server.app.platform.bus.publish(LIVE_TOPIC, [...none, rewards]);
    await expect.poll(() => gretas.of('rewards').length).toBe(1);
  });
});

describe('what is watched', () => {
  const stockOf = (sku: string, onHand: number) =>
    server.db.query('update stock set on_hand = $2 where sku = $1', [sku, onHand]);

  test('stock reaches those who watch the product and may see it', async () => {
    const [doras, amys, gretas] = [
      await watching(dora, { skus: [PRO_SKU, PRODUCTS.cleanser] }),
      await watching(amy, { skus: [PRO_SKU, PRODUCTS.cleanser] }),
      await watching(greta, { skus: [PRODUCTS.gelWash] }),
    ];
    await stockOf(PRO_SKU, 1);
    await expect.poll(() => doras.of('stock')).toEqual([{ key: 'stock', skus: [PRO_SKU] }]);
    await stockOf(PRODUCTS.cleanser, 1);
    await expect.poll(() => amys.of('stock')).toEqual([{ key: 'stock', skus: [PRODUCTS.cleanser] }]);
    await server.mark(greta, gretas);
    expect(gretas.of('stock')).toEqual([]);
    // The next list replaces the last one.
    amys.send({ action: 'watch', skus: [PRODUCTS.gelWash], courseIds: [] });
    await stockOf(PRODUCTS.gelWash, 1);
    await expect.poll(() => gretas.of('stock').length).toBe(1);
    await stockOf(PRODUCTS.cleanser, 500);
    await expect.poll(() => doras.of('stock').length).toBe(3);
    expect(amys.of('stock').flatMap(({ skus }) => skus)).not.toContain(PRO_SKU);
    expect(
      amys
        .of('stock')
        .flatMap(({ skus }) => skus)
        .filter((sku) => sku === PRODUCTS.cleanser),
    ).toHaveLength(1);
  });

  test('seats reach those who watch the course, as they are now', async () => {
    const courseId = await addCourse(server, { capacity: 2 });
    const [amys, gretas] = [await watching(amy, { courseIds: [courseId] }), await connect(greta)];
    await register(server, dora, { courseId });
    await expect.poll(() => amys.of('seats').at(-1)).toEqual({ key: 'seats', courseId, seatsLeft: 1 });
    await register(server, greta, { courseId });
    await expect.poll(() => amys.of('seats').at(-1)).toEqual({ key: 'seats', courseId, seatsLeft: 0 });
    await server.mark(greta, gretas);
    expect(gretas.of('seats')).toEqual([]);
  });
});
