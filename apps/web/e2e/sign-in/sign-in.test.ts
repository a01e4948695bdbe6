import { expect, it } from 'vitest';
import { accountOf, openPage, people, signInAs } from '../support/shopping.ts';
import { newVisitor, phone, press, shopUrl } from '../support/visitor.ts';

it('redirects to no other site after sign-in', async () => {
  const page = await newVisitor(phone);
  await page.goto('/login?redirect=//evil.example/steal');
  await signInAs(page, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await expect.poll(() => page.url()).toBe(`${shopUrl()}/`);
});

it('returns to the page whose header was pressed; the home page is no place to return to', async () => {
  const page = await newVisitor(phone);
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await openPage(page, '/');
  expect(await link.getAttribute('href')).toBe('/login');
  await openPage(page, '/products?category=serums');
  await press(link);
  await page.waitForURL(/\/login\?redirect=/);
  // Once more there, it still leads to the list.
  await press(link);
  await signInAs(page, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await expect.poll(() => page.url()).toBe(`${shopUrl()}/products?category=serums`);
});
