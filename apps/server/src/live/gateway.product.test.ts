import { demoId } from '@regen/demo-store/demo-people';
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
import { Shopper } from '../testing/shopping.ts';

let server: ListeningServer;
let dana: Person;
let ana: Person;
let grace: Person;
const clients = createLiveClients();

beforeAll(async () => {
  server = await createListeningServer(inject('cluster'), { ...bundleServer, env: { RATE_LIMIT_FACTOR: '1000' } });
  const person = (name: string) => server.signIn(`${name}.example`);
  [dana, ana, grace] = [await person('dana@lumenclinic'), await person('ana@clients'), await person('grace@clients')];
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
  const first = await connect(dana);
  await server.mark(dana, first);
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
    const [danas, anas, anasOther] = [await connect(dana), await connect(ana), await connect(ana)];
    const body = contentOf(await server.say(dana, ana, 'How is your skin?'));
    await expect.poll(() => [danas, anas, anasOther].map((client) => client.of('message').length)).toEqual([1, 1, 1]);
    expect(danas.of('message')).toEqual([
      { key: 'message', accountId: ana.accountId, message: body, unreadCount: 0, totalUnreadCount: 0, version: 0 },
    ]);
    const message = { ...body, isMine: false, unreadCount: 1 };
    const heard = {
      key: 'message',
      accountId: dana.accountId,
      message,
      unreadCount: 1,
      totalUnreadCount: 1,
      version: 1,
    };
    expect(anas.of('message')).toEqual([heard]);
    expect(anasOther.of('message')).toEqual([heard]);
  });

  test('is delivered when a device of the receiver has it, and read when they say so', async () => {
    const danas = await connect(dana);
    await server.say(dana, ana, 'one');
    await server.mark(dana, danas);
    expect(danas.of('messageDelivered')).toEqual([]);
    const anas = await connect(ana);
    const { body } = await server.say(dana, ana, 'two');
    await expect
      .poll(() => danas.of('messageDelivered'))
      .toEqual([{ key: 'messageDelivered', accountId: ana.accountId, seq: 2 }]);
    await server.read(ana, dana);
    await expect.poll(() => [danas.of('messageRead').length, anas.of('messageRead').length]).toEqual([1, 1]);
    const [told] = danas.of('messageRead');
    expect(told).toMatchObject({ accountId: ana.accountId, readerAccountId: ana.accountId, seq: body.seq, version: 0 });
    expect(anas.of('messageRead')).toEqual([
      { ...told, accountId: dana.accountId, unreadCount: 0, totalUnreadCount: 0, version: 4 },
    ]);
    expect(danas.of('messageDelivered')).toHaveLength(1);
  });

  test('is delivered once the device has answered for it', async () => {
    const danas = await connect(dana);
    const anas = await connect(ana, { autoPong: false });
    await server.say(dana, ana, 'one');
    await expect.poll(() => anas.of('message').length).toBe(1);
    // Stored after the first one, had that been delivered.
    await server.say(ana, dana, 'two');
    await expect
      .poll(() => anas.of('messageDelivered'))
      .toEqual([{ key: 'messageDelivered', accountId: dana.accountId, seq: 2 }]);
    await server.mark(dana, danas);
    expect(danas.of('messageDelivered')).toEqual([]);
    anas.socket.pong('received');
    await expect
      .poll(() => danas.of('messageDelivered'))
      .toEqual([{ key: 'messageDelivered', accountId: ana.accountId, seq: 1 }]);
  });

  test('that is withheld is heard by its author alone, and is never delivered', async () => {
    const danas = await connect(dana);
    await server.say(dana, ana, 'Hello');
    await server.mark(dana, danas);
    const anas = await connect(ana);
    await server.call('POST', `/message/block/${dana.accountId}`, { as: ana, body: { reason: 'spam' } });
    await expect.poll(() => anas.of('messageBlock')).toHaveLength(1);
    const body = contentOf(await server.say(dana, ana, 'Are you there?'));
    await expect.poll(() => danas.of('message').at(-1)?.message).toEqual(body);
    await server.mark(ana, anas);
    await server.mark(dana, danas);
    expect(anas.heard.map(({ key }) => key)).toEqual(['messageBlock', 'rewards']);
    expect(danas.heard.map(({ key }) => key)).toEqual(['message', 'rewards', 'message', 'rewards']);
  });

  test('reaches nobody else', async () => {
    const graces = await connect(grace);
    await server.say(dana, ana, 'private');
    await server.mark(grace, graces);
    expect(graces.heard.map(({ key }) => key)).toEqual(['rewards']);
  });

  test("of the care team's account is heard by those of its people who may answer", async () => {
    await careIs(dana.accountId);
    const withRight = await server.signIn('dana@lumenclinic.example');
    const danas = await connect(withRight);
    await server.say(ana, dana, 'Dear team');
    await server.mark(dana, danas);
    expect(danas.of('message')).toEqual([]);
    await server.db.query(`update users set permissions = permissions || '{messages:care}' where id = $1`, [dana.id]);
    await expect
      .poll(async () => {
        await server.say(ana, dana, 'Still there?');
        await server.mark(dana, danas);
        return danas.of('message').length;
      })
      .toBeGreaterThan(0);
    // Staff sign with their first name.
    const anas = await connect(ana);
    danas.send({ action: 'typing', accountId: ana.accountId });
    await expect
      .poll(() => anas.of('typing'))
      .toEqual([{ key: 'typing', accountId: dana.accountId, senderName: 'Dana' }]);
    await careIs(demoId('acc', 11));
  });
});

