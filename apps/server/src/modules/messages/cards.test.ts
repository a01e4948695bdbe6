import type { ErrorBody, MessageCard, MessageCardCreate, ProductPage } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { careAccountOf } from '../../auth/care-account.ts';
import { Author, bundleServer, PRO_SKU, SHARED_SKUS } from '../../testing/bundles.ts';
import { clearMessages, Messenger } from '../../testing/messenger.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const [SKU] = SHARED_SKUS;

let server: TestServer;
let care: string;
let dora: Messenger;
let amy: Messenger;
let rita: Messenger;
let author: Author;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), bundleServer);
  care = await careAccountOf(server.db);
  dora = await Messenger.signIn(server, PEOPLE.professional);
  amy = await Messenger.signIn(server, PEOPLE.client);
  rita = await Messenger.signIn(server, PEOPLE.school);
  author = new Author(server, dora.person);
});

afterAll(() => server?.close());

beforeEach(async () => {
  await clearMessages(server);
});

const product = (sku: string): MessageCardCreate => ({ kind: 'product', sku });
const bundle = (bundleToken: string): MessageCardCreate => ({ kind: 'bundle', bundleToken });

async function cardsOf(who: Messenger, other: string): Promise<MessageCard[]> {
  return (await who.talk(other)).messages.response[0]?.cards ?? [];
}

async function listed(who: Messenger, sku: string) {
  const { body } = await server.call<ProductPage>('POST', '/products/ids', { as: who.person, body: { ids: [sku] } });
  return body.items[0];
}

test('a product is shown to each side with the price that their lists have', async () => {
  const { body } = await dora.send(amy.accountId, '', { cards: [product(SKU)] });
  expect(body).toMatchObject({ message: '', cardCount: 1, cards: [{ kind: 'product', sku: SKU }] });
  for (const [who, other] of [
    [dora, amy],
    [amy, dora],
  ] as const) {
    const expected = await listed(who, SKU);
    expect(await cardsOf(who, other.accountId)).toEqual([
      {
        kind: 'product',
        sku: SKU,
        name: expected?.shortName,
        size: expected?.size,
        imageUrl: expected?.image?.template.replace('{size}', 'thumbnail').replace('{format}', 'webp'),
        price: expected?.price,
        isAvailable: true,
      },
    ]);
  }
  const prices = [await cardsOf(dora, amy.accountId), await cardsOf(amy, dora.accountId)].map(
    ([card]) => card?.kind === 'product' && card.price.reason,
  );
  expect(prices).toEqual(['professional', 'list']);
});

test('a product of professionals is never shown to a client', async () => {
  await dora.send(amy.accountId, 'For us', { cards: [product(PRO_SKU), product(SKU)] });
  expect((await cardsOf(dora, amy.accountId)).map(({ kind }) => kind)).toEqual(['product', 'product']);
  const seen = await server.call('GET', `/users/message/${dora.accountId}`, { as: amy.person });
  expect(seen.text).not.toContain(PRO_SKU);
  expect((await cardsOf(amy, dora.accountId)).map(({ kind }) => kind)).toEqual(['unavailable', 'product']);
});

test('a product that is out of stock or discontinued says so', async () => {
  await dora.send(amy.accountId, '', { cards: [product(SKU)] });
  const { rows } = await server.db.query<{ on_hand: number }>('select on_hand from stock where sku = $1', [SKU]);
  await server.db.query('update stock set on_hand = 0 where sku = $1', [SKU]);
  await expect.poll(() => cardsOf(amy, dora.accountId)).toMatchObject([{ kind: 'product', isAvailable: false }]);
  await server.db.query('update stock set on_hand = $2 where sku = $1', [SKU, rows[0]?.on_hand]);
  await server.db.query(`update products set discontinued_at = now() - interval '1 day' where sku = $1`, [SKU]);
  await expect.poll(() => cardsOf(amy, dora.accountId)).toEqual([{ kind: 'unavailable' }]);
  await server.db.query('update products set discontinued_at = null where sku = $1', [SKU]);
  await expect.poll(() => cardsOf(amy, dora.accountId)).toMatchObject([{ kind: 'product', isAvailable: true }]);
});

test('a bundle is shown with what the channel of the reader has of it', async () => {
  const made = await author.made({ items: [...SHARED_SKUS, SKU, PRO_SKU] });
  await dora.send(amy.accountId, 'Your routine', { cards: [bundle(made.bundleToken)] });
  const card = { kind: 'bundle', bundleToken: made.bundleToken, bundleName: 'Evening reset' };
  const imageUrl = (await listed(dora, SHARED_SKUS[0]))?.image?.template
    .replace('{size}', 'thumbnail')
    .replace('{format}', 'webp');
  const who = { professionalName: 'Lark Skin Clinic', imageUrl, isAvailable: true };
  expect(await cardsOf(dora, amy.accountId)).toEqual([{ ...card, ...who, itemCount: 5 }]);
  expect(await cardsOf(amy, dora.accountId)).toEqual([{ ...card, ...who, itemCount: 4 }]);
});

