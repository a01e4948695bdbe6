import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadHarness } from '../../../../tools/server/harness.ts';
import { colleague, DANA, newClient, startSignedIn } from '../support/practice.ts';
import { deliverPush, pressNotification, shownIn, subscribeWithoutVendor } from '../support/push-browser.ts';
import { accountOf, heading, people } from '../support/shopping.ts';
import { expectAccessible, newVisitor, phone, press, shopUrl } from '../support/visitor.ts';

const PAGE = '/retail/my-account/profile';

const emailSwitch = (page: Page) => page.getByRole('switch', { name: 'Email me about unread messages' });
const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Notify me on this device' });

describe('emails about unread messages', () => {
  it('are turned off and on in the profile, and the switch goes back when that fails', async () => {
    const page = await newVisitor(phone, { allowed: [/Failed to load resource/] });
    await startSignedIn(page, await newClient());
    await page.goto(PAGE);
    expect(await emailSwitch(page).isChecked()).toBe(true);
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/notifications') && answer.ok());
    await emailSwitch(page).uncheck();
    await saved;
    const reviewsSaved = page.waitForResponse((answer) => answer.url().endsWith('/notifications') && answer.ok());
    await page.getByRole('switch', { name: 'Email me about reviews' }).uncheck();
    await reviewsSaved;
    await page.reload();
    await expect.poll(() => emailSwitch(page).isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'Email me about reviews' }).isChecked()).toBe(false);

    await page.route('**/notifications', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await emailSwitch(page).click();
    await page.getByText('We couldn’t reach the store.').waitFor();
    expect(await emailSwitch(page).isChecked()).toBe(false);
    await expectAccessible(page);
  });

  it('are shown as they are when somebody comes back to the tab: the link in an email may have turned them off', async () => {
    const page = await newVisitor(phone);
    const email = await newClient();
    await startSignedIn(page, email);
    await page.goto(PAGE);
    expect(await emailSwitch(page).isChecked()).toBe(true);
    const { regen, userId } = await colleague(email);
    await regen.notifications.update({ id: userId, messageEmail: false });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => emailSwitch(page).isChecked()).toBe(false);
  });
});

type Store = Awaited<ReturnType<Awaited<ReturnType<typeof loadHarness>>['startLiveStore']>>;

