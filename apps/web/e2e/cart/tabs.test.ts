import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { addToCart, heading, openPage, signInAs } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity of C15 Bright Serum' });
const count = (page: Page, pieces: number) =>
  page.getByRole('banner').getByRole('link', { name: pieces === 0 ? /^Cart$/ : new RegExp(`^Cart, ${pieces} item`) });

/** Presses by script and without waiting for frames, so that a busy machine does not make single presses of a burst. */
async function pressQuickly(page: Page, name: string, times: number): Promise<void> {
  await page.getByRole('button', { name }).evaluate(async (button: HTMLElement, presses) => {
    for (let at = 0; at < presses; at += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);
}

it('sends fifty presses on a line as two calls, one at a time', async () => {
  const page = await newVisitor(desktop);
  await addToCart(page, '1401');
  await page.goto('/cart');
  await quantity(page).waitFor();
  let underWay = 0;
  let most = 0;
  const bodies: unknown[] = [];
  await page.route('**/api/v1/regen/cart/guest', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    underWay += 1;
    most = Math.max(most, underWay);
    bodies.push(route.request().postDataJSON());
    const response = await route.fetch();
    underWay -= 1;
    await route.fulfill({ response });
  });
  // Up by one and down by one, so that the limit of the line is never reached, and one step further at the end.
  await page.getByRole('main').evaluate(async (main) => {
    const button = (label: string) => main.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
    for (let at = 0; at < 49; at += 1) {
      button(`One ${at % 2 === 0 ? 'more' : 'less'}: Quantity of C15 Bright Serum`)?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    button('One more: Quantity of C15 Bright Serum')?.click();
  });
  expect(await quantity(page).inputValue()).toBe('3');
  await expect.poll(() => bodies.length).toBe(2);
  await expect.poll(() => page.getByRole('main').locator('dl[aria-busy]').count()).toBe(0);
  expect(bodies).toEqual([{ set: [{ sku: '1401', quantity: 2 }] }, { set: [{ sku: '1401', quantity: 3 }] }]);
  expect(most).toBe(1);
  await page.unroute('**/api/v1/regen/cart/guest');

  // Leaving in the middle of a burst loses nothing.
  await pressQuickly(page, 'One more: Quantity of C15 Bright Serum', 3);
  await page.reload();
  await expect.poll(() => quantity(page).inputValue()).toBe('6');
});

it('shows in every tab within a second what was done in one, without asking again and again', async () => {
  const page = await newVisitor(desktop);
  await addToCart(page, '1401');
  await page.goto('/cart');
  await quantity(page).waitFor();
  const other = await page.context().newPage();
  await openPage(other, '/products');
  await count(other, 1).waitFor();

  const reads: string[] = [];
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (request.method() === 'GET' && /\/cart\/guest/.test(request.url())) reads.push(request.url());
    });
  }
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'One more: Quantity of C15 Bright Serum' }).click();
  await saved;
  await expect.poll(() => count(other, 2).count()).toBe(1);

  await addToCart(other, '1403');
  await expect.poll(() => page.getByRole('spinbutton', { name: 'Quantity of Niacinamide 10' }).count()).toBe(1);
  await expect.poll(() => count(page, 3).count()).toBe(1);
  // The notified tab read once for each change; opening a product in the other read once more.
  expect(reads.length).toBeLessThanOrEqual(4);
});

it('follows sign-in and sign-out in every tab', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/products');
  const other = await page.context().newPage();
  await other.goto('/login');
  await heading(other, 'Sign in').waitFor();
  const started = page.waitForResponse((response) => /\/cart\/usr_/.test(response.url()));
  // A cart that no other test changes meanwhile.
  await signInAs(other, await newClient());
  await started;

  await addToCart(other, '1401');
  await other.keyboard.press('Escape');
  const cart = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: /^Cart, / });
  const label = await cart(other).getAttribute('aria-label');
  await expect.poll(() => cart(page).getAttribute('aria-label')).toBe(label);

  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await count(other, 0).waitFor();
  await expect.poll(() => count(page, 0).count()).toBe(1);
});
