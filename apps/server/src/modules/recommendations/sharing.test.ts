import { DEMO_SELLER } from '@regen/domain/demo-seller';
import type {
  BundlePage,
  BundleReport,
  BundleSent,
  ErrorBody,
  ProductSummary,
  SharedBundle,
  SharedBundlePage,
} from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { frameMail } from '../../mail/templates/layout.ts';
import { recommendation } from '../../mail/templates/recommendation.ts';
import { Author, bundleServer, pdfFile, PRO_SKU } from '../../testing/bundles.ts';
import type { Person } from '../../testing/bundles.ts';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dora: Author;
let amy: Person;
let jonas: Person;
let greta: Person;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), bundleServer);
  dora = new Author(server, await server.signIn(PEOPLE.professional));
  amy = await server.signIn(PEOPLE.client);
  jonas = await server.signIn(PEOPLE.otherClient);
  greta = await server.signIn(PEOPLE.clientAbroad);
});

afterAll(() => server?.close());

function open<Body = SharedBundle>(token: string, as: Caller | Person = 'client', browserId = server.browserId) {
  const userId = as !== null && typeof as === 'object' && 'id' in as ? as.id : 'public';
  return server.call<Body>('GET', `/recommendations/${token}/userId/${userId}`, { as, browserId });
}

const claim = <Body = SharedBundle>(token: string, as: Person, body: object = { token }) =>
  server.call<Body>('PUT', `/recommendations/${token}`, { as, body });

const received = (as: Person, query = '') =>
  server.call<SharedBundlePage>('GET', `/recommendations/user/${as.id}${query}`, { as });

const countsOf = async (bundleId: string) => (await dora.call('GET', bundleId)).body.counts;

const priceOf = async (sku: string, as: Caller) =>
  (await server.call<ProductSummary>('GET', `/product/${sku}`, { as })).body.price;

describe('a shared bundle', () => {
  test('names the label of a store only while that store has a page', async () => {
    const { bundleToken } = await dora.made({ items: [PRODUCTS.cleanser] });
    const { accountId } = dora.person;
    const labelNow = async () => (await open(bundleToken)).body.professional.storeLabel;
    expect(await labelNow()).toBe('lark-skin');
    await server.db.query('update accounts set has_retail_store = false where id = $1', [accountId]);
    expect(await labelNow()).toBeNull();
    await server.db.query('update accounts set has_retail_store = true where id = $1', [accountId]);
  });

  test('opens for anyone with the link, priced for their channel, without what that does not have', async () => {
    const { bundleToken } = await dora.made({
      items: [PRODUCTS.cleanser, PRO_SKU, PRODUCTS.serum, PRODUCTS.serum],
      instructions: 'AM',
    });
    const forVisitor = await open(bundleToken);
    expect(forVisitor.body).toMatchObject({
      bundleToken,
      bundleName: 'Evening reset',
      professional: { accountId: dora.person.accountId, accountName: 'Lark Skin Clinic', firstName: 'Dora' },
      hiddenItemCount: 1,
      instructions: 'AM',
      isClaimed: false,
      receivedAt: null,
    });
    expect(forVisitor.text).not.toContain(PRO_SKU);
    for (const as of ['client', amy, dora.person] as const) {
      const { body } = await open(bundleToken, as);
      let total = 0;
      for (const { sku, quantity, product } of body.items) {
        expect(product?.price).toEqual(await priceOf(sku, as));
        total += Math.round((product?.price.yourPrice ?? 0) * 100) * quantity;
      }
      expect(Math.round(body.total * 100)).toBe(total);
    }
    const forDora = await open(bundleToken, dora.person);
    expect(forDora.body.hiddenItemCount).toBe(0);
    expect(forDora.body.items).toHaveLength(3);
  });

  test('shows a discontinued product as gone', async () => {
    const { bundleToken } = await dora.made({ items: [PRODUCTS.cleanser, PRODUCTS.nightOil] });
    await server.db.query(
      `update products set discontinued_at = now() - interval '1 day' where sku = '${PRODUCTS.nightOil}'`,
    );
    const { body } = await open(bundleToken, amy);
    expect(body.items.map(({ sku, product }) => [sku, product === null])).toEqual([
      [PRODUCTS.cleanser, false],
      [PRODUCTS.nightOil, true],
    ]);
    expect(body.hiddenItemCount).toBe(0);
    await server.db.query(`update products set discontinued_at = null where sku = '${PRODUCTS.nightOil}'`);
  });

  test('shows no one under another’s name, and nothing for an invalid link', async () => {
    const { bundleToken } = await dora.made();
    const path = `/recommendations/${bundleToken}/userId/${amy.id}`;
    expect((await server.call('GET', path, { as: jonas })).status).toBe(403);
    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('GET', path, { as: null })).status).toBe(401);
    expect((await open<ErrorBody>('x'.repeat(32))).body.code).toBe('not_found');
    expect((await open<ErrorBody>('short')).status).toBe(400);
  });

  test('is counted once per person, and not for its author', async () => {
    const { bundleId, bundleToken } = await dora.made();
    const browsers = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    await Promise.all([1, 2, 3].flatMap(() => browsers.map((browser) => open(bundleToken, 'client', browser))));
    await open(bundleToken, amy);
    await open(bundleToken, amy);
    await open(bundleToken, dora.person);
    expect(await countsOf(bundleId)).toEqual({ sent: 0, opened: 3, added: 0, bought: 0 });
  });

  test('serves its PDF to anyone who may read it', async () => {
    const { bundleToken } = await dora.made({ file: pdfFile() });
    const { body } = await open(bundleToken, amy);
    const file = await server.inject({ url: (body.file?.url ?? '').replace('http://store.test', '') });
    expect(file.status).toBe(200);
  });
});

