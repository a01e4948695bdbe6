import type { OrderReviews, OwnReview } from '@regen/sdk';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { bringOrder } from '../../testing/order-states.ts';
import { CARDS, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { askForReviews } from './ask-for-reviews.ts';
import { unsubscribe } from './links.ts';
import { reviewUnsubscribeRoutes } from './unsubscribe-routes.ts';

const DAY = 86_400_000;
let server: TestServer;
let sku: string;
let count = 0;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), {
    env: { RATE_LIMIT_FACTOR: '1000' },
    routes: [(app, { platform }) => reviewUnsubscribeRoutes(app, platform)],
  });
  [sku = ''] = await plentifulSkus(server, 1);
});

afterAll(() => server?.close());

beforeEach(() => server.db.query('truncate review_opt_outs; truncate mail_outbox'));

/** An order of a guest, delivered so many days ago. */
async function delivered(days: number): Promise<{ orderId: string; email: string }> {
  const shopper = new Shopper(server);
  count += 1;
  const email = `reviewer${count}@guests.example`;
  await shopper.put({ items: [{ sku, quantity: 1 }] });
  const order = await shopper.order(await shopper.checkout(CARDS.good, { email }));
  expect(order.status).toBe(201);
  const at = new Date(server.clock.now().getTime() - days * DAY);
  await bringOrder(server.db, order.body.id, 'delivered', at);
  return { orderId: order.body.id, email };
}

const run = () => askForReviews(server.app.platform);

const mailsOf = async (email: string, template: string) =>
  (await server.mailsTo(email)).filter((mail) => mail.template === template);

interface Stored {
  to: string;
  subject: string;
  text: string;
}

async function deliveredTo(email: string): Promise<Stored[]> {
  await deliverEmails(server.app.mail, server.app.platform);
  const folder = join(server.config.DATA_FOLDER, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Stored)
    .filter((mail) => mail.to === email && /working for you/.test(mail.subject));
}

describe('an email that asks for reviews', () => {
  it('comes once for an order, ten days after it was delivered, and its link opens the form', async () => {
    const { orderId, email } = await delivered(11);
    await delivered(5);
    await delivered(60);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    const [mail] = await deliveredTo(email);
    const link = new URL(/http:\/\/store\.test\/order\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe(`/order/${orderId}/reviews`);
    const accessToken = link.searchParams.get('accessToken') ?? '';
    const path = `/order/${orderId}/reviews`;
    const form = await server.call<OrderReviews>('GET', `${path}${link.search}`);
    expect(form.body.lines[0]).toMatchObject({ sku, review: null });
    const body = { line: 1, rating: 5, text: 'Good.', accessToken };
    const made = await server.call<OwnReview>('POST', path, { body });
    expect(made.status).toBe(201);
    expect(
      (await server.call('PUT', `/reviews/${made.body.reviewId}`, { body: { ...body, line: undefined } })).status,
    ).toBe(200);

    // It opens the reviews of this order: no other, and not the order itself.
    const { orderId: foreign } = await delivered(1);
    expect((await server.call('GET', `/order/${foreign}/reviews${link.search}`)).status).toBe(403);
    expect((await server.call('GET', `/user/guest/order/${orderId}${link.search}`)).status).toBe(403);
  });

  it('carries a link that ends, and is replaced by email once it is opened after that', async () => {
    const { orderId, email } = await delivered(11);
    await run();
    const [mail] = await mailsOf(email, 'review-request');
    const { search } = new URL(mail?.data['reviewUrl'] ?? '');
    server.clock.advance(91 * DAY);
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await server.call('GET', `/order/${orderId}/reviews${search}`);
      expect(answer).toMatchObject({ status: 403, body: { code: 'link_expired' } });
    }
    const renewed = await mailsOf(email, 'order-link');
    expect(renewed).toHaveLength(1);
    // The link to the order opens its reviews as well.
    const next = new URL(renewed[0]?.data['orderUrl'] ?? '');
    const form = await server.call<OrderReviews>('GET', `/order/${orderId}/reviews${next.search}`);
    expect(form.body.lines[0]).toMatchObject({ sku, review: null });
    server.clock.advance(-91 * DAY);
  });

  it('does not come when everything was reviewed, and is not sent when that happens before it goes out', async () => {
    const { orderId, email } = await delivered(11);
    const write = (id: string) =>
      server.db.query(
        `insert into reviews (id, order_id, line, sku, author_name, is_professional, rating, body)
         select 'rev_' || i.order_id, i.order_id, i.line, i.sku, 'A.', false, 5, 'Good.' from order_items i where i.order_id = $1`,
        [id],
      );
    expect(await run()).toBe(1);
    await write(orderId);
    expect(await deliveredTo(email)).toEqual([]);
    const second = await delivered(11);
    await write(second.orderId);
    expect(await run()).toBe(0);
  });

  it('is sent once by processes that look at the same time', async () => {
    for (let made = 0; made < 3; made += 1) await delivered(12);
    const sent = await Promise.all([run(), run(), run()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(3);
  });

  it('can be turned off from the email, by the page and by the email program', async () => {
    const { auth } = server.app.platform;
    for (const way of ['page', 'program']) {
      const { orderId, email } = await delivered(11);
      const token = unsubscribe.token(auth, orderId);
      const answer =
        way === 'page'
          ? await server.call('POST', '/reviews/unsubscribe', { body: { token } })
          : await server.inject({
              method: 'POST',
              url: `/reviews/unsubscribe?token=${encodeURIComponent(token)}`,
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              payload: 'List-Unsubscribe=One-Click',
            });
      expect([answer.status, answer.body]).toEqual([200, { reviewEmail: false }]);
      expect(await run()).toBe(0);
      expect(await deliveredTo(email)).toEqual([]);
    }
    expect((await server.call('POST', '/reviews/unsubscribe', { body: { token: 'x.y' } })).status).toBe(404);
  });
});