describe('typing', () => {
  // What was said in the last two seconds is not said again.
  beforeEach(() => server.clock.advance(2_000));

  test('is shown to the other account, once in two seconds', async () => {
    const [danas, anas] = [await connect(dana), await connect(ana)];
    for (let n = 0; n < 5; n += 1) danas.send({ action: 'typing', accountId: ana.accountId });
    await expect
      .poll(() => anas.of('typing'))
      .toEqual([{ key: 'typing', accountId: dana.accountId, senderName: 'Dana Whitfield' }]);
    await server.mark(ana, anas);
    expect(anas.of('typing')).toHaveLength(1);
    expect(danas.of('typing')).toEqual([]);
    server.clock.advance(2_000);
    danas.send({ action: 'typing', accountId: ana.accountId });
    await expect.poll(() => anas.of('typing').length).toBe(2);
  });

  test('to a stranger does not count against what is said to others', async () => {
    const [danas, anas] = [await connect(dana), await connect(ana)];
    danas.send({ action: 'typing', accountId: grace.accountId });
    danas.send({ action: 'typing', accountId: demoId('acc', 999_999) });
    await server.mark(dana, danas);
    danas.send({ action: 'typing', accountId: ana.accountId });
    await expect.poll(() => anas.of('typing').length).toBe(1);
  });

  test('in many tabs of a person, or by several of an account, is shown once', async () => {
    const colleague = await server.signIn('eli@lumenclinic.example');
    const tabs = [await connect(dana), await connect(dana), await connect(dana), await connect(colleague)];
    const anas = await connect(ana);
    for (const tab of tabs) tab.send({ action: 'typing', accountId: ana.accountId });
    await Promise.all(tabs.map(isRead));
    await expect.poll(() => anas.of('typing').length).toBeGreaterThan(0);
    await server.mark(ana, anas);
    expect(anas.of('typing')).toHaveLength(1);
  });

  test.each([
    ['of a blocked account', () => ({ who: dana, block: [ana, dana] })],
    ['of an account that has blocked the other', () => ({ who: dana, block: [dana, ana] })],
    ['of a stranger', () => ({ who: grace, block: [] })],
  ])('%s reaches nobody', async (_name, given) => {
    const { who, block } = given();
    const [blocker, blocked] = block;
    if (blocker && blocked)
      await server.call('POST', `/message/block/${blocked.accountId}`, { as: blocker, body: { reason: 'spam' } });
    const [theirs, anas] = [await connect(who), await connect(ana)];
    theirs.send({ action: 'typing', accountId: ana.accountId });
    theirs.send({ action: 'typing', accountId: demoId('acc', 999_999) });
    // Frames are handled in order, each after its look into the database.
    const other = await connect(who === dana ? grace : dana);
    await server.mark(ana, anas);
    expect([...anas.of('typing'), ...other.of('typing')]).toEqual([]);
  });
});

