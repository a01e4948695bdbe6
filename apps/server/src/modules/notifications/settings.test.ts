import type { EmailSettings, MessageEmailState, NotificationSettings, PushState } from '@regen/sdk';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { isPushService, PUSH_SERVICES } from '../../push-services.ts';
import { routePlugins } from '../../routes.ts';
import type { Person } from '../../testing/messenger.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { unsubscribe } from './links.ts';

let server: TestServer;
/** A second process on the same database. */
let second: TestServer;
let dora: Person;
let amy: Person;

beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000' };
  server = await createTestServer(inject('cluster'), { env, routes: routePlugins });
  second = await createTestServer(inject('cluster'), { env, shareWith: server });
});

afterAll(async () => {
  await second?.close();
  await server?.close();
});

beforeEach(async () => {
  await server.db.query('truncate push_subscriptions, review_opt_outs; update users set message_email = true');
  dora = await server.signIn(PEOPLE.professional);
  amy = await server.signIn(PEOPLE.client);
});

function newSubscription(endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return {
    endpoint,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}
type Subscription = ReturnType<typeof newSubscription>;

const settingsOf = async (who: Person, from = server) =>
  (await from.call<NotificationSettings>('GET', `/users/${who.id}/notifications`, { as: who })).body;
const change = (who: Person, body: Partial<EmailSettings>) =>
  server.call<EmailSettings>('PUT', `/users/${who.id}/notifications`, { as: who, body });
const subscribe = <Body = PushState>(who: Person, body: Subscription, browserId?: string) =>
  server.call<Body>('POST', `/users/${who.id}/pushSubscriptions`, { as: who, body, ...(browserId && { browserId }) });
const renew = async (who: Person, body: Subscription) =>
  (await server.call<PushState>('PUT', `/users/${who.id}/pushSubscriptions`, { as: who, body })).body.isOn;
const devicesOf = async (who: Person) => (await settingsOf(who)).pushDevices;

describe('the settings', () => {
  test('are emails on and no browsers at first, with one key for all processes', async () => {
    await server.db.query('delete from push_keys');
    const [one, other] = await Promise.all([settingsOf(dora), settingsOf(amy, second)]);
    expect(one).toEqual({
      messageEmail: true,
      reviewEmail: true,
      pushDevices: 0,
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
    });
    expect(other.pushKey).toBe(one.pushKey);
    const { rows } = await server.db.query('select from push_keys');
    expect(rows).toHaveLength(1);
  });

  test('turn emails off and on, for this person only', async () => {
    for (const name of ['messageEmail', 'reviewEmail'] as const) {
      for (const isOn of [false, false, true, true]) {
        const expected = { messageEmail: true, reviewEmail: true, [name]: isOn };
        const changed = await change(dora, { [name]: isOn });
        expect([changed.status, changed.body]).toEqual([200, expected]);
        expect(await settingsOf(dora)).toMatchObject(expected);
        expect(await settingsOf(amy)).toMatchObject({ messageEmail: true, reviewEmail: true });
      }
    }
    const both = await change(dora, { messageEmail: false, reviewEmail: false });
    expect(both.body).toEqual({ messageEmail: false, reviewEmail: false });
  });

  test('are unchanged by an empty request', async () => {
    expect((await change(dora, {})).status).toBe(400);
  });

  test('know who unsubscribed as a guest from emails about reviews', async () => {
    await server.db.query(`insert into review_opt_outs (email) values ('${PEOPLE.professional}')`);
    expect(await settingsOf(dora)).toMatchObject({ reviewEmail: false });
    expect((await change(dora, { reviewEmail: true })).body).toMatchObject({ reviewEmail: true });
    const { rows } = await server.db.query('select from review_opt_outs');
    expect(rows).toHaveLength(0);
  });
});

describe('the unsubscribe link', () => {
  const linkOf = (who: Person) => new URL(unsubscribe.url(server.app.platform.auth, 'http://store.test', who.id));

  test('asks for confirmation, and changes nothing before that', async () => {
    const { pathname, search } = linkOf(amy);
    const page = await server.inject({ method: 'GET', url: pathname + search });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await settingsOf(amy)).messageEmail).toBe(true);
    const body = { token: linkOf(amy).searchParams.get('token') };
    for (const _ of [1, 2]) {
      const pressed = await server.call<MessageEmailState>('POST', '/notifications/unsubscribe', { body });
      expect([pressed.status, pressed.body]).toEqual([200, { messageEmail: false }]);
    }
    expect((await settingsOf(amy)).messageEmail).toBe(false);
    expect((await settingsOf(dora)).messageEmail).toBe(true);
  });

  test('accepts the POST of an email program, in either form, with nothing else', async () => {
    const { pathname, search } = linkOf(amy);
    const forms = [
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ];
    for (const headers of forms) {
      await server.db.query('update users set message_email = true');
      const payload = 'List-Unsubscribe=One-Click';
      const response = await server.inject({ method: 'POST', url: pathname + search, headers, payload });
      expect(response.status).toBe(200);
      expect((await settingsOf(amy)).messageEmail).toBe(false);
    }
  });

  test('rejects a token that is forged, missing, or for something else', async () => {
    const { auth } = server.app.platform;
    const other = auth.sign('stock-alert-unsubscribe', amy.id);
    const forged = unsubscribe.token(auth, dora.id).split('.')[0] + '.' + unsubscribe.token(auth, amy.id).split('.')[1];
    const nobody = unsubscribe.token(auth, 'usr_00000000000000000000000099');
    for (const token of ['x', 'x.y', other, forged, nobody]) {
      expect((await server.call('POST', '/notifications/unsubscribe', { body: { token } })).status).toBe(404);
      const url = `/notifications/unsubscribe?${new URLSearchParams({ token }).toString()}`;
      expect((await server.inject({ method: 'POST', url })).status).toBe(404);
    }
    expect((await server.inject({ method: 'POST', url: '/notifications/unsubscribe' })).status).toBe(404);
    expect((await settingsOf(amy)).messageEmail).toBe(true);
  });
});

