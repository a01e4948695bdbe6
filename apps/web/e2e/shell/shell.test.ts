// The frame around every page: the announcement, search with recent searches, the menu, the guards of the areas.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chunkOf } from '../support/chunks.ts';
import { accountOf, heading, openOwn, openPage, people, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone, shopUrl } from '../support/visitor.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

describe('the shell', () => {
  it('carries an announcement that is put away for good, and moves nothing', async () => {
    const html = await (await fetch(shopUrl())).text();
    expect(html.indexOf('Free Ground shipping in the United States')).toBeLessThan(html.indexOf('<header'));
    const page = await newVisitor(phone);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.duration))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await openPage(page, '/');
    await expectAccessible(page);
    await expectRoomAt320(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
    await bar(page).getByRole('button', { name: 'Dismiss the announcement' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await openPage(page, '/products');
    expect(await bar(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  it('has an announcement as tall in two lines as in one, so that a font that arrives late moves nothing', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/');
    const heights: number[] = [];
    const lines: number[] = [];
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 844 });
      // The window is resized first, the page a frame later.
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      heights.push(await bar(page).evaluate((node) => node.getBoundingClientRect().height));
      lines.push(
        await bar(page)
          .getByRole('link')
          .evaluate((node) => node.getClientRects().length),
      );
    }
    expect(lines).toEqual([1, 2]);
    expect(heights[1]).toBe(heights[0]);
  });

  it('remembers what was searched for, until it is cleared', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/');
    await page.getByRole('searchbox', { name: 'Search products' }).click();
    await box(page).fill('serums');
    await page.getByRole('option', { name: /^Serums \d+ products$/ }).waitFor();
    expect(await page.getByRole('option').locator('strong').first().innerText()).toMatch(/^serums$/i);
    await box(page).press('Enter');
    await heading(page, 'Results for “serums”').waitFor();
    await box(page).fill('');
    const recent = page.getByRole('group', { name: 'Recent searches' });
    await recent.getByRole('option', { name: 'serums' }).waitFor();
    await expectAccessible(page);
    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    expect(await recent.getByRole('option', { name: 'Clear recent searches' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await box(page).press('Enter');
    await recent.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('regen.person.searches.1'))).toBeNull();
  });
});

describe('the account in the header', () => {
  it("opens what is the person's own, by pointer and by keys, and signs out", async () => {
    const page = await newVisitor(desktop);
    await openPage(page, `/login?redirect=${encodeURIComponent('/products')}`);
    await signInAs(page, people.professional);
    await heading(page, 'Products').waitFor();
    const account = accountOf(page, 'Marcus');
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await account.click();
    await item('Overview').waitFor();
    // A count of unread messages may stand below.
    const names = await page.getByRole('menuitem').allInnerTexts();
    expect(names.map((text) => text.split('\n')[0])).toEqual([
      'Overview',
      'Orders',
      'Favorites',
      'Profile',
      'Quick order',
      'REGEN rewards',
      'Treatment protocols',
      'Refer your clients',
      'Messages',
      'Hide my prices',
      'Sign out',
    ]);
    await expectAccessible(page);
    await expectRoomAt320(page);
    await page.keyboard.press('Escape');
    await account.and(page.locator(':focus')).waitFor();
    expect(await account.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await item('Overview').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('q');
    await item('Quick order').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Quick order').and(page.locator(':focus')).waitFor();
    await openOwn(page, 'Marcus', 'Sign out');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  });

  it('opens the page when its menu cannot be loaded', async () => {
    const page = await newVisitor(phone, { allowed: [/ERR_FAILED/] });
    await page.route(chunkOf('AccountMenu.tsx'), (route) => route.abort());
    await openPage(page, '/login?redirect=/');
    await signInAs(page, people.retail);
    await accountOf(page, 'Ana').click();
    await heading(page, 'Welcome, Ana').waitFor();
    expect(pathOf(page)).toBe('/retail');
  });
});

describe('the areas', () => {
  it('redirect to sign-in and back, explain themselves to others, and have their own not-found pages', async () => {
    const page = await newVisitor(phone, { allowed: [/status of 404/] });
    await page.goto('/b2b');
    await heading(page, 'Sign in').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/b2b');
    await signInAs(page, people.retail);
    await heading(page, 'This page is for Pro accounts').waitFor();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await heading(page, 'Sign in').waitFor();
    await signInAs(page, people.professional);
    await heading(page, 'Welcome, Marcus').waitFor();
    expect(pathOf(page)).toBe('/b2b');
    await page
      .getByRole('region', { name: 'Latest order' })
      .getByRole('link', { name: /^Order R-/ })
      .waitFor();
    await page
      .getByRole('region', { name: 'REGEN rewards' })
      .getByText(/^[\d,]+ points$/)
      .waitFor();
    await page.getByRole('region', { name: 'Favorites' }).getByRole('link').first().waitFor();

    const miss = await page.goto('/b2b/my-account/nothing');
    expect(miss?.status()).toBe(404);
    await heading(page, 'We couldn’t find this page').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
    await heading(page, 'Welcome, Marcus').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Quick order' }).click();
    await heading(page, 'Quick order').waitFor();
    await page.goto('/admin');
    await heading(page, 'This page is for Regen staff').waitFor();

    await page.goto('/retail/my-account/my-orders');
    await heading(page, 'This page is for Retail accounts').waitFor();
    // Also where no heading can take the focus, the way here was said.
    await expect.poll(() => page.locator('[data-regen-live="polite"]').textContent()).toBe(await page.title());
    // A route that says its own title later does not have the last word.
    await page.evaluate(() => (document.title = 'Your orders · Regen'));
    await expect.poll(() => page.title()).toBe('This page is for Retail accounts · Regen');
    await page.getByRole('link', { name: 'Go to your Pro account' }).click();
    await heading(page, 'Welcome, Marcus').waitFor();
    await expect.poll(() => page.title()).toBe('Your account · Regen');
  });
});