describe('what changes elsewhere', () => {
  test('cart, order and rewards reach the person who changed them, on all devices', async () => {
    const [danas, graces] = [await connect(dana), await connect(grace)];
    const shopper = new Shopper(server, dana);
    const { body: cart } = await shopper.put({ items: [{ sku: '1101', quantity: 1 }] });
    await expect.poll(() => danas.of('cart').at(-1)).toEqual({ key: 'cart', cartId: cart.id, version: cart.version });
    const order = await shopper.order<Order>(await shopper.checkout());
    expect(order.status).toBe(201);
    await expect.poll(() => danas.of('order').at(-1)).toMatchObject({ orderId: order.body.id, status: 'paid' });
    await expect.poll(() => danas.of('rewards').length).toBeGreaterThan(0);
    await server.mark(grace, graces);
    expect(graces.heard.map(({ key }) => key)).toEqual(['rewards']);
  });

  test('a block reaches the devices of the account that blocks, and never the other', async () => {
    const [danas, anas] = [await connect(dana), await connect(ana)];
    await server.call('POST', `/message/block/${dana.accountId}`, { as: ana, body: { reason: 'spam' } });
    await server.call('POST', `/message/unblock/${dana.accountId}`, { as: ana });
    const block = { key: 'messageBlock', accountId: dana.accountId };
    await expect.poll(() => anas.of('messageBlock').at(-1)).toEqual({ ...block, isBlocked: false });
    await server.mark(dana, danas);
    expect(danas.of('messageBlock')).toEqual([]);
  });

  test('a bundle that was opened reaches its author', async () => {
    const author = new Author(server, dana);
    const { bundleToken, bundleId } = await author.made({ items: ['1101'] });
    const danas = await connect(dana);
    for (let n = 0; n < 2; n += 1) {
      const path = `/recommendations/${bundleToken}/userId/${ana.id}`;
      expect((await server.call<SharedBundle>('GET', path, { as: ana })).status).toBe(200);
    }
    await expect.poll(() => danas.of('bundleOpened')).toEqual([{ key: 'bundleOpened', bundleId }]);
  });

  test('an application that was decided reaches the applicant', async () => {
    const anas = await connect(ana);
    await server.db.query(
      `insert into applications (id, reference, user_id, browser_id, first_name, last_name, email, phone, profession, business_name,
         business_type, line1, city, country_code, license_number, license_authority, license_expires_on, license_key, license_name,
         license_type, license_size, changed_at)
       values ('app_live', 'A-LIVE', $1, 'b', 'Ana', 'Ruiz', 'ana@clients.example', '1', 'p', 'b', 't', 'l', 'c', 'US', 'n', 'a', '2030-01-01',
         'k', 'n', 'application/pdf', 1, now())`,
      [ana.id],
    );
    await expect.poll(() => anas.of('application').at(-1)?.status).toBe('received');
    await server.db.query(`update applications set status = 'accepted' where id = 'app_live'`);
    await expect.poll(() => anas.of('application').at(-1)?.status).toBe('accepted');
  });
});

describe('an event that cannot be read', () => {
  /** No text of PostgreSQL has this character. */
  const broken = (userId: string): LiveEvent => ({ topic: 'order', payload: { userId, orderId: 'ord_\u0000' } });

  test('costs those whom it concerns their connections, which then read what they missed, and nobody else', async () => {
    const [anas, graces] = [await connect(ana), await connect(grace)];
    const rewards: LiveEvent = { topic: 'rewards', payload: { userId: grace.id } };
    await server.app.platform.bus.publish(LIVE_TOPIC, [broken(ana.id), rewards]);
    expect(await anas.closed).toEqual({ code: 1012, reason: 'come back' });
    await expect.poll(() => graces.of('rewards').length).toBe(1);
    await server.mark(grace, graces);
  });

  test('because it is none, is ignored, and those beside it are heard', async () => {
    const graces = await connect(grace);
    const rewards: LiveEvent = { topic: 'rewards', payload: { userId: grace.id } };
    const none = [null, 7, { topic: 'session', payload: null }, { topic: 'message', payload: {} }, { topic: 'fly' }];
    await server.app.platform.bus.publish(LIVE_TOPIC, [...none, rewards]);
    await expect.poll(() => graces.of('rewards').length).toBe(1);
  });
});

describe('what is watched', () => {
  const stockOf = (sku: string, onHand: number) =>
    server.db.query('update stock set on_hand = $2 where sku = $1', [sku, onHand]);

  test('stock reaches those who watch the product and may see it', async () => {
    const [danas, anas, graces] = [
      await watching(dana, { skus: [PRO_SKU, '1101'] }),
      await watching(ana, { skus: [PRO_SKU, '1101'] }),
      await watching(grace, { skus: ['1102'] }),
    ];
    await stockOf(PRO_SKU, 1);
    await expect.poll(() => danas.of('stock')).toEqual([{ key: 'stock', skus: [PRO_SKU] }]);
    await stockOf('1101', 1);
    await expect.poll(() => anas.of('stock')).toEqual([{ key: 'stock', skus: ['1101'] }]);
    await server.mark(grace, graces);
    expect(graces.of('stock')).toEqual([]);
    // The next list replaces the last one.
    anas.send({ action: 'watch', skus: ['1102'], courseIds: [] });
    await stockOf('1102', 1);
    await expect.poll(() => graces.of('stock').length).toBe(1);
    await stockOf('1101', 500);
    await expect.poll(() => danas.of('stock').length).toBe(3);
    expect(anas.of('stock').flatMap(({ skus }) => skus)).not.toContain(PRO_SKU);
    expect(
      anas
        .of('stock')
        .flatMap(({ skus }) => skus)
        .filter((sku) => sku === '1101'),
    ).toHaveLength(1);
  });

  test('seats reach those who watch the course, as they are now', async () => {
    const courseId = await addCourse(server, { capacity: 2 });
    const [anas, graces] = [await watching(ana, { courseIds: [courseId] }), await connect(grace)];
    await register(server, dana, { courseId });
    await expect.poll(() => anas.of('seats').at(-1)).toEqual({ key: 'seats', courseId, seatsLeft: 1 });
    await register(server, grace, { courseId });
    await expect.poll(() => anas.of('seats').at(-1)).toEqual({ key: 'seats', courseId, seatsLeft: 0 });
    await server.mark(grace, graces);
    expect(graces.of('seats')).toEqual([]);
  });
});