describe('push notifications in a browser', () => {
  test('are turned on once, off in one browser and off in all', async () => {
    const [laptop, phone] = [newSubscription(), newSubscription()];
    for (const body of [laptop, laptop, phone]) expect((await subscribe(dora, body)).body).toEqual({ isOn: true });
    expect(await devicesOf(dora)).toBe(2);
    const query = new URLSearchParams({ endpoint: laptop.endpoint }).toString();
    const path = `/users/${dora.id}/pushSubscriptions`;
    expect((await server.call('DELETE', `${path}?${query}`, { as: dora })).status).toBe(204);
    expect([await renew(dora, laptop), await renew(dora, phone)]).toEqual([false, true]);
    await subscribe(dora, laptop);
    expect((await server.call('DELETE', path, { as: dora })).status).toBe(204);
    expect(await devicesOf(dora)).toBe(0);
  });

  test('cannot be turned off by somebody else', async () => {
    const laptop = newSubscription();
    await subscribe(dora, laptop);
    const query = new URLSearchParams({ endpoint: laptop.endpoint }).toString();
    await server.call('DELETE', `/users/${amy.id}/pushSubscriptions?${query}`, { as: amy });
    expect(await renew(amy, laptop)).toBe(false);
    expect(await devicesOf(dora)).toBe(1);
  });

  test('are limited to the ten most recently used browsers', async () => {
    const all = Array.from({ length: 11 }, () => newSubscription());
    for (const body of all) {
      await subscribe(dora, body);
      server.clock.advance(1_000);
    }
    expect(await devicesOf(dora)).toBe(10);
    expect(await renew(dora, all[0] ?? newSubscription())).toBe(false);
    expect(await renew(dora, all[1] ?? newSubscription())).toBe(true);
  });

  test('end with the session in which they were turned on, wherever it is ended', async () => {
    const laptop = newSubscription();
    const again = await server.signIn(PEOPLE.professional);
    await subscribe(again, laptop);
    await server.call('PUT', `/users/${dora.id}/logOut`, { as: again });
    expect(await renew(dora, laptop)).toBe(false);

    await subscribe(dora, laptop);
    const next = await server.signIn(PEOPLE.professional);
    await server.call('DELETE', `/users/${dora.id}/sessions`, { as: next });
    expect(await devicesOf(next)).toBe(0);
  });

  test('stay on after a session that has merely expired, and belong to the next one', async () => {
    const laptop = newSubscription();
    await subscribe(dora, laptop);
    await server.db.query('delete from sessions where user_id = $1', [dora.id]);
    const next = await server.signIn(PEOPLE.professional);
    expect(await devicesOf(next)).toBe(1);
    expect(await renew(next, laptop)).toBe(true);
    await server.call('PUT', `/users/${dora.id}/logOut`, { as: next });
    const last = await server.signIn(PEOPLE.professional);
    expect(await renew(last, laptop)).toBe(false);
  });

  test('move to whoever signs in next in the browser', async () => {
    const shared = newSubscription();
    await subscribe(dora, shared);
    await subscribe(amy, shared);
    expect([await devicesOf(dora), await devicesOf(amy)]).toEqual([0, 1]);

    await subscribe(dora, newSubscription(), server.browserId);
    await subscribe(dora, newSubscription(), randomUUID());
    await server.signIn(PEOPLE.professional);
    expect(await devicesOf(dora)).toBe(2);
    await server.signIn(PEOPLE.otherClient);
    expect(await devicesOf(dora)).toBe(1);
  });

  test('are refused for an unknown push service and for an invalid key', async () => {
    const { keys } = newSubscription();
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    for (const body of [
      newSubscription('https://169.254.169.254/latest/meta-data'),
      newSubscription('https://push.example/send/1'),
      newSubscription('http://fcm.googleapis.com/fcm/send/1'),
      { ...newSubscription(), keys: { ...keys, p256dh: noPoint } },
    ]) {
      const { status, body: problem } = await subscribe<{ code: string }>(dora, body);
      expect([status, problem.code]).toEqual([422, 'push_not_possible']);
    }
    const bad = await server.call('POST', `/users/${dora.id}/pushSubscriptions`, {
      as: dora,
      body: { endpoint: 'nowhere', keys: { p256dh: 'x' } },
    });
    expect(bad.body.details?.map(({ path }) => path)).toEqual(expect.arrayContaining(['/keys/auth', '/keys/p256dh']));
    expect(await devicesOf(dora)).toBe(0);
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://evilpush.apple.com/', false],
  ['https://push.apple.com/', false],
  ['https://user:secret@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['http://fcm.googleapis.com/', false],
  ['https://[::1]/', false],
  ['nowhere', false],
])('%s is a push service: %s', (endpoint, isKnown) => {
  expect(isPushService(PUSH_SERVICES, endpoint)).toBe(isKnown);
});

test('another push service can be set, with its port', () => {
  const services = ['http://127.0.0.1:4999'];
  expect(isPushService(services, 'http://127.0.0.1:4999/send/1')).toBe(true);
  expect(isPushService(services, 'http://127.0.0.1:5000/send/1')).toBe(false);
  expect(isPushService(services, 'https://fcm.googleapis.com/fcm/send/1')).toBe(false);
});
