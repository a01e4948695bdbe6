// What is pressed between the first paint and the moment when React has taken over the page.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawer } from './support/shopping.ts';
import { newVisitor, screens } from './support/visitor.ts';

/** Opens a page whose scripts come only when they are let through. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/entry-client-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/entry-client-.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  // Only after the first paint.
  await asked;
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(painted).toBe(1);
  return letThrough;
}

describe.each(screens)('on a $name', (screen) => {
  it('a product that is put into the cart before any script is there', async () => {
    const page = await newVisitor(screen);
    const letThrough = await openHeld(page, '/products/1401');
    const writes: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()));
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    letThrough();
    await drawer(page).getByRole('link', { name: 'C15 Bright Serum' }).waitFor();
    expect(writes).toHaveLength(1);
  });
});
