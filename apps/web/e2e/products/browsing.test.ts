// Finding a product: filters, pages and sorting in the address, search with suggestions, the quick view.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/shopping.ts';
import { desktop, expectAccessible, newVisitor, phone } from '../support/visitor.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
/** The list shows what the address asks for. */
async function expectSettled(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('list', { name: 'Products' }).getAttribute('aria-busy')).toBe('false');
}
/** In each row of cards, the prices stand at one height, and the buttons at the foot. */
async function expectLinedUp(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Products' });
  const heights = await list.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const price = [...card.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('$'));
      const last = [...card.querySelectorAll('button, a')].at(-1);
      if (!price || !last) throw new Error(`A card without a price or a button: ${card.textContent}`);
      return {
        row: Math.round(card.getBoundingClientRect().top),
        price: Math.round(price.getBoundingClientRect().top),
        foot: Math.round(last.getBoundingClientRect().bottom),
      };
    }),
  );
  const rows = Map.groupBy(heights, ({ row }) => row);
  expect(heights.length).toBeGreaterThan(rows.size);
  for (const cards of rows.values()) expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(1);
}
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe('on a phone', () => {
  it('narrows the list, keeps it in the address, and goes back', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/products');
    const all = await names(page);
    await expectLinedUp(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /Serums/ }).check();
    await page.waitForURL(/category=serums$/);
    await filters.getByRole('checkbox', { name: /Redness/ }).check();
    await page.waitForURL(/category=serums&concern=redness$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Show \d+ product/ }).click();
    await expectSettled(page);
    const narrowed = await names(page);
    expect(narrowed).not.toEqual(all);
    expect(narrowed).toContain('Cica Reserve Serum');

    // The same address is the same list, written by the server.
    await page.reload();
    expect(await names(page)).toEqual(narrowed);
    await page.getByRole('link', { name: 'Remove filter Redness' }).click();
    await page.waitForURL(/category=serums$/);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(narrowed);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.waitForURL(/\/products$/);
    await expect.poll(() => names(page)).toEqual(all);
  });

  it('sorts, turns the page, and finds the place again after a look at a product', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/products');
    await page.getByLabel('Sort').selectOption('price_asc');
    await page.waitForURL(/sort=price_asc$/);
    await expectSettled(page);
    const first = await names(page);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/sort=price_asc&page=2$/);
    await expect.poll(() => names(page)).not.toEqual(first);
    await page.locator('h1:focus').waitFor();
    const second = page.getByRole('article').nth(6).getByRole('heading').getByRole('link');
    await second.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    const name = await second.textContent();
    await second.click();
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.goBack();
    await page.waitForURL(/page=2$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at - 60);
    // The focus is on the card that was left, and the card in the window.
    const card = page.getByRole('article').nth(6);
    await card.getByRole('heading').getByRole('link').and(page.locator(':focus')).waitFor();
    const isInView = () =>
      card.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    expect(await isInView()).toBe(true);
    // Over more than one page, by keyboard.
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await page.getByRole('list', { name: 'Pairs well with' }).getByRole('heading').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await page.goBack();
    await page.waitForURL(/page=2$/);
    await card.getByRole('heading').getByRole('link').and(page.locator(':focus')).waitFor();
    expect(await isInView()).toBe(true);
  });

  it('opens a concern as a page of its own', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/');
    await page
      .getByRole('region', { name: 'Start with what your skin needs' })
      .getByRole('link', { name: /^Redness/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Redness' }).waitFor();
    await expect.poll(() => page.title()).toBe('Redness · Regen');
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toMatch(
      /Home\s+All products\s+Redness/,
    );
    // The same by its filter, on a list that is there already.
    await page.getByRole('link', { name: 'Remove filter Redness' }).click();
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Redness' }).waitFor();
    await expect.poll(() => page.title()).toBe('Redness · Regen');
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL((await canonical()) ?? '').search).toBe('?concern=redness');
    // Within a category it is a selection, which says so, and which robots do not list.
    await page.goto('/products?concern=redness&category=serums');
    await page.getByRole('heading', { level: 1, name: 'Serums for redness' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  it('suggests while somebody types, by keyboard alone', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/');
    await page.getByLabel('Search products').focus();
    const box = page.getByRole('combobox', { name: 'Search products' });
    await box.fill('niacinamide');
    await page.getByRole('option', { name: /Niacinamide 10 Refining Serum/ }).waitFor();
    await expectAccessible(page);
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL(/\/products\/\w+$/);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Niacinamide');
    // From the empty search to results, and on to other words, without a page in between.
    await page.goto('/search');
    await page.getByRole('heading', { level: 1, name: 'What are you looking for?' }).waitFor();
    await page.getByLabel('Search products').focus();
    await box.fill('hyaluronc serm');
    await box.press('Enter');
    await page.getByRole('link', { name: 'hyaluronic serum' }).click();
    await page.getByRole('heading', { level: 1, name: 'Results for “hyaluronic serum”' }).waitFor();
  });

  it('shows a product over the list, under its own address', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/products?category=serums');
    await expectLinedUp(page);
    const opener = page.getByRole('link', { name: 'Quick view of C15 Bright Serum' });
    await opener.click();
    const view = page.getByRole('dialog', { name: 'C15 Bright Serum' });
    await view.getByRole('button', { name: 'Add to cart' }).waitFor();
    expect(path(page)).toBe('/products/1401');
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    expect(path(page)).toBe('/products?category=serums');
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.goForward();
    await view.waitFor();
    // After a reload the address is what it says: the page of the product.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'C15 Bright Serum' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('says when nothing matches, and leads on', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/products?category=sun-care&concern=acne');
    await page.getByRole('heading', { name: 'No product matches all of these' }).waitFor();
    // A value that does not exist leaves the URL, and what is not ours stays.
    await openPage(page, '/products?category=sun-care,no-such-category&concern=no-such-concern&utm_source=test');
    await page.waitForURL(/\/products\?category=sun-care&utm_source=test$/);
    await page.getByRole('heading', { level: 1, name: 'Sun Care' }).waitFor();
    await openPage(page, '/products?category=sun-care&concern=acne');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await page.waitForURL(/\/products$/);
    await page.goto('/products?page=900');
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await page.waitForURL(/page=\d$/);
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0);
  });
});

