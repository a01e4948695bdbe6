// The blog: from the footer to a post by topic and author, its products, and what only professionals read.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawer, heading, openPage, people, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone, press, shopUrl } from '../support/visitor.ts';

const GATED = '/blogs/what-a-facial-costs';

const main = (page: Page) => page.getByRole('main');
const posts = (page: Page) => main(page).getByRole('list', { name: 'Posts' }).getByRole('article');
const topics = (page: Page) => page.getByRole('navigation', { name: 'Topics' });
/** The one that is open. */
const openTopic = (page: Page) => topics(page).locator('[aria-current]').allInnerTexts();
const linesOf = async (page: Page) => (await posts(page).allInnerTexts()).map((text) => text.split('\n').at(-1) ?? '');

describe('the blog', () => {
  it('leads from the footer to posts, the newest first, and page by page', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/');
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
    await heading(page, 'Blog').waitFor();
    expect(await posts(page).count()).toBe(12);
    const days = (await linesOf(page)).map((line) => Date.parse(line.split(' · ')[1] ?? ''));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    await expectRoomAt320(page);
    const [first] = await posts(page).getByRole('heading').allInnerTexts();
    await press(page.getByRole('link', { name: 'Next page' }));
    await page.waitForURL('**/blogs?page=2');
    await expect.poll(() => posts(page).first().getByRole('heading').innerText()).not.toBe(first);
    await openPage(page, '/blogs?page=99');
    await press(page.getByRole('link', { name: 'Go to the last page' }));
    await posts(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get('page')).not.toBe('99');
  });

  it('is filtered by topic and author in the URL, which Back takes away again', async () => {
    const page = await newVisitor(desktop);
    await openPage(page, '/blogs');
    expect(await openTopic(page)).toEqual(['All topics']);
    await press(topics(page).getByRole('link', { name: 'Sun' }));
    await heading(page, 'Sun').waitFor();
    expect(await openTopic(page)).toEqual(['Sun']);
    await expect
      .poll(async () => new Set((await linesOf(page)).map((line) => line.split(' · ')[0])))
      .toEqual(new Set(['Sun']));
    await press(topics(page).getByRole('link', { name: 'All topics' }));
    await heading(page, 'Blog').waitFor();
    await page.getByLabel('Author').selectOption('Priya Nair');
    await page.waitForURL('**/blogs?author=priya-nair');
    await heading(page, 'Posts by Priya Nair').waitFor();
    expect(await openTopic(page)).toEqual(['All topics']);
    await page.goBack();
    await heading(page, 'Blog').waitFor();
    expect(await page.getByLabel('Author').inputValue()).toBe('');
    await openPage(page, '/blogs?author=nobody-by-this-name');
    await page.waitForURL(/\/blogs$/);
    await openPage(page, '/blogs?topic=business');
    await page.getByRole('heading', { name: 'No posts here yet' }).waitFor();
    await expectAccessible(page);
  });
});

describe('a post', () => {
  it('comes whole from the server, with what search engines read', async () => {
    const html = await (await fetch(`${shopUrl()}/blogs/acids-by-size`)).text();
    expect(html).toContain('Rules for the first month');
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toContain('rel="canonical" href="');
  });

  it('leads to its chapters, its products, its author and the next one', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/blogs?topic=ingredients');
    await press(posts(page).getByRole('link', { name: 'Acids, sorted by size' }));
    await heading(page, 'Acids, sorted by size').waitFor();
    await expectAccessible(page);
    await expectRoomAt320(page);
    await press(page.getByRole('navigation', { name: 'In this post' }).getByRole('link', { name: 'Size sets' }));
    await page.waitForURL('**/blogs/acids-by-size#section-size-sets-the-pace');
    const products = page.getByRole('list', { name: 'Products in this post' });
    await press(products.getByRole('button', { name: /^Add .* to cart$/ }).first());
    await drawer(page).waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await press(main(page).getByRole('link', { name: 'lactic acid, 8%' }));
    await heading(page, 'Lactic Resurfacing Fluid 8%').waitFor();
    await page.goBack();
    await press(main(page).getByRole('link', { name: 'All posts by Priya Nair' }));
    await page.waitForURL('**/blogs?author=priya-nair');
    await page.goBack();
    const next = page.getByRole('list', { name: 'Read next' }).getByRole('link').first();
    const title = await next.innerText();
    await press(next);
    await heading(page, title).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/blogs\/(?!acids-by-size)/);
  });

  it('for professionals exists for them alone, and opens for them at its URL', async () => {
    const page = await newVisitor(desktop, { allowed: [/status of 404/] });
    const html = await (await fetch(`${shopUrl()}${GATED}`)).text();
    expect(html).not.toContain('What a facial costs');
    await openPage(page, GATED);
    await heading(page, 'We couldn’t find this post').waitFor();
    await openPage(page, `/login?redirect=${encodeURIComponent(GATED)}`);
    await signInAs(page, people.professional);
    await heading(page, /^What a facial costs/).waitFor();
    await page.reload();
    await heading(page, /^What a facial costs/).waitFor();
    await openPage(page, '/blogs');
    await press(topics(page).getByRole('link', { name: 'Business' }));
    await posts(page)
      .getByRole('link', { name: /^What a facial costs/ })
      .waitFor();
  });
});