test('a bundle of a closed account is gone', async () => {
  const { bundleToken } = await dora.made();
  const close = (moment: string) =>
    server.db.query(`update users set disabled_at = ${moment} where id = $1`, [dora.person.id]);
  await close('now()');
  expect((await open<ErrorBody>(bundleToken, amy)).status).toBe(404);
  await close('null');
  expect((await open(bundleToken, amy)).status).toBe(200);
});

describe('a claim', () => {
  test('keeps the bundle, once, however often', async () => {
    const { bundleId, bundleToken } = await dora.made({ bundleName: 'Claimed' });
    const responses = await Promise.all([
      claim(bundleToken, greta),
      claim(bundleToken, greta),
      claim(bundleToken, greta),
    ]);
    expect(responses.map(({ status, body }) => [status, body.isClaimed])).toEqual(Array(3).fill([200, true]));
    expect(new Set(responses.map(({ body }) => body.receivedAt)).size).toBe(1);
    const mine = (await received(greta)).body.items.filter(({ bundleName }) => bundleName === 'Claimed');
    expect(mine).toMatchObject([{ bundleToken, isClaimed: true }]);
    expect((await countsOf(bundleId)).opened).toBe(1);
  });

  test('is for clients, with the token of the path', async () => {
    const { bundleToken } = await dora.made();
    const other = await claim<ErrorBody>(bundleToken, amy, { token: 'y'.repeat(32) });
    expect([other.status, other.body.code]).toEqual([422, 'token_mismatch']);
    const professional = await claim<ErrorBody>(bundleToken, dora.person);
    expect([professional.status, professional.body.code]).toEqual([403, 'wrong_channel']);
    expect((await claim<ErrorBody>('x'.repeat(32), amy)).status).toBe(404);
    expect((await server.call('PUT', `/recommendations/${bundleToken}`, { body: { token: bundleToken } })).status).toBe(
      401,
    );
  });

  test('outlives the link', async () => {
    const { bundleId, bundleToken: old } = await dora.made();
    await claim(old, amy);
    const replaced = (await dora.call('PUT', bundleId, '/link')).body;
    expect(replaced.bundleToken).not.toBe(old);
    expect(replaced.url.endsWith(replaced.bundleToken)).toBe(true);
    expect((await open(old, amy)).status).toBe(200);
    expect((await claim(old, amy)).body.isClaimed).toBe(true);
    for (const as of ['client', jonas, dora.person] as const) expect((await open<ErrorBody>(old, as)).status).toBe(404);
    expect((await claim<ErrorBody>(old, jonas)).status).toBe(404);
    expect((await open(replaced.bundleToken, jonas)).status).toBe(200);
  });
});

describe('sending', () => {
  test('emails linked clients and adds the bundle to what they received', async () => {
    const { bundleId, bundleToken } = await dora.made({ bundleName: 'For winter' });
    const message = 'See you <soon>.\n\nDora';
    const { body, status } = await dora.send<BundleSent>(bundleId, [amy.accountId, jonas.accountId], message);
    expect([status, body.clientIds]).toEqual([200, [amy.accountId, jonas.accountId]]);
    const mail = (await server.mailsTo(PEOPLE.client)).at(-1);
    expect(mail).toMatchObject({
      template: 'recommendation',
      data: {
        firstName: 'Amy',
        professionalName: 'Dora Winslow',
        accountName: 'Lark Skin Clinic',
        bundleName: 'For winter',
        message,
        bundleUrl: `http://store.test/recommendations/${bundleToken}/${amy.accountId}`,
      },
    });
    expect(await deliverEmails(server.app.mail, server.app.platform)).toBeGreaterThan(0);
    const content = recommendation({
      firstName: '<b>Amy</b>',
      professionalName: 'Dora Winslow',
      accountName: 'Lark Skin Clinic',
      bundleName: 'For winter',
      message,
      bundleUrl: 'http://store.test/recommendations/a/b',
    });
    const email = frameMail(content, DEMO_SELLER);
    expect(email.subject).toBe('Dora Winslow recommends: For winter');
    expect(email.html).toContain('See you &lt;soon&gt;.</p>');
    expect(email.html).not.toContain('<b>Amy');
    expect(email.text).toContain('See you <soon>.\n\nDora\n\nhttp://store.test/recommendations/a/b');
    const [newest] = (await received(jonas, '?perPage=1')).body.items;
    expect(newest).toMatchObject({ bundleName: 'For winter', isClaimed: false, receivedAt: body.sentAt, bundleToken });
    expect((await countsOf(bundleId)).sent).toBe(2);
    await dora.send(bundleId, [amy.accountId]);
    expect((await countsOf(bundleId)).sent).toBe(2);
  });

  test('is sent to no one when one of them is not a client', async () => {
    const { bundleId } = await dora.made();
    const before = (await server.mailsTo(PEOPLE.client)).length;
    const { body, status } = await dora.send(bundleId, [amy.accountId, greta.accountId, shopId('acc', 999)]);
    expect([status, body.code]).toEqual([422, 'client_not_linked']);
    expect(body.details?.map(({ path }) => path)).toEqual(['/clientIds/1', '/clientIds/2']);
    expect((await server.mailsTo(PEOPLE.client)).length).toBe(before);
    expect((await countsOf(bundleId)).sent).toBe(0);
    expect((await dora.send(bundleId, [])).status).toBe(400);
  });

  test('is limited for each client and bundle', async () => {
    const { bundleId } = await dora.made();
    const responses = [];
    for (let turn = 0; turn < 4; turn += 1) responses.push((await dora.send(bundleId, [jonas.accountId])).status);
    expect(responses).toEqual([200, 200, 200, 429]);
  });
});

