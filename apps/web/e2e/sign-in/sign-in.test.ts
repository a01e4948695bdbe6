import { expect, it } from 'vitest';
import { accountOf, people, signInAs } from '../support/shopping.ts';
import { newVisitor, phone, shopUrl } from '../support/visitor.ts';

it('redirects to no other site after sign-in', async () => {
  const page = await newVisitor(phone);
  await page.goto('/login?redirect=//evil.example/steal');
  await signInAs(page, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await expect.poll(() => page.url()).toBe(`${shopUrl()}/`);
});
