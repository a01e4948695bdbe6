// Long because every operation of the contract succeeds in it once, against one server.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uuid } from './core/uuid.ts';
import * as operations from './generated/operations/index.ts';
import { isErrorOf } from './index.ts';
import { createContractCheck } from './testing/contract-check.ts';
import { PDF, png } from './testing/files.ts';
import { address, buyableSkus, card, place, readyCart } from './testing/guest-order.ts';
import { startRealServer } from './testing/real-server.ts';
import type { RealServer } from './testing/real-server.ts';
import { describeStaffCalls } from './testing/staff-calls.ts';
import { createVisitors } from './testing/visitors.ts';

/** The SDK against the running server: every operation succeeds here at least once. */
let real: RealServer;
let stop = async (): Promise<void> => {};
const succeeded = new Set<string>();

beforeAll(async () => {
  real = await startRealServer();
  stop = real.stop;
});
afterAll(() => stop());

/** A request outside the contract fails the test that sent it. */
const check = createContractCheck();
afterEach(() => check.assertNone());

/** For professionals, and with a price for guests too. */
const COURSE = 'HAE-DEN-101';
const OPEN_COURSE = 'VIR-MEL-106';

const { visitor, signedIn, withClient, linkFor } = createVisitors({
  real: () => real,
  fetch: check.fetch(fetch),
  onSuccess: (operationId) => void succeeded.add(operationId),
});
const lastPart = (url: URL): string => url.pathname.split('/').at(-1) ?? '';

