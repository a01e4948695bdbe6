import type {
  OrderReviews,
  OwnReview,
  Product,
  ProductList,
  ReviewForStaff,
  ReviewPage,
  ReviewQueue,
  ReviewReported,
} from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { bringOrder, forceOrders } from '../../testing/order-states.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { CARDS, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
/** Another process on the same database. */
let other: TestServer;
let sku: string;
let amy: { jwt: string; id: string };
let dora: { jwt: string; id: string };
let nina: { jwt: string; id: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '1000' } });
  other = await createTestServer(inject('cluster'), { shareWith: server });
  [sku = ''] = await plentifulSkus(server, 1);
  [amy, dora, nina] = await Promise.all([
    server.signIn(PEOPLE.client),
    server.signIn(PEOPLE.professional),
    server.signIn(PEOPLE.staff),
  ]);
});

afterAll(async () => {
  await other?.close();
  await server?.close();
});

beforeEach(async () => {
  await server.db.query('truncate reviews cascade');
  for (const { app } of [server, other]) app.services.catalog.freshness.changed([sku]);
});

/** A delivered order of one product, with whoever placed it. */
async function bought(
  person: { jwt: string; id: string } | undefined,
  product = sku,
): Promise<{ orderId: string; shopper: Shopper }> {
  const shopper = new Shopper(server, person);
  await shopper.put({ items: [{ sku: product, quantity: 1 }] });
  const order = await shopper.order(await shopper.checkout(CARDS.good));
  expect(order.status).toBe(201);
  await bringOrder(server.db, order.body.id, 'delivered', server.clock.now());
  return { orderId: order.body.id, shopper };
}

const review = (stars: number, more: object = {}) => ({
  line: 1,
  rating: stars,
  text: 'Calm after two weeks.',
  ...more,
});

