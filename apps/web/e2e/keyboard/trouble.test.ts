// Journey 8 by keyboard alone: no connection, two tabs, an expired session. Nothing typed is lost, nothing is doubled.
import { expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { accountOf, drawer, heading, openPage } from '../support/shopping.ts';
import { endSessionElsewhere } from '../support/trouble.ts';
import { desktop, newVisitor } from '../support/visitor.ts';
import { press, tabTo } from './keys.ts';
import { signInByKeys, typeAddress } from './shopping-by-keys.ts';

it('trouble with a keyboard keeps a change without a connection, agrees with the other tab, and lets sign in again with all that was typed', async () => {
  const page = await newVisitor(desktop, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
  const email = await newClient();
  await page.goto('/login');
  await signInByKeys(page, email);
  await accountOf(page, 'Nia').waitFor();
  await openPage(page, '/products/1401');
  await press(page, page.getByRole('main').getByRole('button', { name: 'Add to cart' }));
  await drawer(page).waitFor();
  await press(page, drawer(page).getByRole('link', { name: 'View cart' }));
  await heading(page, 'Your cart').waitFor();

  const quantity = page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' });
  await quantity.waitFor();
  await page.context().setOffline(true);
  await press(page, page.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }), { key: 'Space' });
  await page.getByText('Your last change wasn’t saved').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => quantity.inputValue()).toBe('2');

  const other = await page.context().newPage();
  await openPage(other, '/cart');
  await press(other, other.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }));
  await expect.poll(() => quantity.inputValue()).toBe('3');
  await other.close();
  await page.bringToFront();

  await press(page, page.getByRole('main').getByRole('link', { name: 'Check out' }));
  await heading(page, 'Checkout').waitFor();
  await typeAddress(page);
  await endSessionElsewhere(page);
  await press(page, page.getByRole('button', { name: 'Continue to shipping' }));
  await heading(page, 'Sign in').waitFor();
  await signInByKeys(page, email);
  await heading(page, 'Checkout').waitFor();
  await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('120 Larimer Street');
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('80202');
  await press(page, page.getByRole('button', { name: 'Continue to shipping' }));
  await tabTo(page, page.getByRole('radio', { checked: true }));
});
