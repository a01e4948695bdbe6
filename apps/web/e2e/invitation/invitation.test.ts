import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colleague, DANA, invitationTo, newClient } from '../support/practice.ts';
import { accountOf, heading, openOwn, OWN_PASSWORD, people, signInAs } from '../support/shopping.ts';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, phone } from '../support/visitor.ts';

// Every refusal that is part of these journeys is also a line in the console of the browser.
const REFUSED = [/status of 40[349]/, /status of 422/];

const accept = (page: Page) => page.getByRole('button', { name: 'Accept invitation' });

async function expectFocused(page: Page, name: string): Promise<void> {
  await heading(page, name).waitFor();
  const isFocused = () => heading(page, name).evaluate((h1) => h1 === document.activeElement);
  await expect.poll(isFocused).toBe(true);
}

describe('an invitation', () => {
  it('makes a client and an account, once', async () => {
    const email = `vale-${randomUUID().slice(0, 8)}@example.com`;
    const path = await invitationTo(await colleague(DANA), email);
    const page = await newVisitor(phone, { allowed: REFUSED });
    const sent: string[] = [];
    const referrers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/client/invitation/')) sent.push(request.postData() ?? '');
      referrers.push(request.headers()['referer'] ?? '');
    });
    await page.goto(path);
    await accept(page).waitFor();
    await heading(page, 'You’re invited').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    // Opening the link is not accepting it.
    expect(sent).toEqual([]);

    await accept(page).click();
    await expectFocused(page, 'Choose a password');
    expect(sent).toEqual(['{}']);
    await expectNoSidewaysScroll(page);
    const create = page.getByRole('button', { name: 'Create account and accept' });
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('short');
    await create.click();
    await page.getByRole('alert').getByRole('link', { name: 'Use at least 10 characters.' }).waitFor();
    expect(sent).toHaveLength(1);
    await password.fill('aaaaaaaaaaaa');
    await create.click();
    await page.getByRole('alert').getByRole('link', { name: 'Use at least 5 different characters.' }).waitFor();
    await expectAccessible(page);
    await password.fill(OWN_PASSWORD);
    await create.click();

    await expectFocused(page, 'Welcome to Lumen Skin Clinic');
    await page.getByText('Your account is ready').waitFor();
    await expectNoSidewaysScroll(page);
    // Neither scripts nor calls name the page that they were asked for from.
    expect(referrers.filter((referrer) => referrer.includes('/invitation/'))).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in').waitFor();
    await signInAs(page, email);
    await accountOf(page, 'Nia').waitFor();

    await page.goto(path);
    await accept(page).click();
    await expectFocused(page, 'This invitation has already been accepted');
    await page.getByRole('main').getByRole('link', { name: 'Browse all products' }).click();
    await page.waitForURL(/\/products$/);
  });

  it('asks for the account of the invited person and comes back', async () => {
    const email = await newClient();
    const path = await invitationTo(await colleague(DANA), email);
    const page = await newVisitor(phone, { allowed: REFUSED });
    await page.goto(path);
    await accept(page).click();
    await expectFocused(page, 'Sign in to accept');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await heading(page, 'Sign in').waitFor();
    await signInAs(page, people.retail);

    // Somebody else of the same household.
    await page.getByText(`You’re signed in as ${people.retail}.`).waitFor();
    await accept(page).click();
    await expectFocused(page, 'This is for another account');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Switch accounts' }).click();
    await heading(page, 'Sign in').waitFor();
    await signInAs(page, email);

    await page.getByText(`You’re signed in as ${email}.`).waitFor();
    await accept(page).click();
    await expectFocused(page, 'Welcome to Lumen Skin Clinic');
    expect(await page.getByText('Your account is ready').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Browse all products' }).waitFor();

    // Now her clinic is on her own pages, where she can end the link.
    await openOwn(page, 'Nia', 'Overview');
    const clinic = page.getByRole('region', { name: 'Your clinic' });
    await clinic.getByText('418 East Broadway').waitFor();
    expect(await clinic.getByRole('link', { name: 'Call Lumen Skin Clinic' }).getAttribute('href')).toBe(
      'tel:+18015550110',
    );
    // And in both menus of the header.
    await accountOf(page, 'Nia').click();
    await page.getByRole('menuitem', { name: /^Lumen Skin Clinic (Open until|Closed)/ }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('menuitem', { name: 'Message Lumen Skin Clinic' }).click();
    await heading(page, 'Lumen Skin Clinic').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Your clinic' });
    await menu.getByRole('link', { name: 'Message Lumen Skin Clinic' }).waitFor();
    await menu.getByRole('link', { name: /^Lumen Skin Clinic/ }).click();
    await heading(page, 'My professional').waitFor();
    await page.getByRole('button', { name: 'End link to Lumen Skin Clinic' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End link' }).click();
    await page.getByRole('heading', { name: 'You’re not linked to a professional' }).waitFor();
    await expectFocused(page, 'My professional');
    await expectAccessible(page);
  });
});

it('says why an invitation cannot be accepted', async () => {
  const page = await newVisitor(phone, { allowed: REFUSED });
  await page.goto('/invitation/no-such-invitation');
  await accept(page).click();
  await expectFocused(page, 'We couldn’t find this invitation');

  await page.goto(await invitationTo(await colleague(DANA), 'helen@brandtspa.example'));
  await accept(page).click();
  await expectFocused(page, 'This email address can’t be used for a client account');
  expect(await accept(page).count()).toBe(0);

  await page.route('**/client/invitation/*', (route) =>
    // No call can make an invitation two weeks old; this is the response that it would get.
    route.fulfill({ status: 422, json: { code: 'invitation_expired', message: 'Too old.', requestId: 'req_1' } }),
  );
  await page.goto('/invitation/from-last-month');
  await accept(page).click();
  await expectFocused(page, 'This invitation has expired');
});

it('can be tried again when the store could not be reached', async () => {
  const path = await invitationTo(await colleague(DANA), `late-${randomUUID().slice(0, 8)}@example.com`);
  const page = await newVisitor(phone, { allowed: [...REFUSED, /ERR_INTERNET_DISCONNECTED/] });
  await page.goto(path);
  await accept(page).waitFor();
  await page.context().setOffline(true);
  await accept(page).click();
  await page.getByText('We couldn’t reach the store.').first().waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await accept(page).click();
  await expectFocused(page, 'Choose a password');
  expect(await page.getByText('We couldn’t reach the store.').count()).toBe(0);
});