it('leads from a page past the end to the last one, where the reading goes on', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/search?q=serum&page=99');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.waitFor();
  expect(await pager.locator('[aria-current]').count()).toBe(0);
  expect(await page.title()).toBe('“serum”, page 99 · Regen');
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await page.waitForURL(/page=\d$/);
  await page.locator('h1:focus').waitFor();
  expect(await pager.locator('[aria-current]').count()).toBe(1);
  await expect.poll(() => page.title()).toMatch(/^“serum”, page \d · Regen$/);

  // A filter leaves the list that is looked at, and the focus where it is, also while nothing but its name is known.
  const held = Promise.withResolvers<void>();
  await page.route('**/products/concerns/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openPage(page, '/products?page=2');
  const box = page.getByRole('main').getByRole('checkbox', { name: /Redness/ });
  await box.check();
  await page.waitForURL(/concern=redness$/);
  await page.getByRole('heading', { level: 1, name: 'Redness' }).waitFor();
  expect(await page.title()).toBe('Redness · Regen');
  held.resolve();
  await expectSettled(page);
  expect(await box.and(page.locator(':focus')).count()).toBe(1);
});

it('has its filters beside the list on a desktop, and opens and leaves a quick view by mouse', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/products?category=serums');
  const all = await names(page);
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /Redness/ })
    .check();
  await page.waitForURL(/category=serums&concern=redness$/);
  await expectSettled(page);
  const narrowed = await names(page);
  expect(narrowed).not.toEqual(all);
  expect(narrowed).toContain('Cica Reserve Serum');
  await page.getByRole('link', { name: 'Quick view of Cica Reserve Serum' }).click();
  const view = page.getByRole('dialog', { name: 'Cica Reserve Serum' });
  await view.getByRole('button', { name: 'Add to cart' }).waitFor();
  await view.getByRole('button', { name: 'Close' }).click();
  await view.waitFor({ state: 'detached' });
  expect(path(page)).toBe('/products?category=serums&concern=redness');
});
