import { describe, expect, it } from 'vitest';
import { addToCart, heading, people, signInAs } from '../support/shopping.ts';
import { desktop, newVisitor, phone } from '../support/visitor.ts';

describe('what is saved for later', () => {
  it('leaves the cart, is saved, and moves back, each with an undo', async () => {
    const page = await newVisitor(phone);
    await addToCart(page, '1401');
    await page.goto('/cart');
    const inCart = page.getByRole('list', { name: 'Products in your cart' });
    const aside = page.getByRole('list', { name: 'Products saved for later' });
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' });
    await quantity.waitFor();
    expect(await aside.count()).toBe(0);

    await page.getByRole('button', { name: 'Save for later C15 Bright Serum' }).click();
    await aside.getByRole('button', { name: 'Move to cart C15 Bright Serum' }).waitFor();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await inCart.getByRole('button', { name: /^Undo/ }).click();
    await quantity.waitFor();
    await expect.poll(() => aside.count()).toBe(0);

    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.getByRole('button', { name: 'Save for later C15 Bright Serum' }).click();
    await saved;
    await page.reload();
    await aside.getByText('$').first().waitFor();

    await aside.getByRole('button', { name: 'Move to cart C15 Bright Serum' }).click();
    await quantity.waitFor();
    await aside.getByRole('button', { name: /^Undo/ }).click();
    await aside.getByRole('button', { name: 'Move to cart C15 Bright Serum' }).waitFor();
    await expect.poll(() => quantity.count()).toBe(0);
    await aside.getByRole('button', { name: 'Remove C15 Bright Serum from saved items' }).click();
    await aside.getByText('C15 Bright Serum was removed.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(await aside.count()).toBe(0);
  });
});

it('moves to the person who signs in, and is cleared at sign-out', async () => {
  const page = await newVisitor(desktop);
  await addToCart(page, '1403');
  await page.goto('/cart');
  const aside = page.getByRole('list', { name: 'Products saved for later' });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('button', { name: 'Save for later Niacinamide 10' }).click();
  await aside.getByRole('button', { name: /^Move to cart/ }).waitFor();
  await saved;
  await page.goto('/login?redirect=/cart');
  await heading(page, 'Sign in').waitFor();
  await signInAs(page, people.retail);
  await aside.getByRole('button', { name: 'Move to cart Niacinamide 10' }).waitFor();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(await aside.count()).toBe(0);
});