describe('the catalog', () => {
  it('is listed, filtered, searched and read', async () => {
    const { regen } = visitor();
    const page = await regen.products.list({ userId: 'public' });
    expect(page).toMatchObject({ currentPage: 1, perPage: 12 });
    expect(page.items).toHaveLength(12);
    const concern = page.facets.concern.filter(({ count }) => count > 0).slice(0, 2);
    const filtered = await regen.products.list({
      userId: 'public',
      concern: concern.map(({ value }) => value),
      sort: 'price_asc',
    });
    expect(filtered.totalCount).toBeGreaterThanOrEqual(Math.max(...concern.map(({ count }) => count)));
    for (const item of filtered.items) expect(concern.some(({ value }) => item.concerns.includes(value))).toBe(true);

    const sku = page.items[0]?.sku ?? '';
    const product = await regen.products.get({ sku });
    expect(product.name).toBe(page.items[0]?.name);
    expect((await regen.products.search({ search: product.name })).items.map((item) => item.sku)).toContain(sku);
    expect(await regen.products.listByIds({ ids: [sku, '999999999'] })).toMatchObject({
      items: [{ sku }],
      missing: ['999999999'],
    });
    expect((await regen.products.listImages({ sku })).items[0]).toMatchObject({ sku, images: product.images });
    expect((await regen.categories.list()).items.length).toBeGreaterThanOrEqual(9);
    expect((await regen.concerns.list()).items.length).toBeGreaterThanOrEqual(10);
  });

  it('is iterated to its end, each product once', async () => {
    const { regen } = visitor();
    const list = regen.products.list({ userId: 'public', perPage: 48 });
    const skus: string[] = [];
    for await (const product of list) skus.push(product.sku);
    expect(skus).toHaveLength((await list).totalCount);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('reports what is missing and what is wrong, each as its error', async () => {
    const { regen } = visitor();
    await expect(regen.products.get({ sku: '999999999' })).rejects.toMatchObject({
      name: 'RegenNotFoundError',
      code: 'not_found',
    });
    const error = await regen.products.list({ userId: 'public', perPage: 9999 }).catch((caught: unknown) => caught);
    if (!isErrorOf(error, 'productList', 400)) throw new Error('expected a 400', { cause: error });
    expect(error.code).toBe('validation_failed');
    expect(error.requestId).toBe(error.body.requestId);
    expect(error.body.details?.map(({ path }) => path)).toEqual(['/query/perPage']);
    expect(check.violations()).toEqual(['productList: query perPage it must be <= 48']);
  });

  it('sends stock alerts that are confirmed and ended by email', async () => {
    const { regen } = visitor();
    const [sku = ''] = await buyableSkus(regen);
    const email = 'alert@example.com';
    await real.server.db.query('update stock set on_hand = 0 where sku = $1', [sku]);
    expect(await regen.stockAlerts.create({ email, sku })).toMatchObject({ email, sku, state: 'confirmation_sent' });
    const confirmUrl = await linkFor(email, 'stock-alert-confirm', 'confirmUrl');
    expect(await regen.stockAlerts.get({ token: lastPart(confirmUrl) })).toMatchObject({ alert: { email } });
    expect(await regen.stockAlerts.confirm({ token: lastPart(confirmUrl) })).toMatchObject({ sku, state: 'confirmed' });
    const forged = regen.stockAlerts.unsubscribe({ email, sku, signature: 'x.y' });
    await expect(forged).rejects.toMatchObject({ name: 'RegenForbiddenError' });
    await real.server.db.query('update stock set on_hand = 50 where sku = $1', [sku]);
    expect(await real.server.sendStockAlerts()).toBe(1);
    const { searchParams } = await linkFor(email, 'stock-alert-back', 'unsubscribeUrl');
    const signature = searchParams.get('signature') ?? '';
    expect(await regen.stockAlerts.unsubscribe({ email, sku, signature })).toEqual({
      email,
      sku,
      state: 'unsubscribed',
    });
  });

  it('lists the stock alerts of a person, who can turn them off', async () => {
    const { regen, userId: id } = await signedIn('ana@clients.example');
    const [sku = ''] = await buyableSkus(regen);
    await real.server.db.query('update stock set on_hand = 0 where sku = $1', [sku]);
    await regen.stockAlerts.create({ email: 'ana@clients.example', sku });
    expect((await regen.stockAlerts.list({ id })).items).toMatchObject([{ sku }]);
    await regen.stockAlerts.delete({ id, sku });
    expect((await regen.stockAlerts.list({ id })).items).toEqual([]);
    await real.server.db.query('update stock set on_hand = 50 where sku = $1', [sku]);
  });
});

describe('a review', () => {
  it('is asked for, written, published, answered, listed, reported and deleted', async () => {
    const { regen } = visitor();
    const { id: orderId } = await (await place(regen, '4242 4242 4242 4242')).order();
    for (const state of ['packed', 'shipped', 'delivered']) {
      await real.server.db.query('update orders set state = $2 where id = $1', [orderId, state]);
    }
    await real.server.db.query(`update orders set delivered_at = now() - interval '11 days' where id = $1`, [orderId]);
    expect(await real.server.askForReviews()).toBe(1);
    const { searchParams } = await linkFor('ana@example.com', 'review-request', 'reviewUrl');
    const accessToken = searchParams.get('accessToken') ?? '';
    // The link opens the form in any browser.
    const reader = visitor().regen;
    const { lines } = await reader.reviews.getOrder({ orderId, accessToken });
    const { line = 0, sku = '' } = lines[0] ?? {};
    const written = await reader.reviews.create({ orderId, line, rating: 3, text: 'Calm.', accessToken });
    expect(written).toMatchObject({ rating: 3, state: 'pending' });
    const { reviewId } = written;
    const edited = await reader.reviews.update({ reviewId, rating: 1, text: 'Calm?', accessToken });
    expect(edited).toMatchObject({ rating: 1 });
    const { submittedAt } = edited;

    const { regen: staff } = await signedIn('noor@regen.example');
    expect((await staff.reviews.queue()).waiting.pending).toBeGreaterThan(0);
    const decision = { reviewId, state: 'published', submittedAt } as const;
    expect(await staff.reviews.moderate(decision)).toMatchObject({ state: 'published' });
    await staff.reviews.answer({ reviewId, text: 'Thank you.' });
    const { items } = await visitor().regen.reviews.list({ sku, rating: [1], sort: 'lowest' });
    expect(items.find((review) => review.reviewId === reviewId)?.answer?.text).toBe('Thank you.');
    expect(await regen.reviews.report({ reviewId, reason: 'untrue' })).toEqual({ reviewId, isReported: true });
    await reader.reviews.delete({ reviewId, accessToken });
    const unsubscribeUrl = await linkFor('ana@example.com', 'review-request', 'unsubscribeUrl');
    const token = unsubscribeUrl.searchParams.get('token') ?? '';
    expect(await reader.reviews.unsubscribe({ token })).toEqual({ reviewEmail: false });
  });
});

describe('a cart', () => {
  it('carries its version: a change based on an old one is refused with the current cart', async () => {
    const { regen } = visitor();
    const [first = '', second = ''] = await buyableSkus(regen);
    const old = await regen.cart.update({ id: 'guest', add: [{ sku: first, quantity: 1 }] });
    const { data: cart, response } = await regen.cart.get({ id: 'guest' }).withResponse();
    expect(cart).toEqual(old);
    expect(response.headers.get('ETag')).toContain(String(cart.version));
    const newer = await regen.cart.update({ id: 'guest', ifMatch: cart.version, add: [{ sku: second, quantity: 1 }] });
    const error = await regen.cart
      .update({ id: 'guest', ifMatch: old.version, items: [] })
      .catch((caught: unknown) => caught);
    if (!isErrorOf(error, 'cartUpdate', 412)) throw new Error('expected a 412', { cause: error });
    expect(error.body.cart).toEqual(newer);
  });

  it('gets the same response, without another change, for the same idempotency key', async () => {
    const { regen } = visitor();
    const [sku = ''] = await buyableSkus(regen);
    const add = () =>
      regen.cart.update({ id: 'guest', add: [{ sku, quantity: 1 }] }, { idempotencyKey: 'one-and-the-same' });
    expect(await add()).toEqual(await add());
    expect((await regen.cart.get({ id: 'guest' })).totalQuantity).toBe(1);
    const other = regen.cart.update({ id: 'guest', items: [] }, { idempotencyKey: 'one-and-the-same' });
    await expect(other).rejects.toMatchObject({ name: 'RegenConflictError', code: 'idempotency_key_reuse' });
  });

  it('is priced for each shipping method, and accepts a free item', async () => {
    const { regen } = visitor();
    const cart = await readyCart(regen);
    const destination = { countryCode: 'US', region: 'CO', postalCode: '80202' };
    const { items } = await regen.shippingMethods.listByAddress({ id: 'guest', ...destination });
    expect((await regen.shippingMethods.promise()).delivery?.methodId).toBe('ground');
    const countries = await regen.shippingCountries.list();
    expect(countries.items).toContainEqual({ countryCode: 'US' });
    const places = await regen.postalPlaces.list({ countryCode: 'US', postalCode: '80202' });
    expect(places.items).toEqual([{ city: 'Denver', region: 'CO' }]);
    for (const { id, price } of items) {
      const priced = await regen.cart.getForShippingMethod({ id: 'guest', shippingMethodId: id });
      expect(priced.orderTotal.shipping + priced.orderTotal.shippingDiscount).toBeCloseTo(price, 2);
    }
    const [line] = cart.items;
    const rich = await regen.cart.update({
      id: 'guest',
      set: [{ sku: line?.sku ?? '', quantity: line?.maxQuantity ?? 0 }],
    });
    const sku = rich.freeItem?.choices[0]?.sku ?? '';
    const chosen = await regen.cart.chooseFreeItem({ id: 'guest', sku });
    expect(chosen.freeItem?.chosenSku).toBe(sku);
    expect((await regen.cart.removeFreeItem({ id: 'guest', ifMatch: chosen.version })).freeItem?.chosenSku).toBeNull();
  });
});

describe('an order', () => {
  it('is placed once per key, and read with its access token', async () => {
    const { regen } = visitor();
    expect((await regen.payments.getConfig()).methods).toContain('card');
    const { order } = await place(regen, '4242 4242 4242 4242');
    const [first, again] = [await order(), await order()];
    expect(again).toEqual(first);
    expect(first).toMatchObject({ state: 'paid', payment: { status: 'succeeded', last4: '4242' } });
    const elsewhere = visitor().regen;
    const accessToken = first.accessToken ?? '';
    expect((await elsewhere.orders.get({ id: 'guest', orderId: first.id, accessToken })).number).toBe(first.number);
    const receipt = await elsewhere.orders.getReceipt({ id: 'guest', orderId: first.id, accessToken });
    expect(receipt.pdf.fileName).toContain(first.number);
    await expect(elsewhere.orders.get({ id: 'guest', orderId: first.id })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 403 || status === 404),
    });
  });

  it('is kept when the card is declined, and paid with another one', async () => {
    const { regen } = visitor();
    const error = await (await place(regen, '4000 0000 0000 0002')).order().catch((caught: unknown) => caught);
    if (!isErrorOf(error, 'orderPlace', 402)) throw new Error('expected a 402', { cause: error });
    expect(error).toMatchObject({
      name: 'RegenPaymentRequiredError',
      code: 'card_declined',
      body: { order: { canPay: true } },
    });
    const { id, accessToken = '' } = error.body.order;
    const { token } = await card(regen, '5555 5555 5555 4444');
    expect(await regen.orders.pay({ orderId: id, accessToken, payment: { method: 'card', token } })).toMatchObject({
      id,
      state: 'paid',
    });
  });

  it('requires 3-D Secure if the card does', async () => {
    const { regen } = visitor();
    const order = await (await place(regen, '4000 0027 6000 3184')).order();
    expect(order.payment.status).toBe('requires_action');
    await regen.payments.answerTestChallenge({
      challengeId: order.payment.nextAction?.challengeId ?? '',
      approve: true,
    });
    const settled = await regen.orders.confirmPayment({ orderId: order.id, accessToken: order.accessToken ?? '' });
    expect(settled).toMatchObject({ state: 'paid', payment: { status: 'succeeded' } });
  });
});

