import type { OwnReview, ReviewForStaff } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { renderMail } from '../../mail/render.ts';
import { bringOrder } from '../../testing/order-states.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { CARDS, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { unsubscribe } from './links.ts';

let server: TestServer;
let nina: { jwt: string; id: string };
let sku: string;
let count = 0;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '1000' } });
  [sku = ''] = await plentifulSkus(server, 1);
  nina = await server.signIn(PEOPLE.staff);
});

afterAll(() => server?.close());

async function written() {
  const shopper = new Shopper(server);
  count += 1;
  const email = `writer${count}@guests.example`;
  await shopper.put({ items: [{ sku, quantity: 1 }] });
  const { body: order } = await shopper.order(await shopper.checkout(CARDS.good, { email }));
  await bringOrder(server.db, order.id, 'delivered');
  const body = { line: 1, rating: 4, text: 'Calm after two weeks.' };
  const { body: review } = await shopper.call<OwnReview>('POST', `/order/${order.id}/reviews`, { body });
  const decide = (decision: { state: string; reason?: string }, { submittedAt } = review) =>
    server.call<ReviewForStaff>('PUT', `/admin/reviews/${review.reviewId}`, {
      as: nina,
      body: { submittedAt, ...decision },
    });
  const mails = async () => (await server.mailsTo(email)).filter(({ template }) => template === 'review-decided');
  const rendered = async () => {
    const { db, config } = server.app.platform;
    return renderMail('review-decided', (await mails()).at(-1)?.data, { db, seller: config.seller });
  };
  return { shopper, order, review, decide, mails, rendered };
}

it('emails the writer once when a review is published', async () => {
  const { review, decide, mails, rendered } = await written();
  expect((await decide({ state: 'published' })).status).toBe(200);
  expect((await rendered())?.subject).toMatch(/^Your review of .+ is published$/);
  expect((await rendered())?.text).toContain(`http://store.test/products/${sku}#reviews`);
  // Staff keep it, after somebody reported it.
  const body = { reason: 'off_topic' };
  await server.call('POST', `/reviews/${review.reviewId}/report`, { body });
  expect((await decide({ state: 'published' })).status).toBe(200);
  expect(await mails()).toHaveLength(1);
});

it('emails the writer why a review is rejected, with a link to edit it', async () => {
  const { order, review, decide, mails, rendered } = await written();
  await decide({ state: 'rejected', reason: 'It is about the <parcel>.' });
  const mail = await rendered();
  expect(mail?.text).toContain('Reason: It is about the <parcel>.');
  expect(mail?.html).toContain('It is about the &lt;parcel&gt;.');
  const [told] = await mails();
  const link = new URL(told?.data['reviewUrl'] ?? '');
  expect(link.pathname).toBe(`/order/${order.id}/reviews`);
  const accessToken = link.searchParams.get('accessToken') ?? '';
  const changed = await server.call<OwnReview>('PUT', `/reviews/${review.reviewId}`, {
    body: { rating: 4, text: 'Calm skin.', accessToken },
  });
  expect(changed.body.state).toBe('pending');
  // Earlier decisions are no longer emailed.
  expect(await rendered()).toBeNull();
  await decide({ state: 'published' }, changed.body);
  expect(await mails()).toHaveLength(2);
});

it('an address that has opted out of emails about reviews is not emailed', async () => {
  const { order, decide, rendered } = await written();
  await decide({ state: 'published' });
  expect((await rendered())?.unsubscribeUrl).toContain('/reviews/unsubscribe?token=');
  const token = unsubscribe.token(server.app.platform.auth, order.id);
  expect((await server.call('POST', '/reviews/unsubscribe', { body: { token } })).status).toBe(200);
  expect(await rendered()).toBeNull();
});

it('emails a writer with an account at its current address', async () => {
  const { order, decide, mails } = await written();
  const amy = await server.signIn(PEOPLE.client);
  await server.db.query('update orders set user_id = $2 where id = $1', [order.id, amy.id]);
  await decide({ state: 'published' });
  expect(await mails()).toEqual([]);
  const told = (await server.mailsTo(PEOPLE.client)).filter(({ template }) => template === 'review-decided');
  expect(told).toHaveLength(1);

  // The link in that email ends them for the account, whose profile says so.
  const emails = async () =>
    (await server.call<{ reviewEmail: boolean }>('GET', `/users/${amy.id}/notifications`, { as: amy })).body;
  expect(await emails()).toMatchObject({ reviewEmail: true });
  const token = unsubscribe.token(server.app.platform.auth, order.id);
  expect((await server.call('POST', '/reviews/unsubscribe', { body: { token } })).status).toBe(200);
  expect(await emails()).toMatchObject({ reviewEmail: false });
});
