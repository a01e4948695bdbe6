// What an empty cart says of the order that emptied it, to whom, and for how long (rule O4).
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { StoredKey } from '../../src/kernel/stored/register.ts';
import { newClient, startSignedIn } from '../support/practice.ts';
import {
  addToCart,
  cards,
  drawer,
  fillAddress,
  fillCard,
  goToReview,
  heading,
  openOwn,
  openPage,
  placeButton,
  signInAs,
  step,
} from '../support/shopping.ts';
import { desktop, newVisitor, phone, press } from '../support/visitor.ts';

const UNPAID: StoredKey = 'regen.person.unpaidOrder.1';
const ACCESS: StoredKey = 'regen.person.orderAccess.1';

const notice = (page: Page) => page.getByText(/^Order R-\d+ hasn’t been paid yet$/);
const keptIn = (page: Page, key: StoredKey) => page.evaluate((name) => localStorage.getItem(name), key);
const keep = (page: Page, key: StoredKey, text: string | null) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text ?? ''] as const);

/** A guest's order whose card is declined, from the product on. */
async function orderDeclined(page: Page, email: string): Promise<void> {
  await addToCart(page, '1403');
  await press(drawer(page).getByRole('link', { name: 'Check out' }));
  await goToReview(page, { email, card: cards.declined });
  await press(placeButton(page));
  await heading(page, 'Pay for your order').waitFor();
}

it('shows an unpaid order wherever its cart is empty, until it is paid here or on another device', async () => {
  const page = await newVisitor(phone);
  await orderDeclined(page, `gwen-${randomUUID().slice(0, 8)}@example.com`);
  await page.goBack();
  await step(page, 'Your cart is empty').waitFor();
  await notice(page).waitFor();
  await openPage(page, '/products/1403');
  await press(page.getByRole('banner').getByRole('link', { name: /^Cart/ }));
  await drawer(page).locator(notice(page)).waitFor();
  await page.goto('/cart');
  await notice(page).waitFor();
  const kept = await keptIn(page, UNPAID);
  await press(page.getByRole('link', { name: 'Pay now' }));
  await heading(page, 'Pay for your order').waitFor();
  await fillCard(page, cards.good);
  await press(page.getByRole('button', { name: /^Pay \$/ }));
  await heading(page, 'Thank you, Gwen').waitFor();
  expect(await keptIn(page, UNPAID)).toBeNull();
  // As if it had been paid on another device: the notice is dropped.
  await keep(page, UNPAID, kept);
  await page.goto('/cart');
  await page.getByText('Your cart is empty').waitFor();
  await expect.poll(() => keptIn(page, UNPAID)).toBeNull();
  expect(await notice(page).count()).toBe(0);
});

it('shows a guest’s unpaid order after sign-in only to the account with its email', async () => {
  const page = await newVisitor(desktop);
  const [client, other] = [await newClient(), await newClient()];
  await orderDeclined(page, client);
  const [unpaid, access] = [await keptIn(page, UNPAID), await keptIn(page, ACCESS)];

  await openPage(page, '/login?redirect=/cart');
  const asked = page.waitForResponse((response) => /\/user\/guest\/order\/\w/.test(response.url()));
  await signInAs(page, other);
  await heading(page, 'Your cart').waitFor();
  await page.getByText('Your cart is empty').waitFor();
  await (await asked).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await notice(page).count()).toBe(0);
  await openOwn(page, 'Nia', 'Sign out');
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(await keptIn(page, UNPAID)).toBeNull();

  await keep(page, UNPAID, unpaid);
  await keep(page, ACCESS, access);
  await openPage(page, '/login?redirect=/cart');
  await signInAs(page, client);
  await heading(page, 'Your cart').waitFor();
  await notice(page).waitFor();
});

it('shows a signed-in buyer their unpaid order, and forgets it at sign-out', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, await newClient());
  await addToCart(page, '1403');
  await drawer(page).getByRole('link', { name: 'Check out' }).click();
  await fillAddress(page);
  for (const next of ['shipping', 'payment']) await page.getByRole('button', { name: `Continue to ${next}` }).click();
  await fillCard(page, cards.declined);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await placeButton(page).click();
  await heading(page, 'Pay for your order').waitFor();
  await page.goBack();
  await page.reload();
  await notice(page).waitFor();
  await page.getByRole('link', { name: 'Back to cart' }).click();
  await heading(page, 'Your cart').waitFor();
  await notice(page).waitFor();
  await openOwn(page, 'Nia', 'Sign out');
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(await notice(page).count()).toBe(0);
  expect(await keptIn(page, UNPAID)).toBeNull();
});
