// While a client looks on, a professional hides what they pay: on every page and in every tab of this device.
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { accountOf, people } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';

it('hides what a professional pays, says so on every page, and shows it again', async () => {
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
  const mark = page.getByRole('banner').getByRole('button', { name: /^Your prices are hidden/ });
  await mark.waitFor();
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

  // The checkout asks before it shows what she agrees to; everywhere else nothing changes.
  await page.goto('/checkout');
  await page.getByText('This page shows your prices.').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('$');
  await page.getByRole('button', { name: 'Show prices', exact: true }).click();
  await page.locator('[data-testid="order-total"]:visible').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await mark.waitFor();

  await page.goto('/b2b/my-account/my-orders');
  await page.getByRole('main').getByText('Hidden', { exact: true }).first().waitFor();
  expect(await page.locator('main').innerText()).not.toContain('$');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order R-/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: 'Total' }).waitFor();
  await page.getByRole('main').getByText('Your prices and totals are hidden.').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('$');
  await page.getByRole('main').getByRole('button', { name: 'Show prices' }).click();
  await page.locator('[data-testid="order-total"]:visible').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await mark.waitFor({ state: 'detached' });
  await accountOf(page, 'Marcus').click();
  await page.getByRole('menuitem', { name: 'Hide my prices' }).click();

  await page.goto('/b2b');
  await page.getByRole('main').getByText('Your prices and totals are hidden.').waitFor();
  await page
    .getByRole('main')
    .getByText(/ · Hidden · /)
    .waitFor();
  // Offers name the amounts that everybody sees, which have no cents.
  expect(await page.locator('main').innerText()).not.toMatch(/\$[\d,]+\.\d\d/);
  // On a phone the mark takes room that was free: nothing beside it moves, and it is pressed by the keyboard.
  const places = () =>
    page
      .locator('header :is(a, button, input):visible:not([title^="Your prices"])')
      .evaluateAll((all) => all.slice(0, 5).map((each) => JSON.stringify(each.getBoundingClientRect())));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await mark.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const before = await places();
  await mark.focus();
  await page.keyboard.press('Enter');
  await mark.waitFor({ state: 'detached' });
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Regen, home');
  await page
    .getByRole('main')
    .getByText(/ · \$[\d,.]+ · /)
    .waitFor();

  await page.goto('/products/1401');
  await own.waitFor();
  await prices.first().waitFor();
});
