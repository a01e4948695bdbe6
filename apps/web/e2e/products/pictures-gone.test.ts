// Pictures whose files are gone: no broken image is shown, and nothing else on the page moves.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdChunk } from '../support/chunks.ts';
import { openPage } from '../support/shopping.ts';
import { hydrated, newVisitor, phone } from '../support/visitor.ts';

const allowed = [/Failed to load resource: the server responded with a status of 404/];

/** The files of one product are gone. In their largest size, a page has only its own pictures. */
async function lose(page: Page, sku: string): Promise<void> {
  const html = await (await page.request.get(`/products/${sku}`)).text();
  const ids = [...html.matchAll(/\/media\/pictures\/(\w+)\/standard\.png/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  const files = new RegExp(`/media/pictures/(${ids.join('|')})/`);
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
}

const card = (page: Page, sku: string) =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/products/${sku}"]`) })
    .first();
const frame = (card: Locator) => card.locator('> div').first();
const sizeOf = async (box: Locator) => {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return { width, height };
};

it('that failed before any script was there', async () => {
  const page = await newVisitor(phone, { allowed });
  await lose(page, '1401');
  const letThrough = await holdChunk(page, 'client.tsx');
  const failed = page.waitForResponse((response) => response.status() === 404);
  await page.goto('/products', { waitUntil: 'commit' });
  await failed;
  const lost = card(page, '1401');
  await expect.poll(() => lost.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const before = await sizeOf(frame(lost));
  letThrough();
  await hydrated(page);
  await lost.locator('img').waitFor({ state: 'detached' });
  await frame(lost).locator('svg').first().waitFor();
  expect(await sizeOf(frame(lost))).toEqual(before);
  // The others have theirs: those that nobody has scrolled to as well.
  const cards = await page.getByRole('article').count();
  expect(await page.getByRole('article').locator('picture img').count()).toBe(cards - 1);
});

it('that fail later, on the way from page to page', async () => {
  const page = await newVisitor(phone, { allowed });
  await openPage(page, '/products?category=serums');
  const name = await card(page, '1401').getByRole('heading').textContent();
  await lose(page, '1401');
  await card(page, '1401')
    .getByRole('link', { name: name ?? '' })
    .click();
  const gallery = page.getByRole('region', { name: `Pictures of ${name}` });
  // Beside it is the icon that enlarges it.
  const instead = gallery.getByRole('link', { name: /Enlarge$/ }).locator(`svg[role=img][aria-label*="${name}"]`);
  await expect.poll(() => instead.count()).toBe(1);
  await gallery.getByRole('button').nth(1).locator('svg').waitFor();
});
