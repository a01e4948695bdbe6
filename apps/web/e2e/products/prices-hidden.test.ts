// While a client looks on, a professional hides what they pay: on every page and in every tab of this device.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import {
  accountOf,
  addToCart,
  cards,
  drawer,
  fillCard,
  heading,
  openPage,
  people,
  placeButton,
} from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';

/** No other journey shops with her account: its cart is on the server. */
const HELEN = 'helen@brandtspa.example';
const markOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Your prices are hidden/ });
const noticeIn = (page: Page) => page.getByRole('main').getByText('Your prices and totals are hidden.');
const showIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Show prices', exact: true });
const textOf = (page: Page) => page.locator('main').innerText();
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

async function hidePrices(page: Page, name: string): Promise<void> {
  await accountOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Hide my prices' }).click();
  await markOf(page).waitFor();
}

/** Helen, on the page of a product that is in her cart. */
async function shopWithHiddenPrices(): Promise<Page> {
  const page = await newVisitor(desktop);
  await startSignedIn(page, HELEN);
  await addToCart(page, '1401');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await hidePrices(page, 'Helen');
  return page;
}

it('hides what a professional pays beside products, in suggestions and in other tabs', async () => {
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

  await hidePrices(page, 'Marcus');
  await page.getByText('Your prices are hidden on this device.').waitFor({ state: 'attached' });
  await page.getByText('Retail price', { exact: true }).first().waitFor();
  expect(await own.count()).toBe(0);
  expect(await textOf(page)).not.toContain(amount);
  await page.getByLabel('Search products').focus();
  await page.getByRole('combobox', { name: 'Search products' }).fill('1401');
  const suggested = page.getByRole('listbox').getByText(/^\$/);
  await suggested.first().waitFor();
  expect(await suggested.allInnerTexts()).toEqual(['$92.00']);
  await page.keyboard.press('Escape');
  // Back bar is not sold to clients.
  await other.getByText('Price hidden').first().waitFor();
  expect(await prices.count()).toBe(0);

  await markOf(page).click();
  await page.getByText('Your prices are visible again.').waitFor({ state: 'attached' });
  await own.waitFor();
  await prices.first().waitFor();
});

it('shows retail prices in her cart, and nothing that tells an amount', async () => {
  const page = await shopWithHiddenPrices();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await drawer(page).getByText('Your prices and totals are hidden.').waitFor();
  // Of one line: nothing but its retail price.
  expect((await drawer(page).innerText()).match(/\$[\d.,]+/g)).toEqual(['$92.00']);
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });

  // A refused coupon would name what is missing.
  await openPage(page, '/cart');
  await noticeIn(page).waitFor();
  const coupon = page.getByLabel('Coupon code');
  expect(await coupon.count()).toBe(0);
  await showIn(page).click();
  expect(await focusedTag(page)).toBe('H1');
  await coupon.fill('PROSTOCK5');
  await page.getByRole('form', { name: 'Coupon' }).getByRole('button', { name: 'Apply' }).click();
  const refusal = page.getByRole('main').getByText(/^Add \$[\d.]+ more to use PROSTOCK5\.$/);
  await refusal.waitFor();
  await hidePrices(page, 'Helen');
  await noticeIn(page).waitFor();
  expect(await refusal.count()).toBe(0);
});

