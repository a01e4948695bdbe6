// Journey 8 by touch: no connection, two tabs, an expired session. By keys in e2e/keyboard; what a new deployment does is in e2e/loading.
import { expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { accountOf, addToCart, drawer, fillAddress, heading, openPage, signInAs } from '../support/shopping.ts';
import { endSessionElsewhere } from '../support/trouble.ts';
import { newVisitor, phone } from '../support/visitor.ts';

it('going offline, two tabs and an expired session lose no input and place no duplicate order', async () => {
  const page = await newVisitor(phone, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
  const email = await newClient();
  await page.goto('/login');
  await signInAs(page, email);
  await accountOf(page, 'Nia').waitFor();
  await addToCart(page, '1401');
  await drawer(page).getByRole('link', { name: 'View cart' }).tap();
  await heading(page, 'Your cart').waitFor();

  const quantity = page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' });
  await quantity.waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }).tap();
  await page.getByText('Your last change wasn’t saved').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => quantity.inputValue()).toBe('2');

  const other = await page.context().newPage();
  await openPage(other, '/cart');
  await other.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }).tap();
  await expect.poll(() => quantity.inputValue()).toBe('3');
  await other.close();

  await page.getByRole('main').getByRole('link', { name: 'Check out' }).tap();
  await heading(page, 'Checkout').waitFor();
  await fillAddress(page);
  await endSessionElsewhere(page);
  await page.getByRole('button', { name: 'Continue to shipping' }).tap();
  await heading(page, 'Sign in').waitFor();
  await signInAs(page, email);
  await heading(page, 'Checkout').waitFor();
  await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('120 Larimer Street');
  await page.getByRole('button', { name: 'Continue to shipping' }).tap();
  await page.getByRole('radio', { name: /Ground/ }).waitFor();
  await page.goto('/cart');
  await expect.poll(() => quantity.inputValue()).toBe('3');
});
