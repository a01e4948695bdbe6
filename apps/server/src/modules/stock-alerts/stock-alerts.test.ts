import type {
  Registration,
  StockAlert,
  StockAlertConfirmed,
  StockAlertLink,
  StockAlertList,
  Unsubscribed,
} from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { sendDueAlerts } from './sender.ts';

const SKU = PRODUCTS.cleansingBalm;
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

async function confirm(email: string, { as, sku = SKU }: { as?: { jwt: string }; sku?: string } = {}): Promise<void> {
  const [mail] = (await mails(email, 'stock-alert-confirm')).slice(-1);
  const response = await server.call<StockAlertConfirmed>(
    'POST',
    `/notify/${lastPart(mail?.['confirmUrl'])}`,
    as && { as },
  );
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ email, sku, state: 'confirmed' });
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

  it('starts with one press for somebody who is signed in, at their own address', async () => {
    const { jwt } = await server.signIn(PEOPLE.client);
    const ask = (email: string) =>
      server.call<StockAlert>('POST', '/notify', { body: { email, sku: SKU }, as: { jwt } });
    for (const email of ['Amy@homes.example', PEOPLE.client]) {
      expect((await ask(email)).body).toEqual({ email: PEOPLE.client, sku: SKU, state: 'confirmed' });
    }
    expect(await mails(PEOPLE.client, 'stock-alert-confirm')).toEqual([]);
    // Another address has to be confirmed by whoever reads it.
    const other = newEmail();
    expect((await ask(other)).body.state).toBe('confirmation_sent');
    await restock();
    expect(await flush()).toBe(1);
    const [sent] = await mails(PEOPLE.client, 'stock-alert-back');
    const link = new URL(sent?.['unsubscribeUrl'] ?? '');
    expect((await server.call('POST', `/unsubscribe${link.search}`)).status).toBe(200);
  });

  it('asks somebody who is signed in once, if nothing has shown that the address of the account is theirs', async () => {
    const email = newEmail();
    const person = { firstName: 'Ada', lastName: 'Stone', email, password: 'a quiet morning walk', acceptTerms: true };
    const { body: made } = await server.call<Registration>('POST', '/users', { body: person });
    const ask = (sku: string) => server.call<StockAlert>('POST', '/notify', { body: { email, sku }, as: made });
    for (const _ of [1, 2]) expect((await ask(SKU)).body.state).toBe('confirmation_sent');
    await restock();
    expect(await flush()).toBe(0);
    // Whoever reads the email has not said that this account is theirs.
    await confirm(email);
    expect((await ask(PRODUCTS.tonic)).body.state).toBe('confirmation_sent');
    await confirm(email, { as: await server.signIn(PEOPLE.client), sku: PRODUCTS.tonic });
    expect((await ask(PRODUCTS.tonic)).body.state).toBe('confirmation_sent');
    await confirm(email, { as: made, sku: PRODUCTS.tonic });
    expect((await ask(PRODUCTS.tonic)).body.state).toBe('confirmed');
  });

  it('starts with one press for somebody who has reset the password by email', async () => {
    const email = newEmail();
    const person = { firstName: 'Ada', lastName: 'Stone', email, password: 'a quiet morning walk', acceptTerms: true };
    await server.call<Registration>('POST', '/users', { body: person });
    await server.call('POST', '/users/forgotPassword', { body: { email } });
    const [mail] = await mails(email, 'password-reset');
    await deliverEmails(server.app.mail, server.app.platform);
    const body = { password: 'another quiet morning' };
    await server.call('POST', `/users/resetPassword/${lastPart(mail?.['resetUrl'])}`, { body });
    const as = await server.signIn(email, body.password);
    expect((await server.call<StockAlert>('POST', '/notify', { body: { email, sku: SKU }, as })).body.state).toBe(
      'confirmed',
    );
  });

  it('is listed for the person who turned it on while signed in, and can be turned off there', async () => {
    const [amy, jonas] = [await server.signIn(PEOPLE.client), await server.signIn(PEOPLE.otherClient)];
    const list = async (as: typeof amy) =>
      (await server.call<StockAlertList>('GET', `/users/${as.id}/stockAlerts`, { as })).body.items;
    const mine = async (as: typeof amy, email: string, sku = SKU) =>
      (await server.call<StockAlert>('POST', '/notify', { as, body: { email, sku } })).body.state;
    expect(await mine(amy, PEOPLE.client)).toBe('confirmed');
    // Not confirmed yet, and a guest's with the same address.
    expect(await mine(amy, newEmail(), PRODUCTS.serum)).toBe('confirmation_sent');
    await ask(PEOPLE.client, PRODUCTS.retinol);
    await mine(jonas, PEOPLE.otherClient);
    const { rows } = await server.db.query<{ name: string }>('select name from products where sku = $1', [SKU]);
    expect(await list(amy)).toEqual([{ sku: SKU, name: rows[0]?.name, requestedAt: expect.any(String) }]);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await server.call('DELETE', `/users/${amy.id}/stockAlerts/${SKU}`, { as: amy })).status).toBe(204);
    }
    expect(await list(amy)).toEqual([]);
    expect(await list(jonas)).toHaveLength(1);
    await restock();
    // Only Jonas's is left.
    expect(await flush()).toBe(1);
    expect(await list(jonas)).toEqual([]);
  });

  it('is not listed for a person who typed the address of somebody else, and they cannot turn it off', async () => {
    const [amy, jonas] = [await server.signIn(PEOPLE.client), await server.signIn(PEOPLE.otherClient)];
    const typed = (as: typeof amy, email: string) =>
      server.call<StockAlert>('POST', '/notify', { as, body: { email, sku: SKU } });
    const list = async (as: typeof amy) =>
      (await server.call<StockAlertList>('GET', `/users/${as.id}/stockAlerts`, { as })).body.items;
    const guest = newEmail();
    for (const email of [guest, PEOPLE.otherClient, PEOPLE.client]) await typed(amy, email);
    await confirm(guest);
    await confirm(PEOPLE.otherClient);
    const owners = async () =>
      (
        await server.db.query<{ email: string; owner: string | null }>(
          'select email, user_id as owner from stock_alerts',
        )
      ).rows;
    expect(await owners()).toContainEqual({ email: guest, owner: null });
    expect(await list(amy)).toHaveLength(1);
    // Rows from before, which belong to whoever typed the address.
    await server.db.query('update stock_alerts set user_id = $1', [amy.id]);
    expect(await list(amy)).toHaveLength(1);
    expect((await server.call('DELETE', `/users/${amy.id}/stockAlerts/${SKU}`, { as: amy })).status).toBe(204);
    expect((await owners()).map(({ email }) => email).toSorted()).toEqual([PEOPLE.otherClient, guest].toSorted());
    // What runs for an address that its owner has confirmed is theirs once they press.
    expect((await typed(jonas, PEOPLE.otherClient)).body.state).toBe('confirmed');
    expect(await list(jonas)).toHaveLength(1);
  });

  it('can be read by its link for as long as it can be confirmed', async () => {
    const email = newEmail();
    await ask(email);
    const [mail] = await mails(email, 'stock-alert-confirm');
    const path = `/notify/${lastPart(mail?.['confirmUrl'])}`;
    const read = () => server.call<StockAlertLink>('GET', path);
    const { rows } = await server.db.query<{ name: string }>('select name from products where sku = $1', [SKU]);
    const alert = { email, sku: SKU, name: rows[0]?.name };
    expect((await read()).body).toEqual({ alert: { ...alert, state: 'confirmation_sent' } });
    // Reading it has changed nothing.
    expect((await read()).body.alert?.state).toBe('confirmation_sent');
    await confirm(email);
    expect((await read()).body).toEqual({ alert: { ...alert, state: 'confirmed' } });
    await restock();
    await flush();
    expect((await read()).body).toEqual({ alert: null });
    expect((await server.call('GET', '/notify/x.y')).body).toEqual({ alert: null });
  });

  it('can be read by the link that ends it, if we made that', async () => {
    const email = newEmail();
    await ask(email);
    const [mail] = await mails(email, 'stock-alert-confirm');
    const link = new URL(mail?.['unsubscribeUrl'] ?? '').searchParams;
    const read = async (address = email, sku = SKU, signature = link.get('signature') ?? '') => {
      const query = new URLSearchParams({ email: address, sku });
      const { status, body } = await server.call<StockAlertLink>('GET', `/notify/${signature}?${query.toString()}`);
      expect(status).toBe(200);
      return body.alert;
    };
    const { rows } = await server.db.query<{ name: string }>('select name from products where sku = $1', [SKU]);
    expect(await read()).toEqual({ email, sku: SKU, name: rows[0]?.name, state: 'confirmation_sent' });
    expect(await read(email.toUpperCase())).toMatchObject({ email, state: 'confirmation_sent' });
    await confirm(email);
    expect((await read())?.state).toBe('confirmed');

    expect(await read('other@example.com')).toBeNull();
    expect(await read(email, PRODUCTS.serum)).toBeNull();
    expect(await read(email, SKU, 'forged')).toBeNull();
    expect(await read(email, SKU, lastPart(mail?.['confirmUrl']))).toBeNull();
    const half = await server.call<StockAlertLink>('GET', `/notify/${link.get('signature')}?sku=${SKU}`);
    expect(half.body).toEqual({ alert: null });

    expect((await server.call('POST', `/unsubscribe?${link.toString()}`)).status).toBe(200);
    expect((await read())?.state).toBe('unsubscribed');
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