describe('the link in an email', () => {
  let store: Store;
  beforeAll(async () => {
    store = await (await loadHarness()).startLiveStore();
  });
  afterAll(() => store?.stop());

  /** Writes to a client, and returns the link of the email that follows when nobody reads it. */
  async function unsubscribeLink(): Promise<string> {
    const client = await colleague(people.retail, store.url);
    const { regen } = await colleague(DANA, store.url);
    await regen.messages.send({ accountId: client.accountId, message: 'How is your skin?' });
    await store.db.query(
      `update messages set sent_at = sent_at - interval '16 minutes' where id = (select id from messages order by sent_at desc limit 1)`,
    );
    expect(await store.emailUnread()).toBe(1);
    const find = async () => {
      const response = await fetch(`${store.url}/dev/mail.json?to=${people.retail}`);
      const { items } = (await response.json()) as { items: { text: string }[] };
      return items.map(({ text }) => /\/notifications\/unsubscribe\?\S+/.exec(text)?.[0]).find(Boolean) ?? '';
    };
    await expect.poll(find).not.toBe('');
    return find();
  }

  it('asks, unsubscribes somebody who is signed out, and says what happened', async () => {
    const link = await unsubscribeLink();
    const page = await newVisitor(phone, { allowed: [/status of 404/] });
    await page.goto(store.url + link);
    await heading(page, 'Stop emails about unread messages?').waitFor();
    const { regen, userId } = await colleague(people.retail, store.url);
    const isOn = async () => (await regen.notifications.get({ id: userId })).messageEmail;
    expect(await isOn()).toBe(true);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await heading(page, 'You’ve been unsubscribed').and(page.locator(':focus')).waitFor();
    expect(await isOn()).toBe(false);

    await page.goto(`${store.url}/notifications/unsubscribe?token=not-ours`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await heading(page, 'We couldn’t unsubscribe you').and(page.locator(':focus')).waitFor();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await heading(page, 'Sign in').waitFor();
  });
});

describe('notifications on this device', () => {
  it('ask for permission with a press only, are shown, and end with the session', async () => {
    const page = await newVisitor(phone, { hasNotifications: true });
    const vendor = await subscribeWithoutVendor(page.context());
    const email = await newClient();
    await startSignedIn(page, email);
    await page.goto(PAGE);
    expect(await pushSwitch(page).isChecked()).toBe(false);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

    await pushSwitch(page).check();
    await expect.poll(() => vendor.endpoint()).not.toBeNull();
    const { regen, userId } = await colleague(email);
    const devices = async () => (await regen.notifications.get({ id: userId })).pushDevices;
    // A page that is reloaded before the store knows of the device has not turned anything on.
    await expect.poll(devices).toBe(1);
    await page.reload();
    await expect.poll(() => pushSwitch(page).isChecked()).toBe(true);

    const notice = { title: 'Lumen Skin Clinic', body: 'Sent you a message', url: '/retail/messages/acc_1', tag: 'm' };
    await deliverPush(page, JSON.stringify(notice));
    await expect.poll(() => shownIn(page)).toEqual([{ title: notice.title, body: notice.body, tag: 'm' }]);
    expect(await pressNotification(page, 'm')).toBe(`${shopUrl()}/retail/messages/acc_1`);
    for (const data of ['nonsense', JSON.stringify({ ...notice, url: 'https://evil.example/', tag: 'evil' })])
      await deliverPush(page, data);
    await expect.poll(async () => (await shownIn(page)).map(({ tag }) => tag).toSorted()).toEqual(['evil', 'messages']);
    expect(await pressNotification(page, 'evil')).toBe(`${shopUrl()}/`);

    await press(accountOf(page, 'Nia'));
    await press(page.getByRole('menuitem', { name: 'Sign out' }));
    await expect.poll(() => vendor.endpoint()).toBeNull();
    expect(await devices()).toBe(0);
  });

  it('are turned off here, and on all devices from any of them', async () => {
    const email = await newClient();
    const hasNotifications = true;
    const pages = [await newVisitor(phone, { hasNotifications }), await newVisitor(phone, { hasNotifications })];
    for (const page of pages) {
      await subscribeWithoutVendor(page.context());
      await startSignedIn(page, email);
      await page.goto(PAGE);
      await pushSwitch(page).check();
    }
    const { regen, userId } = await colleague(email);
    const devices = async () => (await regen.notifications.get({ id: userId })).pushDevices;
    await expect.poll(devices).toBe(2);
    const [first, second] = pages as [Page, Page];
    await second.getByText('On for 1 other device').waitFor();
    await pushSwitch(second).uncheck();
    await expect.poll(devices).toBe(1);
    await second.getByRole('button', { name: 'Turn off on all devices' }).click();
    await expect.poll(devices).toBe(0);
    await second
      .locator(':focus')
      .filter({ has: pushSwitch(second) })
      .waitFor();
    // The other one learns of it with its next page.
    await first.reload();
    await expect.poll(() => pushSwitch(first).isChecked()).toBe(false);
  });

  it('say how to allow them when they are blocked, and that a browser without them has none', async () => {
    const page = await newVisitor(phone);
    await startSignedIn(page, await newClient());
    await page.goto(PAGE);
    await pushSwitch(page).click();
    await page.getByText('Notifications from this site are blocked.').first().waitFor();
    await expect.poll(() => page.getByText('Notifications from this site are blocked.').count()).toBe(1);
    expect(await pushSwitch(page).isChecked()).toBe(false);
    await expectAccessible(page);

    const old = await newVisitor(phone);
    await old.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
    await startSignedIn(old, await newClient());
    await old.goto(PAGE);
    await old.getByText('This browser doesn’t support notifications.').waitFor();
    expect(await pushSwitch(old).isDisabled()).toBe(true);
  });

  it('need the store on the Home Screen of an iPhone, where they begin', async () => {
    const page = await newVisitor(phone);
    // Safari has push for web apps only.
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'PushManager');
      const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
      Object.defineProperty(navigator, 'userAgent', { value: userAgent });
    });
    await startSignedIn(page, await newClient());
    await page.goto(PAGE);
    await page.getByText('Tap Share, then Add to Home Screen.').waitFor();
    expect(await pushSwitch(page).count()).toBe(0);
    await expectAccessible(page);
    const manifest: unknown = await (await page.request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ display: 'standalone', scope: '/', start_url: '/' });
  });
});
