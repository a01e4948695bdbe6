// The ways to conversations: from pages of a clinic, from the list, by name, and to those that do not exist.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DANA, newClient, shareBundle, startSignedIn } from '../support/practice.ts';
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
  await press(clinicLink(page));
  await page.getByText('Sign in to continue.').waitFor();
  expect(await page.getByText('kept everything you typed').count()).toBe(0);
  await signInAs(page, pair.email);
  await heading(page, CLINIC).waitFor();
  await bubble(page, 'How is your skin?').waitFor();
  await expect.poll(async () => (await pair.client.regen.messages.listConversations()).unreadCount).toBe(0);
  await page.getByRole('button', { name: 'Nia’s account', exact: true }).waitFor();
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
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByText('You can message Regen Care about your orders, products and lessons.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('lumen');
  await dialog.getByText('No results for “lumen”.').waitFor();
  await dialog.getByRole('searchbox').fill('care');
  await dialog.getByRole('link', { name: /^Regen Care/ }).click();
  await heading(page, 'Regen Care').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/school\/messages\/acc_/);
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
