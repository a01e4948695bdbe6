import { formatCents, toCents } from '@regen/domain';
import type { Order, Receipt } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { receipts } from '../../routes.ts';
import { openDesk } from '../../testing/desk.ts';
import { bringOrder } from '../../testing/order-states.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { ADDRESS, CARDS, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { tellShipped } from './tell-shipped.ts';

let server: TestServer;
let sku: string;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), {
    routes: [receipts],
    env: {
      SELLER_NAME: 'Lark Skin, LLC',
      SELLER_STREET: '12 Elm Street',
      SELLER_CITY: 'Denver',
      SELLER_REGION: 'CO',
      SELLER_POSTAL_CODE: '80202',
      SELLER_EMAIL: 'care@shop.example',
      SELLER_TAX_ID: 'EIN 12-3456789',
    },
  });
  [sku = ''] = await plentifulSkus(server, 1);
});
afterAll(() => server?.close());

async function placed({ card = CARDS.good, change = {} }: { card?: string; change?: object } = {}): Promise<{
  buyer: Shopper;
  order: Order;
}> {
  const buyer = new Shopper(server);
  await buyer.put({ items: [{ sku, quantity: 2 }] });
  const { body } = await buyer.order<Order & { order?: Order }>(await buyer.checkout(card, change));
  return { buyer, order: body.order ?? body };
}

const receiptOf = (order: Order, by: Shopper, token?: string) =>
  by.call<Receipt>(
    'GET',
    `/user/guest/order/${order.id}/receipt${token === undefined ? '' : `?accessToken=${encodeURIComponent(token)}`}`,
  );
const download = (url: string) => server.app.server.inject({ method: 'GET', url });

describe('a receipt', () => {
  it('names the seller, and is read by whoever reads the order', async () => {
    const { buyer, order } = await placed();
    const { status, body } = await receiptOf(order, buyer);
    expect(status).toBe(200);
    expect(body).toEqual({
      orderId: order.id,
      number: order.number,
      seller: {
        name: 'Lark Skin, LLC',
        address: { line1: '12 Elm Street', city: 'Denver', region: 'CO', postalCode: '80202', countryCode: 'US' },
        email: 'care@shop.example',
        phone: null,
        taxId: 'EIN 12-3456789',
      },
      pdf: {
        url: expect.stringMatching(/^\/receipts\/regen-receipt-R-\d+\.pdf\?grant=/),
        fileName: `regen-receipt-${order.number}.pdf`,
      },
    });
    const stranger = new Shopper(server);
    expect(await receiptOf(order, stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await receiptOf(order, stranger, order.accessToken)).status).toBe(200);
    const other = await placed();
    expect(await receiptOf(other.order, stranger, order.accessToken)).toMatchObject({ status: 403 });
    const amy = await server.signIn(PEOPLE.client);
    expect(await server.call('GET', `/user/${amy.id}/order/${order.id}/receipt`, { as: amy })).toMatchObject({
      status: 404,
    });
  });

  it('is there once the order is paid, and not before', async () => {
    const { buyer, order } = await placed({ card: CARDS.declined });
    expect(order).toMatchObject({ state: 'placed', paidAt: null, expectedDelivery: null });
    expect(await receiptOf(order, buyer)).toMatchObject({
      status: 404,
      body: { message: 'There is no receipt until the order is paid.' },
    });
    const paid = await buyer.pay(order.id, CARDS.good);
    expect(paid.body.paidAt).toEqual(expect.any(String));
    expect((await receiptOf(order, buyer)).status).toBe(200);
  });
});