it('leaves her amounts out of orders, receipts, rewards and the overview', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, people.professional);
  await page.goto('/b2b/my-account/my-orders');
  await heading(page, 'Your orders').waitFor();
  await hidePrices(page, 'Marcus');
  await page.getByRole('main').getByText('Hidden', { exact: true }).first().waitFor();
  expect(await textOf(page)).not.toContain('$');
  const delivered = page.getByRole('article').filter({ hasText: 'Delivered' }).first();
  await delivered.getByRole('link', { name: /^Order R-/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Total' }).waitFor();
  await noticeIn(page).waitFor();
  expect(await textOf(page)).not.toContain('$');

  await page.getByRole('main').getByRole('link', { name: 'Receipt' }).click();
  await heading(page, 'Receipt').waitFor();
  await noticeIn(page).waitFor();
  const file = page.getByRole('link', { name: 'Download PDF' });
  expect(await file.count()).toBe(0);
  expect(await textOf(page)).not.toContain('$');
  await showIn(page).click();
  await file.waitFor();
  await page.locator('[data-testid="order-total"]:visible').first().waitFor();
  expect(await focusedTag(page)).toBe('H1');
  await markOf(page).waitFor({ state: 'detached' });

  // Points are amounts in another unit: only the balance stays.
  await page.goto('/b2b/my-account/regen-rewards');
  const table = page.getByRole('table', { name: /^Points in 20/ });
  await table.getByRole('columnheader', { name: 'Balance' }).waitFor();
  const progress = page.getByRole('switch', { name: 'Show my progress' });
  await progress.waitFor();
  await hidePrices(page, 'Marcus');
  await noticeIn(page).waitFor();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Date', 'Activity']);
  expect(await progress.count()).toBe(0);
  expect(await page.getByRole('main').getByRole('term').allInnerTexts()).toEqual(['Balance']);
  expect(await textOf(page)).not.toContain('$');

  await page.goto('/b2b');
  await noticeIn(page).waitFor();
  await page
    .getByRole('main')
    .getByText(/ · Hidden · /)
    .waitFor();
  const rewards = page.getByRole('region', { name: 'REGEN rewards' });
  await rewards.getByText(/^[\d,]+ points$/).waitFor();
  expect(await rewards.innerText()).not.toMatch(/earned|Worth/);
  // Offers name the amounts that everybody sees, which have no cents.
  expect(await textOf(page)).not.toMatch(/\$[\d,]+\.\d\d/);
});

it('asks before the checkout shows her prices, each time they are hidden, also over a payment that waits for the bank', async () => {
  const page = await shopWithHiddenPrices();
  const other = await page.context().newPage();
  await other.goto('/about');
  await markOf(other).waitFor();

  const gate = page.getByText('Your prices are hidden', { exact: true });
  const agree = page.getByRole('button', { name: 'Show prices at checkout' });
  const total = page.locator('[data-testid="order-total"]:visible').first();
  await openPage(page, '/checkout');
  await gate.waitFor();
  expect(await textOf(page)).not.toContain('$');
  await agree.click();
  await total.waitFor();
  expect(await focusedTag(page)).toBe('H1');
  // Elsewhere nothing changes; here they can be hidden again.
  await markOf(other).waitFor();
  await page.getByRole('button', { name: 'Hide prices', exact: true }).click();
  await gate.waitFor();
  expect(await textOf(page)).not.toContain('$');
  expect(await focusedTag(page)).toBe('H1');
  await agree.click();

  await fillCard(page, cards.bank);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await placeButton(page).click();
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await bank.waitFor();

  await markOf(other).click();
  await markOf(other).waitFor({ state: 'detached' });
  await hidePrices(other, 'Helen');
  await gate.waitFor();
  await bank.waitFor({ state: 'detached' });
  expect(await page.locator('body').innerText()).not.toContain('$');
  await agree.click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await heading(page, 'Thank you, Helen').waitFor();
  await noticeIn(page).waitFor();
  expect(await textOf(page)).not.toContain('$');
});

it('marks every page in room that was free, and ends where the mark is pressed', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, people.professional);
  await page.goto('/b2b');
  const paid = page.getByRole('main').getByText(/ · \$[\d,.]+ · /);
  await paid.waitFor();
  await hidePrices(page, 'Marcus');
  await paid.waitFor({ state: 'detached' });
  // On a phone nothing beside it moves, and it is pressed by the keyboard.
  const places = () =>
    page
      .locator('header :is(a, button, input):visible:not([title^="Your prices"])')
      .evaluateAll((all) => all.slice(0, 5).map((each) => JSON.stringify(each.getBoundingClientRect())));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await markOf(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const before = await places();
  await markOf(page).focus();
  await page.keyboard.press('Enter');
  await markOf(page).waitFor({ state: 'detached' });
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Regen, home');
  await paid.waitFor();
});
