// What there is to read and watch, from search, the home page, the menu and the footer, by channel.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, openPage, people, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone, press } from '../support/visitor.ts';

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Result types' });
const tab = (page: Page, name: RegExp) => tabs(page).getByRole('link', { name });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

describe('search', () => {
  it('has content below products and by kind, in the URL', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/search?q=sunscreen');
    await main(page).getByRole('list', { name: 'Articles, webinars and more' }).getByRole('link').first().waitFor();
    expect(await tabs(page).locator('[aria-current=page]').allInnerTexts()).toEqual([
      expect.stringMatching(/^Products \d+$/),
    ]);
    await expectAccessible(page);
    await expectRoomAt320(page);
    await press(tab(page, /^Articles \d+$/));
    await page.waitForURL('**/search?q=sunscreen&in=articles');
    const articles = main(page).getByRole('list', { name: 'Articles', exact: true });
    await press(articles.getByRole('link', { name: 'Two fingers of sunscreen' }));
    await heading(page, 'Two fingers of sunscreen').waitFor();
    await page.goBack();
    await articles.waitFor();
    expect(await tabs(page).locator('[aria-current=page]').allInnerTexts()).toEqual([
      expect.stringMatching(/^Articles/),
    ]);
  });

  it('opens the question that was found; a new search, typed or from an example, moves the focus to its results', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/search?q=white+cast&in=faqs');
    await press(main(page).getByRole('link', { name: 'Which sunscreen leaves no white cast?' }));
    await page.getByText('dries clear on every skin tone').waitFor();
    expect(new URL(page.url()).hash).toBe('#which-sunscreen-leaves-no-white-cast');

    // Another search from the same page, scrolled down, then the same search once more.
    await openPage(page, '/search?q=serum');
    await page.evaluate(() => scrollTo(0, 500));
    await page.getByRole('banner').getByLabel('Search products').click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const each of ['once', 'again']) {
      await box(page).fill('zinc');
      await box(page).press('Enter');
      await expect.poll(focused, { message: each }).toBe('Results for “zinc”');
      await box(page).focus();
    }
    await box(page).fill('qqqqqq');
    await box(page).press('Enter');
    await expect.poll(focused).toBe('Nothing found for “qqqqqq”');
    await press(main(page).getByRole('link', { name: 'redness', exact: true }));
    await expect.poll(focused).toBe('Results for “redness”');
  });

  it('suggests a few things to read, with what they are, by keys', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/');
    await page.getByRole('searchbox', { name: 'Search products' }).click();
    await box(page).fill('two fingers');
    const learn = page.getByRole('group', { name: 'Learn' });
    await learn.getByRole('option', { name: 'Two fingers of sunscreen Article' }).waitFor();
    expect(await learn.getByRole('option').count()).toBeLessThanOrEqual(3);
    await expectAccessible(page);
    await box(page).press('ArrowUp');
    await box(page).press('Enter');
    await page.waitForURL(/\/(blogs|webinars|faqs|resources)/);
  });

  it('finds protocols for professionals only', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/search?q=peel');
    await tabs(page).waitFor();
    expect(await tab(page, /^Protocols/).count()).toBe(0);
    await openPage(page, `/login?redirect=${encodeURIComponent('/search?q=peel')}`);
    await signInAs(page, people.professional);
    await press(tab(page, /^Protocols \d+$/));
    await main(page).getByRole('list', { name: 'Protocols' }).getByRole('link').first().click();
    await page.waitForURL('**/protocols/*');
  });
});

describe('ways to content', () => {
  it('are in the bar, the footer and the menu, those of a channel for its people', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/');
    await main(page).getByRole('heading', { name: 'Start with four products' }).waitFor();
    expect(await main(page).getByRole('list', { name: 'Latest posts' }).getByRole('article').count()).toBe(3);
    const foot = page.getByRole('contentinfo').getByRole('navigation', { name: 'Learn' }).getByRole('link');
    expect(await foot.allInnerTexts()).not.toContain('Protocols');
    await press(page.getByRole('banner').getByRole('link', { name: 'Education' }));
    await page.waitForURL('**/education');
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page.getByRole('button', { name: 'Menu' }));
    await press(
      page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('navigation', { name: 'Learn' })
        .getByRole('link', { name: 'Webinars' }),
    );
    await page.waitForURL('**/webinars');
  });

  it('show a professional their announcement and sections, from the first paint of the next page on', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/');
    await bar(page).getByText('Free Ground shipping in the United States').waitFor();
    await openPage(page, `/login?redirect=${encodeURIComponent('/')}`);
    await signInAs(page, people.professional);
    await bar(page)
      .getByRole('link', { name: /Six or more back-bar sizes/ })
      .waitFor();
    await main(page).getByRole('heading', { name: 'Your back bar, between clients' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Protocols' }).waitFor();
    // Before any script of the store has run, the words are those that the browser has kept.
    await page.addInitScript((id) => {
      document.addEventListener(
        'readystatechange',
        () => Object.assign(globalThis, { firstWords: document.getElementById(id)?.innerText }),
        { once: true },
      );
    }, 'announcement');
    await openPage(page, '/locations');
    const firstWords = await page.evaluate(() => (globalThis as unknown as { firstWords?: string }).firstWords);
    expect(firstWords).toContain('Six or more back-bar sizes');
    await bar(page).getByRole('button', { name: 'Dismiss the announcement' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    await openPage(page, '/products');
    expect(await bar(page).isVisible()).toBe(false);
  });

  it('keep each announcement dismissed beside others, and hide one when it ends', async () => {
    const page = await newVisitor(desktop);
    const dismiss = bar(page).getByRole('button', { name: 'Dismiss the announcement' });
    await openPage(page, `/login?redirect=${encodeURIComponent('/')}`);
    await dismiss.click();
    await signInAs(page, people.professional);
    await page.waitForFunction(() => localStorage.getItem('regen.person.announcement.2') !== null);
    await openPage(page, '/locations');
    await bar(page)
      .getByRole('link', { name: /Six or more back-bar sizes/ })
      .waitFor();
    const shown = await bar(page).evaluate((node: HTMLElement) => {
      const detail = { text: 'Ends soon', path: '', mark: 'soon', endsAt: new Date(Date.now() + 500).toISOString() };
      node.dispatchEvent(new CustomEvent('regen:announcement', { detail }));
      return [node.hidden, node.innerText];
    });
    expect(shown).toEqual([false, expect.stringContaining('Ends soon')]);
    await bar(page).waitFor({ state: 'hidden' });
    await openPage(page, '/locations');
    await dismiss.click();
    await page.evaluate(() => localStorage.clear());
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await bar(page).isVisible()).toBe(false);
  });

  it('do not show a stored announcement that has ended', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, `/login?redirect=${encodeURIComponent('/')}`);
    await signInAs(page, people.professional);
    const own = bar(page).getByRole('link', { name: /Six or more back-bar sizes/ });
    await own.waitFor();
    await openPage(page, '/locations');
    await own.waitFor();
    // As the next page finds it: this one may keep the current one at any time.
    await page.addInitScript((key) => {
      const { owner, value } = JSON.parse(localStorage.getItem(key) ?? '{}') as { owner?: string; value?: object };
      localStorage.setItem(key, JSON.stringify({ owner, value: { ...value, endsAt: '2026-01-01T00:00:00.000Z' } }));
    }, 'regen.person.announcement.2');
    await openPage(page, '/locations');
    expect(await bar(page).isVisible()).toBe(false);
  });
});