async function written(person: { jwt: string; id: string }, stars: number, more: object = {}): Promise<OwnReview> {
  const { orderId } = await bought(person);
  const body = review(stars, more);
  const answer = await server.call<OwnReview>('POST', `/order/${orderId}/reviews`, { as: person, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function decide(reviewId: string, decision: object) {
  const { rows } = await server.db.query<{ at: Date }>('select submitted_at as at from reviews where id = $1', [
    reviewId,
  ]);
  const body = { submittedAt: (rows[0]?.at ?? server.clock.now()).toISOString(), ...decision };
  return server.call<ReviewForStaff>('PUT', `/admin/reviews/${reviewId}`, { as: nina, body });
}

async function published(person: { jwt: string; id: string }, stars: number, more: object = {}): Promise<string> {
  const { reviewId } = await written(person, stars, more);
  expect((await decide(reviewId, { state: 'published' })).status).toBe(200);
  return reviewId;
}

const list = (query = '', as: Caller = 'client', from = server) =>
  from.call<ReviewPage>('GET', `/product/${sku}/reviews${query}`, { as });

describe('a review', () => {
  it('is written once for a line of a delivered order, by its buyer', async () => {
    const { orderId } = await bought(amy);
    const path = `/order/${orderId}/reviews`;
    const before = await server.call<OrderReviews>('GET', path, { as: amy });
    expect(before.body).toMatchObject({ isOpen: true, authorName: 'Amy R.', isProfessional: false });
    expect(before.body.lines).toMatchObject([{ line: 1, sku, review: null }]);

    const body = review(4, { title: ' Two\nlines ', skinType: 'dry', concern: 'dryness' });
    const made = await server.call<OwnReview>('POST', path, { as: amy, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ rating: 4, title: 'Two lines', state: 'pending', skinType: 'dry' });
    const again = await server.call('POST', path, { as: amy, body });
    expect([again.status, again.body.code]).toEqual([409, 'review_exists']);
    const after = await server.call<OrderReviews>('GET', path, { as: amy });
    expect(after.body.lines[0]?.review).toEqual(made.body);
  });

  it('has to wait for the delivery, and for a line that was paid for', async () => {
    const { orderId } = await bought(amy);
    const path = `/order/${orderId}/reviews`;
    expect((await server.call('POST', path, { as: amy, body: review(5, { line: 2 }) })).status).toBe(404);
    await forceOrders(server.db, [orderId], 'shipped');
    const early = await server.call('POST', path, { as: amy, body: review(5) });
    expect([early.status, early.body.code]).toEqual([422, 'review_not_open']);
  });

  it('names a concern that there is', async () => {
    const { orderId } = await bought(amy);
    const answer = await server.call('POST', `/order/${orderId}/reviews`, {
      as: amy,
      body: review(5, { concern: 'taxes' }),
    });
    expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, '/concern']);
  });

  it('is nobody else’s business until it is published', async () => {
    const { orderId } = await bought(amy);
    const path = `/order/${orderId}/reviews`;
    for (const as of [dora, 'client'] as const) {
      expect((await server.call('GET', path, { as })).status).toBe(404);
      expect((await server.call('POST', path, { as, body: review(1) })).status).toBe(404);
    }
    const made = await server.call<OwnReview>('POST', path, { as: amy, body: review(5) });
    const { reviewId } = made.body;
    for (const as of [dora, 'client'] as const) {
      expect((await server.call('PUT', `/reviews/${reviewId}`, { as, body: { rating: 1, text: 'No' } })).status).toBe(
        404,
      );
      expect((await server.call('DELETE', `/reviews/${reviewId}`, { as })).status).toBe(404);
      expect(
        (await server.call('POST', `/reviews/${reviewId}/report`, { as, body: { reason: 'untrue' } })).status,
      ).toBe(404);
    }
    expect((await list()).body).toMatchObject({ items: [], rating: null, totalCount: 0 });
  });

  it('is shown once staff have published it, and counted in the product everywhere', async () => {
    const summaryOf = async (from: TestServer) => {
      const named = await from.call<ProductList>('POST', '/products/ids', { body: { ids: [sku] } });
      const detail = await from.call<Product>('GET', `/product/${sku}`);
      return [named.body.items[0]?.rating, detail.body.rating];
    };
    for (const from of [server, other]) expect(await summaryOf(from)).toEqual([null, null]);
    const first = await published(amy, 5, { skinType: 'dry' });
    await published(dora, 4, { concern: 'redness' });
    const rating = { average: 4.5, count: 2 };
    for (const from of [server, other]) {
      await expect.poll(() => summaryOf(from)).toEqual([rating, rating]);
      expect((await list('', 'client', from)).body).toMatchObject({
        rating,
        totalCount: 2,
        items: [
          { authorName: 'Dora W.', isProfessional: true },
          { authorName: 'Amy R.', isProfessional: false },
        ],
        skinTypes: [{ value: 'dry', label: 'Dry', count: 1 }],
        concerns: [{ value: 'redness', count: 1 }],
      });
    }
    expect((await list()).body.stars.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);

    expect((await decide(first, { state: 'rejected', reason: 'Names a person.' })).status).toBe(200);
    const left = { average: 4, count: 1 };
    for (const from of [server, other]) await expect.poll(() => summaryOf(from)).toEqual([left, left]);
  });

  it('waits again after a change, and leaves the sum with it', async () => {
    const reviewId = await published(amy, 5);
    const changed = await server.call<OwnReview>('PUT', `/reviews/${reviewId}`, {
      as: amy,
      body: { rating: 2, text: 'It stopped helping.' },
    });
    expect(changed.body).toMatchObject({ rating: 2, state: 'pending', reason: null });
    expect((await list()).body).toMatchObject({ rating: null, totalCount: 0 });
    await decide(reviewId, { state: 'published' });
    expect((await list()).body.rating).toEqual({ average: 2, count: 1 });
    expect((await server.call('DELETE', `/reviews/${reviewId}`, { as: amy })).status).toBe(204);
    expect((await list()).body).toMatchObject({ rating: null, totalCount: 0 });
  });

  it('goes with the person and the order, and out of the sum', async () => {
    await published(amy, 1);
    await published(dora, 3);
    await server.db.query('delete from payments where order_id in (select order_id from reviews where rating = 1)');
    await server.db.query('delete from orders where id in (select order_id from reviews where rating = 1)');
    const { rows } = await server.db.query(
      'select review_count, rating_sum, stars1, stars3 from product_ratings where sku = $1',
      [sku],
    );
    expect(rows).toEqual([{ review_count: 1, rating_sum: 3, stars1: 0, stars3: 1 }]);
  });
});

describe('the list of reviews', () => {
  beforeEach(async () => {
    await published(amy, 5, { skinType: 'dry', concern: 'redness' });
    await published(dora, 1, { skinType: 'oily', concern: 'redness' });
    await published(amy, 3, { skinType: 'oily', concern: 'acne' });
  });
  const starsOf = async (query: string) => (await list(query)).body.items.map(({ rating }) => rating);

  it('is sorted, filtered and paged', async () => {
    expect(await starsOf('')).toEqual([3, 1, 5]);
    expect(await starsOf('?sort=highest')).toEqual([5, 3, 1]);
    expect(await starsOf('?sort=lowest')).toEqual([1, 3, 5]);
    expect(await starsOf('?rating=5&rating=1')).toEqual([1, 5]);
    expect(await starsOf('?skinType=oily&concern=redness')).toEqual([1]);
    expect(await starsOf('?skinType=none')).toEqual([]);
    expect(await starsOf('?perPage=2&page=2')).toEqual([5]);
    // Whatever the filters, the distribution is that of all.
    expect((await list('?rating=1')).body).toMatchObject({ totalCount: 1, rating: { average: 3, count: 3 } });
  });
});

describe('a professional product', () => {
  it('has reviews for those who see it, and for nobody else', async () => {
    const hidden = PRODUCTS.otherB2bOnly;
    await server.db.query('update stock set on_hand = 100 where sku = $1', [hidden]);
    const { orderId } = await bought(dora, hidden);
    const made = await server.call<OwnReview>('POST', `/order/${orderId}/reviews`, { as: dora, body: review(5) });
    const { reviewId } = made.body;
    await decide(reviewId, { state: 'published' });
    const school = await server.signIn(PEOPLE.school);
    for (const as of [dora, school]) {
      const seen = await server.call<ReviewPage>('GET', `/product/${hidden}/reviews`, { as });
      expect(seen.body.totalCount).toBe(1);
    }
    for (const as of ['client', amy] as const) {
      expect((await server.call('GET', `/product/${hidden}/reviews`, { as })).status).toBe(404);
      const report = await server.call('POST', `/reviews/${reviewId}/report`, { as, body: { reason: 'untrue' } });
      expect(report.status).toBe(404);
    }
  });
});

describe('staff', () => {
  const queue = (part: string) => server.call<ReviewQueue>('GET', `/admin/reviews?part=${part}`, { as: nina });

  it('see what waits, the oldest first, and say why they reject', async () => {
    const first = await written(amy, 5);
    const second = await written(dora, 2);
    const { body } = await queue('pending');
    expect(body.items.map(({ reviewId }) => reviewId)).toEqual([first.reviewId, second.reviewId]);
    expect(body.waiting).toEqual({ pending: 2, reported: 0 });
    expect((await decide(first.reviewId, { state: 'rejected' })).body).toMatchObject({ code: 'validation_failed' });
    const done = await decide(first.reviewId, { state: 'rejected', reason: 'It is about the parcel.' });
    expect(done.body).toMatchObject({ state: 'rejected', reason: 'It is about the parcel.' });
    expect((await queue('rejected')).body.totalCount).toBe(1);
    const { rows } = await server.db.query('select action, actor_user_id from audit_log where subject_id = $1', [
      first.reviewId,
    ]);
    expect(rows).toEqual([{ action: 'reviewModerate', actor_user_id: nina.id }]);
    expect((await decide('rev_00000000000000000000000000', { state: 'published' })).status).toBe(404);
  });

  it('decide about what they read, not about what its writer has made of it since', async () => {
    const { reviewId, submittedAt } = await written(amy, 4);
    server.clock.advance(1_000);
    const body = { rating: 1, text: 'Something else.' };
    await server.call('PUT', `/reviews/${reviewId}`, { as: amy, body });
    const late = await decide(reviewId, { state: 'published', submittedAt });
    expect([late.status, late.body]).toMatchObject([409, { code: 'review_changed' }]);
    expect((await list()).body.totalCount).toBe(0);
    expect((await decide(reviewId, { state: 'published' })).status).toBe(200);
    await server.call('DELETE', `/reviews/${reviewId}`, { as: amy });
  });

  it('see what was reported, once for each reporter, until they decide', async () => {
    const reviewId = await published(amy, 1);
    const report = (as: Caller, browserId: string) =>
      server.call<ReviewReported>('POST', `/reviews/${reviewId}/report`, {
        as,
        browserId,
        body: { reason: 'off_topic', note: 'About the parcel.' },
      });
    const browser = '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10';
    for (const as of [dora, dora, 'client', 'client'] as const) expect((await report(as, browser)).status).toBe(200);
    const { body } = await queue('reported');
    expect(body.items[0]?.reports).toHaveLength(2);
    expect(body.items[0]?.reports[0]).toMatchObject({ reason: 'off_topic', note: 'About the parcel.' });
    expect((await list()).body.totalCount).toBe(1);
    await decide(reviewId, { state: 'published' });
    expect((await queue('reported')).body).toMatchObject({ totalCount: 0, waiting: { reported: 0 } });
  });

  it('answer for everyone to read, and take it back', async () => {
    const reviewId = await published(amy, 3);
    const answer = (text: string | null) =>
      server.call<ReviewForStaff>('PUT', `/admin/reviews/${reviewId}/answer`, { as: nina, body: { text } });
    expect((await answer('Thank you, Amy.')).status).toBe(200);
    expect((await list()).body.items[0]?.answer).toMatchObject({ text: 'Thank you, Amy.' });
    await answer(null);
    expect((await list()).body.items[0]?.answer).toBeNull();
  });
});
