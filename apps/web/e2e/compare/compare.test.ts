// Products side by side: chosen on cards and pages, stored on the device, shared by URL.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { heading, openPage, people } from '../support/shopping.ts';
import { desktop, newVisitor, phone, shopUrl } from '../support/visitor.ts';

const scales = (page: Page) => page.getByRole('button', { name: /^Compare: / });
const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link');

/** Texts that run over the edge of their column, into the next one. */
const overrunning = (page: Page) =>
  page.getByRole('cell').evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const edge = cell.getBoundingClientRect().right + 1;
        return [...cell.children].some((part) => part.getBoundingClientRect().right > edge);
      }).length,
  );

describe('comparing', () => {
  it('begins on cards, refuses a fifth with a message, and ends in a table', async () => {
    const page = await newVisitor(desktop);
    await page.goto('/products?category=serums');
    for (const at of [0, 1, 2, 3]) await scales(page).nth(at).click();
    await tray(page).getByText('4 of 4 to compare').waitFor();
    await tray(page).getByText('Remove one to choose another.').waitFor();
    await scales(page).nth(4).click();
    await page
      .getByText(/^You can compare 4 products at a time\. Remove one to add/)
      .first()
      .waitFor();
    expect(await scales(page).nth(4).getAttribute('aria-pressed')).toBe('false');
    await scales(page).nth(3).click();
    await tray(page).getByText('3 of 4 to compare').waitFor();

    // The device remembers, on other pages and after a reload; a product page has the same as a button.
    await page.getByRole('main').getByRole('article').nth(4).getByRole('heading').getByRole('link').click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Stop comparing' }).waitFor();
    await page.reload();
    await tray(page).getByText('4 of 4 to compare').waitFor();
    await tray(page).getByRole('link', { name: 'Compare' }).click();
    await heading(page, 'Compare products').waitFor();
    await expect.poll(() => columns(page).count()).toBe(4);
    expect(await tray(page).count()).toBe(0);
  });

  it('shows what differs, takes one out by keyboard, and is in the address', async () => {
    const page = await newVisitor(phone);
    await openPage(page, '/compare?skus=1401,1403,1501');
    await expect.poll(() => columns(page).count()).toBe(3);
    expect(await page.getByText('Differs', { exact: true }).count()).toBe(0);
    expect(await page.getByRole('cell').count()).toBeGreaterThan(20);
    expect(await overrunning(page)).toBe(0);
    await page.getByRole('switch', { name: 'Highlight differences' }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/diff=1$/);
    await page.getByRole('rowheader', { name: /^Actives Differs$/ }).waitFor();
    const out = page.getByRole('button', { name: /^Remove/ }).first();
    await out.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/skus=1403,1501&diff=1$/);
    await expect.poll(() => columns(page).count()).toBe(2);
    await heading(page, 'Compare products').and(page.locator(':focus')).waitFor();
    await page.reload();
    await expect.poll(() => columns(page).count()).toBe(2);
    await page.getByRole('rowheader', { name: /^Actives Differs$/ }).waitFor();
  });

  it('is empty with a way on', async () => {
    const page = await newVisitor(phone);
    await page.goto('/compare');
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
    await page.getByRole('link', { name: 'Browse all products' }).click();
    await heading(page, 'All products').waitFor();
  });
});

it('is written by the server, with a head of its own', async () => {
  const html = await (await fetch(`${shopUrl()}/compare?skus=1401,1403&utm_source=x`)).text();
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(/^Compare .+, .+ · Regen$/);
  // The text of a page is too long for a message: what is looked for is enough.
  const missing = ['<meta name="robots" content="noindex"', 'og:title', 'scope="row"', 'Key ingredients'];
  expect(missing.filter((text) => !html.includes(text))).toEqual([]);
  const empty = await (await fetch(`${shopUrl()}/compare`)).text();
  expect(/<link rel="canonical" href="([^"]+)"/.exec(empty)?.[1]).toBe(`${shopUrl()}/compare`);
  expect(empty.includes('BreadcrumbList')).toBe(true);
});

it('never shows a visitor what is for professionals', async () => {
  const html = await (await fetch(`${shopUrl()}/compare?skus=GM3201,1401`)).text();
  expect(html.includes('One product in this link is')).toBe(true);
  const page = await newVisitor(desktop, { allowed: [/status of 404/] });
  await startSignedIn(page, people.professional);
  await page.goto('/compare?skus=GM3201,1401');
  await heading(page, 'Compare products').waitFor();
  await expect.poll(() => columns(page).count()).toBe(2);
  // A reload begins with what everybody gets and goes on to what is theirs.
  await page.reload();
  await expect.poll(() => columns(page).count()).toBe(2);
  const name = await columns(page).first().innerText();
  expect(html.includes(name)).toBe(false);
});

it('keeps every text within its column on a desktop', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/compare?skus=1401,1403,1501');
  await expect.poll(() => columns(page).count()).toBe(3);
  expect(await overrunning(page)).toBe(0);
});
