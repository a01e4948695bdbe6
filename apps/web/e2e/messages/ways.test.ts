// The ways to conversations: from pages of a clinic, from the list, by name, and to those that do not exist.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { colleague, DANA, newClient, shareBundle, startSignedIn } from '../support/practice.ts';
import { heading, openOwn, openPage, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, newVisitor, phone, press } from '../support/visitor.ts';
import { bubble, CLIENT, CLINIC, newPair } from './support.ts';

const clinicLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Message the clinic' });

it('lead visitors from a store and a bundle through sign-in to their conversation, where they have read what they see', async () => {
  const pair = await newPair();
  await pair.say('clinic', 'How is your skin?');
  const page = await newVisitor(phone);
  await openPage(page, new URL((await shareBundle(pair.clinic)).url).pathname);
  await clinicLink(page).waitFor();
  await openPage(page, '/store/lumen-skin');
  const main = page.getByRole('main');
  await main.getByText(`Clients can message ${CLINIC} here once they’ve accepted its invitation.`).waitFor();
  await press(main.getByRole('link', { name: 'Sign in', exact: true }));
  await heading(page, 'Sign in').waitFor();
  expect(await page.getByText(/Sign in to continue|kept everything you typed/).count()).toBe(0);
  await signInAs(page, pair.email);
  await heading(page, CLINIC).waitFor();
  await bubble(page, 'How is your skin?').waitFor();
  await expect.poll(async () => (await pair.client.regen.messages.listConversations()).unreadCount).toBe(0);
  await page.getByRole('button', { name: 'Nia’s account', exact: true }).waitFor();
});

it('tell people who aren’t clients of a clinic who can message it, at its store and where its conversation would be', async () => {
  const page = await newVisitor(phone, { allowed: [/status of 404/] });
  await startSignedIn(page, await newClient());
  await openPage(page, '/store/lumen-skin');
  const main = page.getByRole('main');
  await main.getByText(`Clients can message ${CLINIC} here`).waitFor();
  expect(await main.getByRole('link', { name: /Sign in|Message the clinic/ }).count()).toBe(0);
  await main.getByRole('link', { name: `Call ${CLINIC}` }).waitFor();
  const { accountId } = await colleague(DANA);
  await page.goto(`/retail/messages/${accountId}?store=lumen-skin`);
  await heading(page, `You’re not a client of ${CLINIC} yet`).waitFor();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'View store page' }).click();
  await heading(page, CLINIC).waitFor();
  // A store's label tells nothing about other accounts.
  await page.goto('/retail/messages/acc_00000000000000000000000000?store=lumen-skin');
  await heading(page, 'We couldn’t find this conversation').waitFor();
});

it.each(['nonsense', 'acc_00000000000000000000000000'])('say that %s is no conversation, and ask once', async (id) => {
  const page = await newVisitor(phone, { allowed: [/status of 40[04]/] });
  await startSignedIn(page, await newClient());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.url().includes(id)) asked.push(request.url());
  });
  await page.goto(`/retail/messages/${id}`);
  await heading(page, 'We couldn’t find this conversation').waitFor();
  expect(await page.getByText('not valid').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'All messages' }).last().click();
  await heading(page, 'Messages').waitFor();
  expect(asked).toHaveLength(1);
});

it('lead schools, and everybody else, to the care team from a new message', async () => {
  const page = await newVisitor(phone);
  await startSignedIn(page, 'ruth@northfield.example');
  await page.goto('/school/messages');
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await page.getByRole('button', { name: 'New message' }).click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'New message' }).click();
  await dialog.getByText('You can message Regen Care about your orders, products and lessons.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('lumen');
  await dialog.getByText('No results for “lumen”.').waitFor();
  await dialog.getByRole('searchbox').fill('care');
  await dialog.getByRole('link', { name: /^Regen Care/ }).click();
  await heading(page, 'Regen Care').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/school\/messages\/acc_/);
  // The dialog has left no entry behind.
  await page.goBack();
  await heading(page, 'Messages').waitFor();
});

it('lead by name to people, before messages that mention them', async () => {
  const pair = await newPair();
  await pair.say('clinic', 'Vale, then?');
  const page = await newVisitor(desktop);
  await startSignedIn(page, DANA);
  await page.goto('/b2b/messages?q=nia%20va');
  const found = page.getByRole('region', { name: 'Conversations' });
  await found.getByText(/conversations? found/).waitFor();
  await expectAccessible(page);
  await found.getByRole('link', { name: CLIENT }).first().click();
  await heading(page, CLIENT).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/b2b\/messages\/acc_/);
});

it('keep the number of unread messages out of the titles of other pages', async () => {
  const pair = await newPair();
  await pair.say('clinic', 'Your serum is here.');
  const page = await newVisitor(desktop);
  await startSignedIn(page, pair.email);
  await page.goto('/retail/messages');
  await expect.poll(() => page.title()).toBe('(1) Messages · Regen');
  await openOwn(page, 'Nia', 'Orders');
  await heading(page, 'Your orders').waitFor();
  await expect.poll(() => page.title()).toBe('Your orders · Regen');
});