describe('a person', () => {
  it('sees where a person is signed in, and ends the other sessions', async () => {
    const email = 'ana@clients.example';
    const [{ regen, userId }, phone, tablet] = [await signedIn(email), await signedIn(email), await signedIn(email)];
    const others = async () => (await regen.sessions.list({ id: userId })).items.filter(({ isCurrent }) => !isCurrent);
    const before = await others();
    const [{ sessionId } = { sessionId: '' }] = (await phone.regen.sessions.list({ id: userId })).items;
    expect(await regen.sessions.revoke({ id: userId, sessionId })).toBeUndefined();
    await expect(phone.regen.account.get()).rejects.toMatchObject({ code: 'session_revoked' });
    expect(await others()).toHaveLength(before.length - 1);
    expect(await regen.sessions.revokeOthers({ id: userId })).toBeUndefined();
    expect(await others()).toEqual([]);
    await expect(tablet.regen.account.get()).rejects.toMatchObject({ code: 'session_revoked' });
  });

  it("signs in, reads the user's records and signs out", async () => {
    const { regen, session, userId, onUnauthorized } = await signedIn('dana@lumenclinic.example');
    expect((await regen.account.get()).users[0]?.id).toBe(userId);
    expect((await regen.users.get({ id: userId })).email).toBe('dana@lumenclinic.example');
    expect((await regen.categories.listForUser({ userId })).items.length).toBeGreaterThan(0);
    expect((await regen.concerns.listForUser({ userId })).items.length).toBeGreaterThan(0);
    const { items, totalCount } = await regen.orders.list({ id: userId, perPage: 2 });
    expect((await regen.deals.list({ id: userId })).items.length).toBeGreaterThan(0);
    const ordered = await regen.orders.listProducts({ id: userId });
    expect(ordered.items[0]?.orders).toBeGreaterThan(0);
    expect(items).toHaveLength(Math.min(2, totalCount));
    for (const { id, number } of items)
      expect((await regen.orders.get({ id: userId, orderId: id })).number).toBe(number);
    session.renew(await regen.sessions.refresh());
    expect((await regen.account.get()).users[0]?.id).toBe(userId);
    await regen.sessions.end({ id: userId });
    // The token is revoked: the next call ends the session here and says so once.
    await expect(regen.account.get()).rejects.toMatchObject({ name: 'RegenUnauthorizedError' });
    expect(session.current()).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is not signed out by a wrong password', async () => {
    const { regen, session, onUnauthorized } = await signedIn('ana@clients.example');
    const wrong = regen.sessions.create({ email: 'ana@clients.example', password: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(session.current()).not.toBeNull();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('sees no one else’s records', async () => {
    const { regen } = await signedIn('ana@clients.example');
    const other = await signedIn('dana@lumenclinic.example');
    await expect(regen.users.get({ id: other.userId })).rejects.toMatchObject({
      name: 'RegenForbiddenError',
      code: 'forbidden',
    });
  });

  it('manages an address book', async () => {
    const { regen, userId } = await signedIn('joel@clients.example');
    const before = await regen.addresses.list({ userId });
    const made = await regen.addresses.create({ userId, address });
    const changed = await regen.addresses.update({
      userId,
      addressId: made.id,
      address: { ...address, city: 'Boulder' },
    });
    expect(changed).toMatchObject({ id: made.id, city: 'Boulder' });
    expect((await regen.addresses.setDefault({ userId, addressId: made.id })).items[0]?.id).toBe(made.id);
    expect(await regen.addresses.delete({ userId, addressId: made.id })).toBeUndefined();
    expect((await regen.addresses.list({ userId })).items).toHaveLength(before.items.length);
  });

  it('registers, and resets a forgotten password by email', async () => {
    const { regen, session } = visitor();
    const email = 'new@example.com';
    const person = {
      firstName: 'Mia',
      lastName: 'Novak',
      email,
      password: 'a long enough secret',
      acceptTerms: true,
    } as const;
    session.start(await regen.users.register(person));
    expect((await regen.account.get()).users[0]?.firstName).toBe('Mia');
    const guest = visitor().regen;
    await expect(guest.users.register(person)).rejects.toMatchObject({
      name: 'RegenConflictError',
      code: 'email_taken',
    });
    await guest.passwords.forgot({ email });
    const token = lastPart(await linkFor(email, 'password-reset', 'resetUrl'));
    // The link works once its email is delivered.
    await real.server.deliverEmails();
    expect(await guest.passwords.validateToken({ token })).toMatchObject({ isValid: true });
    await guest.passwords.reset({ token, password: 'another long secret' });
    expect((await guest.sessions.create({ email, password: 'another long secret' })).email).toBe(email);
  });

  it('collects a copy of a person’s data', async () => {
    const { regen, userId: id } = await signedIn('joel@clients.example');
    const { request } = await regen.dataExports.create({ id });
    expect(await regen.dataExports.get({ id })).toEqual({ request });
    expect(await real.server.collectData()).toBe(1);
    const { data } = await regen.dataExports.download({ id, currentPassword: 'regen-demo-2026' });
    expect(data['profile']).toMatchObject([{ email: 'joel@clients.example' }]);
  });

  it('deletes an account 14 days after that was requested, unless the person keeps it', async () => {
    const guest = visitor().regen;
    const person = { email: 'leaving@example.com', password: 'a calm blue morning' };
    await guest.users.register({ firstName: 'Nia', lastName: 'Vale', acceptTerms: true, ...person });
    const { regen, userId: id } = await signedIn(person.email, person.password);
    const { request } = await regen.accountDeletions.create({ id, currentPassword: person.password });
    expect(request).toMatchObject({ waitsFor: null });
    expect(await regen.accountDeletions.get({ id })).toEqual({ request });
    await regen.accountDeletions.delete({ id });
    expect(await regen.accountDeletions.get({ id })).toEqual({ request: null });
  });

  it('changes an email address that both addresses confirm, or cancels that', async () => {
    const { regen, userId: id } = await signedIn('tom@clients.example');
    const newEmail = 'tom@elsewhere.example';
    const request = () => regen.emailChanges.create({ id, newEmail, currentPassword: 'regen-demo-2026' });
    expect((await request()).change).toMatchObject({ newEmail });
    await regen.emailChanges.delete({ id });
    expect((await regen.emailChanges.get({ id })).change).toBeNull();
    await request();
    const links = [newEmail, 'tom@clients.example'].map((to) => linkFor(to, 'email-change', 'confirmUrl'));
    const [forNew = '', forCurrent = ''] = (await Promise.all(links)).map(lastPart);
    const { emailChanges } = visitor().regen;
    expect((await emailChanges.getLink({ token: forNew })).link).toMatchObject({ address: 'new', isConfirmed: false });
    expect(await emailChanges.confirm({ token: forNew })).toEqual({ newEmail, isChanged: false });
    expect(await emailChanges.confirm({ token: forCurrent })).toEqual({ newEmail, isChanged: true });
    expect((await regen.users.get({ id })).email).toBe(newEmail);
  });
});

describe('a person’s account', () => {
  it('changes phone, terms, rewards bar and favorites, and reads rewards', async () => {
    const { regen, userId } = await signedIn('dana@lumenclinic.example');
    expect(await regen.users.updatePhone({ id: userId, phone: '+1 303 555 0177' })).toMatchObject({ id: userId });
    const renamed = await regen.users.updateName({ id: userId, firstName: 'Dana', lastName: 'Reyes' });
    expect(renamed).toMatchObject({ id: userId, lastName: 'Reyes' });
    const { accountName, terms } = await regen.account.get();
    expect((await regen.users.updateAccountName({ id: userId, accountName })).accountName).toBe(accountName);
    expect(await regen.users.acceptTerms({ id: userId, version: terms.version })).toMatchObject({
      acceptedVersion: terms.version,
    });
    expect((await regen.users.acceptRewards({ id: userId })).acceptedAt).not.toBeNull();
    expect(await regen.users.updateGamingBar({ id: userId, isGamingBarOn: false })).toEqual({ isGamingBarOn: false });

    const [sku = ''] = await buyableSkus(regen);
    await regen.favorites.add({ id: userId, sku });
    const favorites: string[] = [];
    for await (const product of regen.favorites.list({ id: userId, perPage: 2 })) favorites.push(product.sku);
    expect(favorites).toContain(sku);
    expect(await regen.favorites.remove({ id: userId, sku })).toBeUndefined();
    expect((await regen.favorites.list({ id: userId })).totalCount).toBe(favorites.length - 1);

    const rewards = regen.rewards.get({ id: userId, timezone: 'America/Denver' });
    let entries = 0;
    for await (const _entry of rewards) entries += 1;
    expect(entries).toBe((await rewards).entries.totalCount);
    const points = await regen.rewards.getForCourse({ id: userId, courseId: COURSE });
    expect(points.courseId).toBe(COURSE);
  });

  it('manages places of business, which the store locator shows', async () => {
    const { regen, userId } = await signedIn('dana@lumenclinic.example');
    const place = {
      name: 'Lumen Boulder',
      line1: '2 Pearl Street',
      city: 'Boulder',
      region: 'CO',
      postalCode: '80302',
      countryCode: 'US',
      timezone: 'America/Denver',
      isListed: true,
    };
    const made = await regen.locations.create({ id: userId, ...place });
    const changed = await regen.locations.update({
      id: userId,
      locationId: made.id,
      ...place,
      name: 'Lumen North',
    });
    expect(changed.name).toBe('Lumen North');
    expect((await regen.locations.list({ id: userId })).items.map(({ id }) => id)).toContain(made.id);
    const names: string[] = [];
    for await (const { name } of regen.stores.locate({ search: 'Lumen', perPage: 1 })) names.push(name);
    expect(names).toContain('Lumen North');
    expect(await regen.locations.delete({ id: userId, locationId: made.id })).toBeUndefined();
  });

  it('applies for a professional account and checks the status', async () => {
    const { regen, userId } = await signedIn('ana@clients.example');
    const sent = await regen.applications.create({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@clients.example',
      phone: '303 555 0114',
      profession: 'esthetician',
      businessName: 'Quiet Room Skin Studio',
      businessType: 'solo',
      line1: '7 Quiet Lane',
      city: 'Boulder',
      region: 'CO',
      postalCode: '80302',
      countryCode: 'US',
      licenseNumber: 'EST-204518',
      licenseAuthority: 'Colorado',
      licenseExpiresOn: '2099-12-31',
      acceptTerms: 'true',
      license: new File([new Uint8Array(PDF)], 'license.pdf', { type: 'application/pdf' }),
    });
    expect(sent).toMatchObject({ status: 'received', licenseFileName: 'license.pdf' });
    expect((await regen.applications.get({ id: userId })).application).toEqual(sent);
    const staff = await signedIn('noor@regen.example');
    const [found] = (await staff.regen.admin.listApplications({ search: sent.reference })).items;
    expect(found?.applicationId).toBe(sent.applicationId);
    const { applicationId, changedAt } = await staff.regen.admin.getApplication({ applicationId: sent.applicationId });
    const declined = { applicationId, changedAt, status: 'declined', reason: 'The license is not readable.' } as const;
    expect((await staff.regen.admin.decideApplication(declined)).status).toBe('declined');
    expect((await regen.applications.get({ id: userId })).application?.reason).toBe('The license is not readable.');
  });

  it('decides how unread messages are announced: by email, and in browsers', async () => {
    const { regen, accountId, clientId } = await withClient();
    const client = await signedIn('ana@clients.example');
    const id = client.userId;
    const emails = { messageEmail: true, reviewEmail: true };
    expect(await client.regen.notifications.get({ id })).toMatchObject({ ...emails, pushDevices: 0 });
    await client.regen.messages.read({ id: accountId });
    await regen.messages.send({ accountId: clientId, message: 'How is your skin today?' });
    await real.server.db.query(
      `update messages set sent_at = sent_at - interval '16 minutes' where id = (select id from messages order by sent_at desc limit 1)`,
    );
    expect(await real.server.emailUnread()).toBe(1);
    const token = (await linkFor('ana@clients.example', 'unread-messages', 'unsubscribeUrl')).searchParams.get('token');
    const unsubscribe = (text: string) => visitor().regen.notifications.unsubscribe({ token: text });
    await expect(unsubscribe('x.y')).rejects.toMatchObject({ name: 'RegenNotFoundError' });
    expect(await unsubscribe(token ?? '')).toEqual({ messageEmail: false });
    expect(await client.regen.notifications.update({ id, messageEmail: true })).toEqual(emails);

    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
    const p256dh = (await client.regen.notifications.get({ id })).pushKey;
    const browser = { endpoint, keys: { p256dh, auth: '0JugZNGBNjUQbv_mCq8uzg' } };
    expect(await client.regen.pushSubscriptions.renew({ id, ...browser })).toEqual({ isOn: false });
    expect(await client.regen.pushSubscriptions.create({ id, ...browser })).toEqual({ isOn: true });
    expect((await client.regen.notifications.get({ id })).pushDevices).toBe(1);
    const elsewhere = client.regen.pushSubscriptions.create({ id, ...browser, endpoint: 'https://push.example/1' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'push_not_possible' });
    await client.regen.pushSubscriptions.delete({ id, endpoint });
    expect((await client.regen.notifications.get({ id })).pushDevices).toBe(0);
  });
});

describe('content and courses', () => {
  it('reads pages and questions', async () => {
    const { regen } = visitor();
    const [page, content] = await Promise.all([
      regen.pages.get({ slug: 'shipping' }),
      regen.pages.getContent({ slug: 'shipping' }),
    ]);
    expect(page.slug).toBe(content.slug);
    const topics = new Set<string>();
    for await (const faq of regen.faqs.list({ perPage: 5 })) topics.add(faq.topic);
    expect([...topics].toSorted()).toEqual((await regen.faqs.list({})).topics.toSorted());
  });

  it('registers a user and a guest, and releases a seat', async () => {
    const { regen, userId } = await signedIn('marcus@odeaesthetics.example');
    const course = await regen.courses.get({ courseId: COURSE });
    const { token } = await card(regen, '4242 4242 4242 4242');
    const payment = { method: 'card', token } as const;
    const mine = await regen.courses.register({ id: userId, courseId: COURSE, expectedPrice: course.price, payment });
    expect(mine).toMatchObject({ userId, status: 'registered' });
    const read = await regen.courses.getRegistration({ id: userId, courseId: COURSE });
    expect(read.registrationId).toBe(mine.registrationId);
    expect((await regen.courses.cancelRegistration({ id: userId, courseId: COURSE })).status).toBe('canceled');

    const guest = visitor().regen;
    const asking = await card(guest, '4000 0027 6000 3184');
    const held = await guest.courses.registerGuest({
      courseId: OPEN_COURSE,
      firstName: 'Nia',
      lastName: 'Vale',
      email: 'nia@example.com',
      payment: { method: 'card', token: asking.token },
    });
    expect(held.status).toBe('pending_payment');
    await guest.payments.answerTestChallenge({
      challengeId: held.payment?.nextAction?.challengeId ?? '',
      approve: true,
    });
    const { registrationId, accessToken } = held;
    const settled = await guest.courses.confirmPayment({ registrationId, accessToken: accessToken ?? '' });
    expect(settled.status).toBe('registered');
  });
});

describe('a professional', () => {
  it('sees clients and what they buy, and invites another one', async () => {
    const { regen, userId } = await signedIn('dana@lumenclinic.example');
    const clientIds: string[] = [];
    for await (const { clientId } of regen.clients.list({ id: userId, perPage: 3 })) clientIds.push(clientId);
    expect(clientIds.length).toBeGreaterThan(0);
    const [clientId = ''] = clientIds;
    const client = await regen.clients.get({ clientId });
    expect((await regen.clients.listOrders({ clientId })).totalCount).toBeGreaterThanOrEqual(client.orderCount);
    let orders = 0;
    for await (const _order of regen.clients.listAllOrders({ perPage: 48 })) orders += 1;
    expect(orders).toBe((await regen.clients.listAllOrders({})).totalCount);
    expect((await regen.clients.search({ search: client.email })).items.map((found) => found.clientId)).toContain(
      clientId,
    );

    const email = 'vale@example.com';
    await regen.clients.create({ firstName: 'Nia', lastName: 'Vale', email });
    const token = lastPart(await linkFor(email, 'client-invitation', 'acceptUrl'));
    const linked = await visitor().regen.clients.acceptInvitation({ token, password: 'a long enough secret' });
    expect(linked.accountName).toBe((await regen.account.get()).accountName);
    expect((await regen.clients.list({ id: userId })).totalCount).toBe(clientIds.length + 1);
  });

  it('is left by a client', async () => {
    const email = 'marlow@example.com';
    const { regen } = await signedIn('dana@lumenclinic.example');
    await regen.clients.create({ firstName: 'Ida', lastName: 'Marlow', email });
    const token = lastPart(await linkFor(email, 'client-invitation', 'acceptUrl'));
    const { accountId } = await visitor().regen.clients.acceptInvitation({ token, password: 'a long enough secret' });
    const client = await signedIn(email, 'a long enough secret');
    const { items } = await client.regen.professionals.list({ id: client.userId });
    expect(items).toMatchObject([{ accountId, storeLabel: 'lumen-skin' }]);
    expect(await client.regen.professionals.delete({ id: client.userId, accountId })).toBeUndefined();
    expect((await client.regen.professionals.list({ id: client.userId })).items).toEqual([]);
  });

  it('writes with a client, and blocks one', async () => {
    const { regen, accountId, clientId } = await withClient();
    const client = await signedIn('ana@clients.example');
    const sent = await regen.messages.send({ accountId: clientId, message: 'How is the new serum?' });
    expect(sent).toMatchObject({ isMine: true, toAccountId: clientId });
    const users: string[] = [];
    for await (const user of client.regen.messages.listConversations({ perPage: 1 })) users.push(user.party.accountId);
    expect(users[0]).toBe(accountId);
    expect(await client.regen.messages.read({ id: accountId, messageId: sent.messageId })).toMatchObject({
      unreadCount: 0,
    });
    const texts: string[] = [];
    const conversation = client.regen.messages.list({ id: accountId, perPage: 2 });
    for await (const { message } of conversation) texts.push(message);
    expect(texts[0]).toBe('How is the new serum?');
    expect(texts).toHaveLength((await conversation).totalCount);
    expect((await regen.messages.block({ accountId: clientId, reason: 'other' })).isBlocked).toBe(true);
    // The blocked side is not notified.
    expect((await regen.messages.listContacts({ accountId: clientId })).items).toMatchObject([
      { accountId: clientId, isBlocked: true, canWrite: false },
    ]);
    expect((await client.regen.messages.send({ accountId, message: 'Hello?' })).readAt).toBeNull();
    await expect(regen.messages.send({ accountId: clientId, message: 'No' })).rejects.toMatchObject({ status: 403 });
    expect((await regen.messages.listBlocked()).items.map(({ party, reason }) => [party.accountId, reason])).toEqual([
      [clientId, 'other'],
    ]);
    expect((await regen.messages.unblock({ id: clientId })).isBlocked).toBe(false);
  });

  it('asks for the learning platform, which this store does not have', async () => {
    const { regen, userId: id } = await signedIn('ruth@northfield.example');
    expect(await regen.learning.signIn({ id })).toEqual({ url: null });
  });

  it('reads a promotion, and makes resources one download', async () => {
    const { regen } = visitor();
    const { days, today } = await regen.promotions.get({ slug: '12-days-of-glymed' });
    expect(days).toHaveLength(12);
    expect(days.filter(({ day, offer }) => day > (today ?? 12) && offer !== null)).toEqual([]);
    const counts = await regen.resources.getCounts();
    expect(counts.b2b).toBeGreaterThan(counts.web);
    const archive = await regen.resources.archive({ slugs: ['skin-diary', 'spf-chart'] });
    expect(archive).toMatchObject({ fileName: 'regen-resources.zip', fileCount: 2 });
    const refused = regen.resources.archive({ slugs: ['peel-consent-form'] });
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  });

  it('studies the lessons of a topic, and gets its certificate', async () => {
    const { regen, userId: id } = await signedIn('ruth@northfield.example');
    const { totalCount } = await regen.content.list({ type: 'schoolTopic', view: 'card' });
    const { topics } = await regen.lessons.getProgress({ id });
    expect(topics).toHaveLength(totalCount);
    const { topicId = '', sections = [] } = topics[0] ?? {};
    const early = regen.certificates.issue({ id, topicId });
    await expect(early).rejects.toMatchObject({ code: 'topic_not_complete' });
    for (const { lessonId, slug } of sections.flatMap(({ lessons }) => lessons)) {
      const { checks } = await regen.content.get({ type: 'lesson', slug, view: 'open' });
      const tried = await regen.lessons.answer({ id, lessonId, answers: (checks as unknown[]).map(() => 0) });
      const answers = tried.checks.map(({ rightOption }) => rightOption);
      expect((await regen.lessons.answer({ id, lessonId, answers })).passedAt).not.toBeNull();
    }
    expect((await regen.certificates.issue({ id, topicId })).name).toBe('Ruth Calder');
  });

  it('finds articles and questions by words', async () => {
    const { regen } = await signedIn('ruth@northfield.example');
    const { counts, items } = await regen.content.search({ search: 'suncsreen' });
    expect(items[0]?.title).toMatch(/sunscreen/i);
    expect(counts.map(({ type }) => type)).toContain('blogPost');
    const questions = await regen.content.search({ search: 'return', type: 'faq', perPage: 2 });
    expect(questions.items.map(({ type }) => type)).toEqual(['faq', 'faq']);
  });

  it('writes to the care team with a file and a product, and finds it', async () => {
    const { regen } = await signedIn('ruth@northfield.example');
    const { accountId = '', kind } = (await regen.messages.listConversations()).care ?? {};
    expect(kind).toBe('care');
    const order = { name: 'room plan.pdf', contentType: 'application/pdf', size: PDF.length } as const;
    const { attachmentId, url, method, headers } = await regen.messageFiles.createUpload(order);
    expect((await real.fetchStorage(url, { method, headers, body: new Uint8Array(PDF) })).ok).toBe(true);
    expect(await regen.messageFiles.get({ id: attachmentId })).toMatchObject({ state: 'ready', reason: null });
    const [sku = ''] = await buyableSkus(visitor().regen);
    const sent = await regen.messages.send({
      accountId,
      message: 'Our practice room',
      clientId: uuid(),
      attachmentIds: [attachmentId],
      cards: [{ kind: 'product', sku }],
    });
    expect(sent).toMatchObject({ attachments: [{ name: 'room plan.pdf' }], cards: [{ kind: 'product', sku }] });
    const { items } = await regen.messages.search({ search: 'practice ro' });
    expect(items.map(({ message }) => message.messageId)).toEqual([sent.messageId]);
    const empty = regen.messages.send({ accountId, message: ' ' });
    await expect(empty).rejects.toMatchObject({ status: 422, code: 'message_empty' });
  });

  it('recommends a bundle with a PDF, which a client opens, claims and buys', async () => {
    const { regen, userId, clientId } = await withClient();
    const skus = (await buyableSkus(visitor().regen)).slice(0, 2);
    const file = new File([new Uint8Array(PDF)], 'care plan.pdf', { type: 'application/pdf' });
    const items = [...skus, skus[0] ?? ''];
    const made = await regen.recommendations.create({ id: userId, bundleName: 'Evening care', items, file });
    expect(made.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(made.file?.name).toBe('care plan.pdf');
    const { bundleId } = made;
    const own = { userId, bundleId };
    expect((await regen.recommendations.deleteFile(own)).file).toBeNull();
    const typed = await regen.recommendations.update({ ...own, instructions: 'Two drops at night.' });
    expect(typed).toMatchObject({ bundleName: 'Evening care', instructions: 'Two drops at night.' });
    expect((await regen.recommendations.replaceLink(own)).bundleToken).not.toBe(made.bundleToken);
    expect((await regen.recommendations.get(own)).instructions).toBe('Two drops at night.');
    const names: string[] = [];
    for await (const { bundleName } of regen.recommendations.list({ id: userId, perPage: 2 })) names.push(bundleName);
    expect(names[0]).toBe('Evening care');
    const found = await regen.recommendations.search({ userId, term: 'evening' });
    expect(found.items.map((bundle) => bundle.bundleId)).toContain(bundleId);
    expect((await regen.recommendations.send({ ...own, clientIds: [clientId] })).clientIds).toEqual([clientId]);

    const token = (await regen.recommendations.get(own)).bundleToken;
    const guest = visitor().regen;
    const shared = await guest.recommendations.getShared({ bundleToken: token, userId: 'public' });
    expect(shared.bundleName).toBe('Evening care');
    expect((await guest.cart.addBundle({ id: 'guest', token })).totalQuantity).toBe(3);
    const client = await signedIn('ana@clients.example');
    expect((await client.regen.recommendations.claim({ id: token, token })).bundleName).toBe('Evening care');
    const received: string[] = [];
    for await (const { bundleName } of client.regen.recommendations.listReceived({ userId: client.userId }))
      received.push(bundleName);
    expect(received).toContain('Evening care');
    const rows: string[] = [];
    for await (const row of regen.recommendations.report({ userId, period: 'year', perPage: 2 }))
      rows.push(row.bundleId);
    expect(rows).toContain(bundleId);
    const staff = await signedIn('noor@regen.example');
    expect((await staff.regen.admin.getBundle({ id: bundleId, userId })).bundleName).toBe('Evening care');
    expect(await regen.recommendations.delete(own)).toBeUndefined();
  });

  it('names a store, finds it again and reads its sales', async () => {
    const { regen, userId, accountId } = await signedIn('dana@lumenclinic.example');
    const now = await regen.storeLabels.get({ id: accountId });
    const storeLabel = now.storeLabel ?? 'lumen-denver';
    if (now.storeLabel === null) await regen.storeLabels.create({ id: accountId, storeLabel });
    const label = 'lumen-boulder';
    const named = await regen.storeLabels.update({
      id: accountId,
      storeLabel,
      newStoreLabel: label,
    });
    expect(named.formerLabels).toContain(storeLabel);
    const guest = visitor().regen;
    expect(await guest.stores.find({ label: 'lumen-b' })).toMatchObject({ storeLabel: label, accountId });
    expect((await guest.stores.search({ search: label })).items).toHaveLength(1);
    expect((await guest.stores.get({ storeLabel })).storeLabel).toBe(label);
    await expect(guest.stores.find({ label: 'nobody-has-this' })).rejects.toMatchObject({
      name: 'RegenNotFoundError',
      message: 'Retail store was not found.',
    });
    expect((await regen.stores.listTopProducts({ id: userId, days: 365, limit: 5 })).items.length).toBeLessThanOrEqual(
      5,
    );
    expect((await regen.stores.getWeeklySales({ id: userId, week: '2026-W47' })).buckets).toHaveLength(7);
    const { accountId: id, ...profile } = await regen.storeProfiles.get({ id: accountId });
    expect(await regen.storeProfiles.update({ id, ...profile, intro: 'Calm facials.' })).toEqual({
      ...profile,
      accountId: id,
      intro: 'Calm facials.',
    });
    const other = await signedIn('priya@ramandermal.example');
    const first = await other.regen.storeLabels.create({ id: other.accountId, storeLabel: 'raman-dermal' });
    expect(first.storeLabel).toBe('raman-dermal');
  });

  it('uploads a picture of the store', async () => {
    const { regen, accountId } = await signedIn('dana@lumenclinic.example');
    const file = new File([png(600, 400)], 'shop.png', { type: 'image/png' });
    const percents: number[] = [];
    const picture = await regen.storePictures.uploadImage(
      { id: accountId, file },
      { onProgress: ({ percent }) => percents.push(percent) },
    );
    expect(picture).toMatchObject({ state: 'ready', reason: null });
    expect(percents).toEqual([0, 100]);
    const text = new File(['no picture'], 'shop.png', { type: 'image/png' });
    expect(await regen.storePictures.uploadImage({ id: accountId, file: text })).toMatchObject({ state: 'refused' });
    expect((await regen.storePictures.get({ id: accountId })).picture).toEqual(picture.picture);
    expect(await regen.storePictures.delete({ id: accountId })).toBeUndefined();
    expect((await regen.storePictures.get({ id: accountId })).picture).toBeNull();
  });
});

describe('staff', () => {
  describeStaffCalls({ signedIn, visitor });
});

it('has called every operation with success', () => {
  expect(Object.keys(operations).filter((id) => !succeeded.has(id))).toEqual([]);
});
