// While a client looks on, a professional hides what they pay: on every page and in every tab of this device.
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { accountOf, people } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';

it('hides what a professional pays, and shows it again', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, people.professional);
  await page.goto('/products/1401');
  const own = page
    .locator('main')
    .getByText(/Retail \$92\.00 · margin \d+%/)
    .first();
  await own.waitFor();
  const amount = await page.locator('main').getByText(/^\$\d/).first().innerText();
  const other = await page.context().newPage();
  await other.goto('/products?category=back-bar');
  const prices = other.locator('main').getByText(/professional price/);
  await prices.first().waitFor();

  await accountOf(page, 'Marcus').click();
  await page.getByRole('menuitem', { name: 'Hide my prices' }).click();
  await page.getByText('Retail price', { exact: true }).first().waitFor();
  expect(await own.count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toContain(amount);
  await page.getByLabel('Search products').focus();
  await page.getByRole('combobox', { name: 'Search products' }).fill('1401');
  const suggested = page.getByRole('listbox').getByText(/^\$/);
  await suggested.first().waitFor();
  expect(await suggested.allInnerTexts()).toEqual(['$92.00']);
  await page.keyboard.press('Escape');
  // Back bar is not sold to clients.
  await other.getByText('Price hidden').first().waitFor();
  expect(await prices.count()).toBe(0);

  // In the cart she sees retail prices, and no amount.
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Your prices and totals are hidden.').waitFor();
  // Of one line: nothing but its retail price.
  expect((await drawer.innerText()).match(/\$[\d.,]+/g)).toEqual(['$92.00']);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  await accountOf(page, 'Marcus').click();
  await page.getByRole('menuitem', { name: 'Show my prices' }).click();
  await own.waitFor();
  await prices.first().waitFor();
});
