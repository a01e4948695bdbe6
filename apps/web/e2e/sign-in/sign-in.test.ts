import { expect, it } from 'vitest';
import { accountOf, heading, openPage, people, signInAs } from '../support/shopping.ts';
import { newVisitor, phone, press, shopUrl } from '../support/visitor.ts';

it('redirects to no other site after sign-in', async () => {
  const page = await newVisitor(phone);
  await page.goto('/login?redirect=//evil.example/steal');
  await signInAs(page, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await expect.poll(() => page.url()).toBe(`${shopUrl()}/retail`);
});

it('goes from the form to the overview in one step', async () => {
  const page = await newVisitor(phone);
  await page.goto('/login');
  await heading(page, 'Sign in').waitFor();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await signInAs(page, people.retail);
  await heading(page, 'Welcome, Ana').waitFor();
  expect(visited).toEqual(['/retail']);
});

it('returns to the page whose header was pressed; the home page is no place to return to', async () => {
  const page = await newVisitor(phone);
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await openPage(page, '/');
  expect(await link.getAttribute('href')).toBe('/login');
  await openPage(page, '/products?category=serums');
  await press(link);
  await heading(page, 'Sign in').waitFor();
  // Pressed again there, it still leads back to the list.
  await press(link);
  expect(await page.getByText('Sign in to continue.').count()).toBe(0);
  await signInAs(page, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await expect.poll(() => page.url()).toBe(`${shopUrl()}/products?category=serums`);
});

it('explains why a private page asks for sign-in, also after a reload', async () => {
  const page = await newVisitor(phone);
  await page.goto('/retail/my-account/my-orders');
  await heading(page, 'Sign in').waitFor();
  const reason = page.getByText('Sign in to continue.');
  await reason.waitFor();
  await page.reload();
  await expect.poll(() => reason.isVisible()).toBe(true);
});
