// What is pressed between the first paint and the moment when React has hydrated the page.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chunkOf } from '../support/chunks.ts';
import { drawer } from '../support/shopping.ts';
import { desktop, newVisitor, phone, hydrated } from '../support/visitor.ts';

/** Opens a page whose scripts come only when they are let through. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const isEntry = chunkOf('client.tsx');
  await page.route(isEntry, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isEntry(new URL(request.url())));
  await page.goto(path, { waitUntil: 'commit' });
  // Only after the first paint.
  await asked;
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(painted).toBe(1);
  return letThrough;
}

describe('on a phone', () => {
  it('a product that is put into the cart before any script is there', async () => {
    const page = await newVisitor(phone);
    const letThrough = await openHeld(page, '/products/1401');
    const writes: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()));
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    letThrough();
    await drawer(page).getByRole('link', { name: 'C15 Bright Serum' }).waitFor();
    expect(writes).toHaveLength(1);
  });

  it('the order of a list that is chosen before any script is there', async () => {
    const page = await newVisitor(phone);
    const letThrough = await openHeld(page, '/products');
    await page.getByLabel('Sort').selectOption('price_asc');
    letThrough();
    await page.waitForURL(/sort=price_asc$/);
    expect(await page.getByLabel('Sort').inputValue()).toBe('price_asc');
  });

  it('words that are typed into the locator before any script is there', async () => {
    const page = await newVisitor(phone);
    const letThrough = await openHeld(page, '/locations');
    const words = page.getByRole('searchbox', { name: 'ZIP or postal code, city or name' });
    await words.fill('802');
    letThrough();
    await hydrated(page);
    await words.press('End');
    await words.pressSequentially('02');
    await words.press('Enter');
    await page.waitForURL(/q=80202$/);
    expect(await words.inputValue()).toBe('80202');
  });
});

it('a filter that is chosen before any script is there', async () => {
  const page = await newVisitor(desktop);
  const letThrough = await openHeld(page, '/products');
  const filter = page.getByRole('checkbox', { name: /Serums/ });
  await filter.click();
  letThrough();
  await page.waitForURL(/category=serums$/);
  await expect.poll(() => filter.isChecked()).toBe(true);
});

/** Presses a link of the header in the moment when React has hydrated the header and not yet the page below it. */
function pressBetween(href: string): void {
  const isHydrated = (node: Element | null) =>
    node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const link = document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`);
    const page = document.querySelector('main > *');
    if (!link || !isHydrated(link)) return port2.postMessage(0);
    if (!isHydrated(page)) performance.mark('pressed-between');
    return link.click();
  };
  port2.postMessage(0);
}

it('follows a link of the header that is pressed before the page below it is hydrated', async () => {
  const page = await newVisitor(desktop);
  await page.addInitScript(pressBetween, '/login');
  const slowness = await page.context().newCDPSession(page);
  await slowness.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  // In the same document: nothing was loaded anew, and nothing was said in the console.
  expect(await page.evaluate(() => performance.getEntriesByName('pressed-between').length)).toBe(1);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
});
