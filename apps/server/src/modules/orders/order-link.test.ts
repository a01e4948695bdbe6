import type { Order } from '@regen/sdk';
import { afterAll, expect, inject, it } from 'vitest';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { openShop, Shopper } from '../../testing/shopping.ts';

const DAY = 86_400_000;
const EXPIRED = { status: 403, body: { code: 'link_expired' } };

const { server, sku } = await openShop(inject('cluster'));
afterAll(() => server.close());

async function placed(): Promise<{ buyer: Shopper; order: Order }> {
  const buyer = new Shopper(server);
  await buyer.put({ items: [{ sku, quantity: 1 }] });
  return { buyer, order: (await buyer.order(await buyer.checkout())).body };
}

const open = (order: Order, token: string, by = new Shopper(server)) =>
  by.call<Order>('GET', `/user/guest/order/${order.id}?accessToken=${encodeURIComponent(token)}`);

const tokenIn = (url = '') => new URL(url).searchParams.get('accessToken') ?? '';

it('opens an order for 90 days, from the response and from the email', async () => {
  const { buyer, order } = await placed();
  const [mail] = await server.mailsTo(order.email);
  const tokens = [order.accessToken ?? '', tokenIn(mail?.data['orderUrl'])];
  server.clock.advance(89 * DAY);
  for (const token of tokens) expect((await open(order, token)).body.id).toBe(order.id);
  server.clock.advance(3 * DAY);
  for (const token of tokens) expect(await open(order, token)).toMatchObject(EXPIRED);
  // The browser that ordered needs no link.
  const [path, cookie] = [`/user/guest/order/${order.id}`, { cookie: buyer.cookie }];
  expect((await buyer.call<Order>('GET', path, { headers: cookie })).body.id).toBe(order.id);
});

it('is replaced by email to the address of the order, once a day, when an expired one is opened', async () => {
  const { order } = await placed();
  const old = order.accessToken ?? '';
  server.clock.advance(92 * DAY);
  for (let tries = 0; tries < 3; tries += 1) expect(await open(order, old)).toMatchObject(EXPIRED);
  const emails = (await server.mailsTo(order.email)).filter(({ template }) => template === 'order-link');
  expect(emails).toHaveLength(1);
  expect((await open(order, tokenIn(emails[0]?.data['orderUrl']))).body.id).toBe(order.id);
  await deliverEmails(server.app.mail, server.app.platform);
});

it('that was made before links ended works until 90 days after its order', async () => {
  const { order } = await placed();
  const forever = server.app.platform.auth.sign('order-access', order.id);
  expect((await open(order, forever)).body.id).toBe(order.id);
  await server.db.query(`update orders set placed_at = placed_at - interval '91 days' where id = $1`, [order.id]);
  expect(await open(order, forever)).toMatchObject(EXPIRED);
});

it('cannot be extended, or made to send email, without a valid one', async () => {
  const { order } = await placed();
  const [, signature = ''] = (order.accessToken ?? '').split('.');
  const longer = `${Buffer.from(`${order.id} 99999999999`).toString('base64url')}.${signature}`;
  expect(await open(order, longer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await server.mailsTo(order.email)).toHaveLength(1);
});
