// What a press fetches before the button is released.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/shopping.ts';
import { desktop, newVisitor, shopUrl } from '../support/visitor.ts';

const API = '/api/v1/regen';

/** The calls to the API from here on, without their host. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(API)) calls.push(pathname.slice(API.length) + search);
  });
  return calls;
}

const productLink = (page: Page, sku: string) =>
  page.getByRole('main').getByRole('article').getByRole('heading').locator(`[href="/products/${sku}"]`);

it('a press on a link fetches its page, with its search, and no other press does', async () => {
  const page = await newVisitor(desktop);
  // So that links in view prepare nothing.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openPage(page, '/products?category=serums');
  await page.waitForLoadState('networkidle');
  const calls = callsOf(page);
  // Only the pointer goes down: nothing is hovered, focused or clicked.
  await productLink(page, '1401').dispatchEvent('pointerdown', { button: 2 });
  await page.locator('a[data-overlay][href^="/products/"]').first().dispatchEvent('pointerdown', { button: 0 });
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown', { button: 0 });
  await page.evaluate(() => {
    const elsewhere = document.createElement('a');
    elsewhere.href = 'https://elsewhere.example/products/1401';
    document.body.append(elsewhere);
    for (const target of [elsewhere, document]) {
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    }
    elsewhere.remove();
  });

  // Had one of those fetched anything, it would be first here.
  const masks = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Masks' });
  await masks.dispatchEvent('pointerdown', { button: 0 });
  await expect.poll(() => calls).toEqual([expect.stringMatching(/^\/products\/public\?.*category=masks/)]);
  await productLink(page, '1401').dispatchEvent('pointerdown', { button: 0 });
  await expect.poll(() => calls.slice(1)).toEqual([expect.stringMatching(/^\/product\/1401/)]);
  expect(page.url()).toBe(`${shopUrl()}/products?category=serums`);
});