describe('the file of a receipt', () => {
  it('says what was bought, from whom, when and how it was paid', async () => {
    const { buyer, order } = await placed();
    const { url } = (await receiptOf(order, buyer)).body.pdf;
    const answer = await download(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="regen-receipt-${order.number}.pdf"`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { lines, tags, ...pdf } = await readPdf(answer.rawPayload);
    expect(pdf).toEqual({ title: `Receipt ${order.number}`, language: 'en-US', isTagged: true, pages: 1 });
    const text = lines.join('\n');
    const money = (amount: number) => `$${amount.toFixed(2)}`;
    const { subtotal, taxes, total } = order.orderTotal;
    expect(text).toContain(
      'Lark Skin, LLC\n12 Elm Street\nDenver, CO 80202\nUnited States\ncare@shop.example\nEIN 12-3456789\nReceipt\nOrder\n',
    );
    for (const part of [order.number, 'Visa ending in 4242', 'Paid', ADDRESS.line1, `SKU ${sku}`]) {
      expect(text).toContain(part);
    }
    expect(order.taxLabel).toBe('Sales tax (Utah, 7.75%)');
    expect(text).toContain(`Subtotal\n${money(subtotal)}\n`);
    expect(text).toContain(`Sales tax (Utah, 7.75%)\n${money(taxes)}\nTotal\n${money(total)}\n`);
    expect(text).toContain('Contact care@shop.example and quote order');
    expect(tags).toEqual(
      expect.arrayContaining(['Document', 'H1', 'L', 'LI', 'Lbl', 'LBody', 'H2', 'Table', 'TR', 'TH', 'TD']),
    );
  });

  it('says what a line costs before and after its discount', async () => {
    const { order } = await placed();
    await server.db.query(`update order_items set discount_cents = 920, line_total_cents = 8280 where order_id = $1`, [
      order.id,
    ]);
    const { url } = (await receiptOf(order, new Shopper(server), order.accessToken)).body.pdf;
    const { lines } = await readPdf((await download(url)).rawPayload);
    expect(lines.join('\n')).toContain('\n$92.00\nDiscount −$9.20\n$82.80\n');
  });

  it('has names in other alphabets, and as many pages as it needs', async () => {
    const shippingAddress = { ...ADDRESS, firstName: 'Łucja', lastName: 'Δημητρίου Đặng', company: 'Красота' };
    const { order } = await placed({ change: { shippingAddress } });
    await server.db.query(
      `insert into order_items (order_id, line, sku, name, short_name, sku_type, size, quantity, unit_price_cents, list_price_cents, line_total_cents)
       select $1, n, 'X' || n, 'Another product ' || n, 'Another', 'retail', '30 mL', 1, 0, 0, 0 from generate_series(10, 60) n`,
      [order.id],
    );
    const { url } = (await receiptOf(order, new Shopper(server), order.accessToken)).body.pdf;
    const { lines, pages } = await readPdf((await download(url)).rawPayload);
    expect(pages).toBeGreaterThan(2);
    expect(lines).toContain('Łucja Δημητρίου Đặng');
    expect(lines).toContain('Красота');
    expect(lines.filter((line) => line.includes('page 2'))).toEqual([`Receipt ${order.number}, page 2`]);
    expect(lines.filter((line) => line.startsWith('Another product'))).toHaveLength(51);
  });

  it('can be copied where two letters are drawn as one', async () => {
    const shippingAddress = { ...ADDRESS, company: 'Ffion’s Office' };
    const { buyer, order } = await placed({ change: { shippingAddress } });
    const { url } = (await receiptOf(order, buyer)).body.pdf;
    const { lines } = await readPdf((await download(url)).rawPayload);
    for (const line of ['Ffion’s Office', order.number]) expect(lines).toContain(line);
  });

  it('is there with its signature for an hour, then its page is', async () => {
    const { buyer, order } = await placed();
    const { url } = (await receiptOf(order, buyer)).body.pdf;
    const changed = url.replace(/grant=(.)/, (_, first: string) => `grant=${first === 'M' ? 'N' : 'M'}`);
    for (const refused of [changed, url.split('?', 1)[0] ?? '', `${url}&grant=x`]) {
      expect((await download(refused)).statusCode).toBe(404);
    }
    server.clock.advance(3_590_000);
    expect((await download(url)).statusCode).toBe(200);
    server.clock.advance(20_000);
    const late = await download(url);
    expect([late.statusCode, late.headers.location]).toEqual([303, `/order/${order.id}/receipt`]);
    server.clock.advance(-3_610_000);
  });

  it('does not outlive the payment', async () => {
    const { buyer, order } = await placed();
    const { url } = (await receiptOf(order, buyer)).body.pdf;
    await server.db.query(`update orders set state = 'canceled', paid_at = null where id = $1`, [order.id]);
    expect((await download(url)).statusCode).toBe(404);
  });

  it('lists refunds and the net amount paid', async () => {
    const { buyer, order } = await placed();
    const desk = await openDesk(server);
    const amount = (await desk.read(order.id)).lines[0]?.refundable[0] ?? 0;
    const refund = { lines: [{ line: 1, quantity: 1, restock: true }], shipping: false, amount };
    expect((await desk.refund(order.id, refund)).status).toBe(201);
    const { url } = (await receiptOf(order, buyer)).body.pdf;
    const { lines } = await readPdf((await download(url)).rawPayload);
    const at = lines.findIndex((line) => line.startsWith('Refunded '));
    const rest = formatCents(toCents(order.orderTotal.total) - toCents(amount));
    expect(lines.slice(at + 1, at + 4)).toEqual([`−${formatCents(toCents(amount))}`, 'Net paid', rest]);
  });
});

it('an order says when it should arrive, and where its package is', async () => {
  const { buyer, order } = await placed();
  expect(order.expectedDelivery).toEqual({
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await bringOrder(server.db, order.id, 'shipped', '2026-11-18T20:00:00Z');
  await server.db.query(
    `update orders set tracking_carrier = 'UPS', tracking_number = '1Z999AA10123456784' where id = $1`,
    [order.id],
  );
  const { body } = await buyer.call<Order>('GET', `/user/guest/order/${order.id}`);
  expect(body.tracking).toEqual({
    carrier: 'UPS',
    number: '1Z999AA10123456784',
    url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  });
  expect(body.expectedDelivery).toEqual({ from: '2026-11-23', to: '2026-11-27' });
  await bringOrder(server.db, order.id, 'delivered');
  expect((await buyer.call<Order>('GET', `/user/guest/order/${order.id}`)).body.expectedDelivery).toBeNull();
});

it('the tracking number of an order is emailed once, as soon as it is known', async () => {
  const { order } = await placed();
  const told = async () => (await server.mailsTo(order.email)).filter(({ template }) => template === 'order-shipped');
  // Of the shop's history nothing is news.
  expect(await tellShipped(server.app.platform)).toBe(0);
  await bringOrder(server.db, order.id, 'shipped');
  await server.db.query(
    `update orders set shipped_at = now() - interval '5 days', tracking_carrier = 'UPS' where id = $1`,
    [order.id],
  );
  expect(await tellShipped(server.app.platform)).toBe(0);
  await server.db.query(`update orders set tracking_number = '1Z999AA10123456784' where id = $1`, [order.id]);
  const runs = await Promise.all([1, 2, 3].map(() => tellShipped(server.app.platform)));
  expect(runs.toSorted()).toEqual([0, 0, 1]);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail?.data['orderUrl']).toContain(`/order/${order.id}?accessToken=`);
});