test('received bundles are listed by page, and only to their owner', async () => {
  const { body } = await received(amy, '?perPage=1&page=2');
  expect(body).toMatchObject({ currentPage: 2, perPage: 1 });
  expect(body.items).toHaveLength(1);
  expect(body.totalPages).toBe(body.totalCount);
  expect((await received(amy, '?page=99')).body).toMatchObject({ items: [], totalCount: body.totalCount });
  expect((await server.call('GET', `/recommendations/user/${amy.id}`, { as: jonas })).status).toBe(403);
  const professional = await server.call('GET', `/recommendations/user/${dora.person.id}`, { as: dora.person });
  expect([professional.status, professional.body.code]).toEqual([403, 'wrong_channel']);
});

test('a bundle that is deleted while it is opened, claimed and sent leaves nothing half done', async () => {
  const { bundleId, bundleToken } = await dora.made({ file: pdfFile() });
  const responses = await Promise.all([
    open<ErrorBody>(bundleToken, amy),
    claim<ErrorBody>(bundleToken, jonas),
    dora.send(bundleId, [amy.accountId]),
    dora.call<ErrorBody>('DELETE', bundleId),
    open<ErrorBody>(bundleToken),
    claim<ErrorBody>(bundleToken, greta),
  ]);
  for (const { status } of responses) expect([200, 204, 404]).toContain(status);
  expect(responses[3].status).toBe(204);
  expect((await open<ErrorBody>(bundleToken)).status).toBe(404);
  const { rows } = await server.db.query(
    `select bundle_id from bundle_events where bundle_id = $1 union all select bundle_id from bundle_recipients where bundle_id = $1`,
    [bundleId],
  );
  expect(rows).toEqual([]);
});

test('the report counts people in the period, for the author alone', async () => {
  const milo = new Author(server, await server.signIn(PEOPLE.otherProfessional));
  await server.db.query('delete from bundles where user_id = $1', [milo.person.id]);
  const first = await milo.made({ bundleName: 'First' });
  await milo.made({ bundleName: 'Second' });
  await open(first.bundleToken, amy);
  const report = (period: string, query = '') =>
    server.call<BundleReport>('GET', `/recommendations/user/${milo.person.id}/report/${period}${query}`, {
      as: milo.person,
    });
  const { body } = await report('week');
  expect(body).toMatchObject({ period: 'week', currency: 'USD', totalCount: 2, totalPages: 1 });
  expect(body.items.map(({ bundleName, opened, revenue }) => [bundleName, opened, revenue])).toEqual([
    ['First', 1, 0],
    ['Second', 0, 0],
  ]);
  expect(body.totals).toEqual({ sent: 0, opened: 1, added: 0, bought: 0, revenue: 0 });
  expect(Date.parse(body.to) - Date.parse(body.from)).toBe(7 * 86_400_000);
  await server.db.query(`update bundle_events set created_at = now() - interval '20 days' where bundle_id = $1`, [
    first.bundleId,
  ]);
  expect((await report('week')).body.totals.opened).toBe(0);
  expect((await report('month')).body.totals.opened).toBe(1);
  const second = (await report('year', '?perPage=1&page=2')).body;
  expect([second.items[0]?.bundleName, second.totals.opened, second.totalPages]).toEqual(['Second', 1, 2]);
  expect((await report('decade')).status).toBe(400);
  const path = `/recommendations/user/${milo.person.id}/report/week`;
  expect((await server.call('GET', path, { as: dora.person })).status).toBe(403);
  expect((await server.call<BundlePage>('GET', path, { as: amy })).status).toBe(403);
});
