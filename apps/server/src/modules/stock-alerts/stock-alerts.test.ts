import type { StockAlert, StockAlertConfirmed, Unsubscribed } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { sendDueAlerts } from './sender.ts';

const SKU = '1103';
let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '1' } });
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.db.query('delete from stock_alerts');
  await server.db.query('delete from rate_limits');
  await server.db.query('update stock set on_hand = 0 where sku = $1', [SKU]);
});

function newEmail(): string {
  count += 1;
  return `person${count}@example.com`;
}

const ask = (email: string, sku = SKU) => server.call<StockAlert>('POST', '/notify', { body: { email, sku } });
const restock = () => server.db.query('update stock set on_hand = 50 where sku = $1', [SKU]);
const flush = () => sendDueAlerts(server.app.platform);

async function mails(email: string, template: string): Promise<Record<string, string>[]> {
  return (await server.mailsTo(email)).filter((mail) => mail.template === template).map((mail) => mail.data);
}

function lastPart(url: string | undefined): string {
  return new URL(url ?? '').pathname.split('/').at(-1) ?? '';
}

async function confirm(email: string): Promise<void> {
  const [mail] = (await mails(email, 'stock-alert-confirm')).slice(-1);
  const response = await server.call<StockAlertConfirmed>('POST', `/notify/${lastPart(mail?.['confirmUrl'])}`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ email, sku: SKU, state: 'confirmed' });
}

describe('a stock alert', () => {
  it('starts only after its address is confirmed, and is sent once when the product is back', async () => {
    const email = newEmail();
    const asked = await ask(email);
    expect(asked.status).toBe(202);
    expect(asked.body).toEqual({ email, sku: SKU, state: 'confirmation_sent' });
    await restock();
    expect(await flush()).toBe(0);

    await server.db.query('update stock set on_hand = 0 where sku = $1', [SKU]);
    await confirm(email);
    expect(await flush()).toBe(0);

    await restock();
    expect(await flush()).toBe(1);
    expect(await flush()).toBe(0);
    const sent = await mails(email, 'stock-alert-back');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.['productUrl']).toBe(`http://store.test/products/${SKU}`);
    // The link in the first email no longer has an alert, and says so.
    const [first] = await mails(email, 'stock-alert-confirm');
    expect((await server.call('POST', `/notify/${lastPart(first?.['confirmUrl'])}`)).status).toBe(404);
  });

  it('is sent once by two processes that check concurrently', async () => {
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) {
      await ask(email);
      await confirm(email);
    }
    await restock();
    const sent = await Promise.all([flush(), flush(), flush()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(3);
    for (const email of emails) expect(await mails(email, 'stock-alert-back')).toHaveLength(1);
  });

  it('is sent when stock returns while the server runs', async () => {
    const running = await createTestServer(inject('cluster'), { shareWith: server, isStarted: true });
    try {
      const email = newEmail();
      await ask(email);
      await confirm(email);
      await restock();
      await expect.poll(async () => (await mails(email, 'stock-alert-back')).length).toBe(1);
    } finally {
      await running.close();
    }
  });

  it('responds the same when it exists already and sends no second email', async () => {
    const email = newEmail();
    await ask(email);
    await confirm(email);
    const again = await ask(email.toUpperCase());
    expect(again.status).toBe(202);
    expect(again.body).toEqual({ email, sku: SKU, state: 'confirmation_sent' });
    expect(await mails(email, 'stock-alert-confirm')).toHaveLength(1);
  });

  it('requests confirmation again after it was sent', async () => {
    const email = newEmail();
    await ask(email);
    await confirm(email);
    await restock();
    await flush();
    await ask(email);
    expect(await mails(email, 'stock-alert-confirm')).toHaveLength(2);
    expect(await flush()).toBe(0);
    await confirm(email);
    expect(await flush()).toBe(1);
  });

  it('ends with the link of its first email, before and after it is confirmed', async () => {
    for (const isConfirmed of [false, true]) {
      const email = newEmail();
      await ask(email);
      if (isConfirmed) await confirm(email);
      const [mail] = await mails(email, 'stock-alert-confirm');
      const link = new URL(mail?.['unsubscribeUrl'] ?? '');
      expect((await server.call('POST', `/unsubscribe${link.search}`)).status).toBe(200);
      expect((await server.call('POST', `/notify/${lastPart(mail?.['confirmUrl'])}`)).status).toBe(404);
      await restock();
      expect(await flush()).toBe(0);
    }
  });

  it('ends with the link of its email, and with no other', async () => {
    const email = newEmail();
    await ask(email);
    await confirm(email);
    await restock();
    await flush();
    const [mail] = await mails(email, 'stock-alert-back');
    const link = new URL(mail?.['unsubscribeUrl'] ?? '');
    const forged = new URLSearchParams(link.search);
    forged.set('email', 'other@example.com');
    expect((await server.call('POST', `/unsubscribe?${forged.toString()}`)).status).toBe(403);
    expect((await server.call('POST', `/unsubscribe?email=${email}&sku=${SKU}&signature=x.y`)).status).toBe(403);
    for (const _ of [1, 2]) {
      const response = await server.call<Unsubscribed>('POST', `/unsubscribe${link.search}`);
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ email, sku: SKU, state: 'unsubscribed' });
    }
    const { rows } = await server.db.query('select 1 from stock_alerts where email = $1', [email]);
    expect(rows).toHaveLength(0);
  });

  it('accepts no link that is forged, for another purpose, or older than a week', async () => {
    const email = newEmail();
    await ask(email);
    const { rows } = await server.db.query<{ id: string }>('select id from stock_alerts where email = $1', [email]);
    const wrongPurpose = server.app.platform.auth.sign('stock-alert-unsubscribe', rows[0]?.id ?? '');
    for (const token of ['x', 'x.y', wrongPurpose])
      expect((await server.call('POST', `/notify/${token}`)).status).toBe(404);
    await server.db.query(`update stock_alerts set created_at = created_at - interval '8 days'`);
    const [mail] = await mails(email, 'stock-alert-confirm');
    expect((await server.call('POST', `/notify/${lastPart(mail?.['confirmUrl'])}`)).status).toBe(404);
  });

  it('is limited per address, so that no one is flooded with emails', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429]);
  });

  it('refuses an invalid address or SKU by name', async () => {
    const bad = await server.call('POST', '/notify', { body: { email: 'nobody', sku: 'x y', extra: 1 } });
    expect(bad.status).toBe(400);
    expect(bad.body.details?.map((detail) => detail.path).toSorted()).toEqual(['/email', '/extra', '/sku']);
    expect((await ask(newEmail(), '999999')).status).toBe(404);
  });
});