test('the picture of a bundle is that of the first product that the reader sees', async () => {
  const made = await author.made({ items: [PRO_SKU, SKU] });
  await dora.send(amy.accountId, '', { cards: [bundle(made.bundleToken)] });
  const pictures = [];
  for (const [who, other, sku] of [
    [dora, amy, PRO_SKU],
    [amy, dora, SKU],
  ] as const) {
    const [card] = await cardsOf(who, other.accountId);
    const { template = '' } = (await listed(who, sku))?.image ?? {};
    expect(card).toMatchObject({ imageUrl: template.replace('{size}', 'thumbnail').replace('{format}', 'webp') });
    pictures.push(card);
  }
  expect(pictures[0]).not.toEqual(pictures[1]);
});

test('a bundle of professional products alone has nothing for a client', async () => {
  const made = await author.made({ items: [PRO_SKU] });
  await dora.send(amy.accountId, 'Ours', { cards: [bundle(made.bundleToken)] });
  expect(await cardsOf(amy, dora.accountId)).toMatchObject([
    { kind: 'bundle', imageUrl: null, itemCount: 0, isAvailable: false },
  ]);
});

test('a replaced or deleted bundle is unavailable', async () => {
  const made = await author.made();
  await dora.send(amy.accountId, 'Your routine', { cards: [bundle(made.bundleToken)] });
  await server.call('DELETE', `/recommendations/${dora.person.id}/bundle/${made.bundleId}`, { as: dora.person });
  expect(await cardsOf(amy, dora.accountId)).toEqual([{ kind: 'unavailable' }]);
  expect((await amy.talk(dora.accountId)).messages.response[0]).toMatchObject({
    message: 'Your routine',
    cardCount: 1,
  });
});

test('what the sender does not see is not sent, and each is named', async () => {
  const { status, body } = await amy.send<ErrorBody>(dora.accountId, 'Can I have these?', {
    cards: [product(SKU), product(PRO_SKU), product('9999999'), bundle('no-such-token-0123456789')],
  });
  expect([status, body.code]).toEqual([422, 'card_unusable']);
  expect(body.details?.map(({ path }) => path)).toEqual(['/cards/1', '/cards/2', '/cards/3']);
  expect((await amy.talk(dora.accountId)).totalCount).toBe(0);
});

test('a repeated call gets its first response, also when the product is gone', async () => {
  const key = randomUUID();
  const cards = [product(SKU)];
  const first = await dora.send(amy.accountId, 'Once', { cards }, key);
  await server.db.query(`update products set discontinued_at = now() - interval '1 day' where sku = $1`, [SKU]);
  await expect.poll(() => cardsOf(dora, amy.accountId)).toEqual([{ kind: 'unavailable' }]);
  const again = await dora.send(amy.accountId, 'Once', { cards }, key);
  await server.db.query('update products set discontinued_at = null where sku = $1', [SKU]);
  expect([again.status, again.body.messageId]).toEqual([201, first.body.messageId]);
  expect(again.body.cards).toEqual([{ kind: 'unavailable' }]);
});

test.each<[string, unknown]>([
  ['six', Array.from({ length: 6 }, () => product(SKU))],
  ['of another kind', [{ kind: 'course', courseId: 'HAE-1' }]],
  ['of two kinds', [{ kind: 'product', sku: SKU, bundleToken: 'no-such-token-0123456789' }]],
  ['without a SKU', [{ kind: 'product' }]],
])('cards are refused: %s', async (_name, cards) => {
  const { status, body } = await dora.send<ErrorBody>(amy.accountId, 'Hello', { cards: cards as MessageCardCreate[] });
  expect([status, body.code]).toEqual([400, 'validation_failed']);
});

test('the list of conversations names what was shared last, as its reader sees it', async () => {
  await dora.send(amy.accountId, '', { cards: [product(SKU), product(PRO_SKU)] });
  const shared = async (who: Messenger) => (await who.logs()).users[0]?.messages.response[0];
  const name = (await listed(amy, SKU))?.shortName;
  expect(await shared(dora)).toMatchObject({ cardCount: 2, cards: [{ kind: 'product', name }, { kind: 'product' }] });
  expect(await shared(amy)).toMatchObject({
    cardCount: 2,
    cards: [{ kind: 'product', name }, { kind: 'unavailable' }],
  });
});

test('the search says how many cards there are, and reads none', async () => {
  await rita.send(care, 'Two cleansers', { cards: [product(SKU), product(SKU)] });
  const found = (await rita.search('cleansers')).items[0]?.message;
  expect(found).toMatchObject({ cardCount: 2 });
  expect(found).not.toHaveProperty('cards');
});

test('a page of messages reads all its cards at once', async () => {
  const made = await author.made();
  for (let n = 0; n < 10; n += 1) {
    await dora.send(amy.accountId, `${n}`, { cards: SHARED_SKUS.map(product).concat(bundle(made.bundleToken)) });
  }
  const { db } = server.app.platform;
  const { query } = db;
  let count = 0;
  db.query = ((...given: Parameters<typeof query>) => {
    count += 1;
    return query(...given);
  }) as typeof query;
  const page = await amy.talk(dora.accountId);
  db.query = query;
  expect(page.messages.response.flatMap(({ cards }) => cards)).toHaveLength(40);
  // The session, the access rule, the conversation, the page, its cards, products and bundles.
  expect(count).toBeGreaterThan(4);
  expect(count).toBeLessThanOrEqual(8);
});
