// What a person pays is there with the first paint of a price; until then its room is empty.
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { openPage, people, signInAs } from '../support/shopping.ts';
import { desktop, newVisitor, shopUrl } from '../support/visitor.ts';

interface Seen {
  prices: string[];
  shift: number;
}

it('never shows a professional the price of visitors before their own', async () => {
  const page = await newVisitor(desktop);
  await page.addInitScript(() => {
    const seen: Seen = { prices: [], shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const note = () => {
      for (const each of document.querySelectorAll('main p > span')) {
        const text = each.textContent;
        const isNews = /^\$[\d,.]+$/.test(text) && !seen.prices.includes(text);
        if (isNews && each.checkVisibility({ visibilityProperty: true })) seen.prices.push(text);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

  await openPage(page, '/products/1401');
  expect((await seen()).prices).toContain('$92.00');

  await page.goto('/login');
  await signInAs(page, people.professional);
  // A professional who wanted no page comes to the overview.
  await page.waitForURL(`${shopUrl()}/b2b`);
  await page.goto('/products/1401');
  await page
    .getByText(/Your .*professional price/)
    .first()
    .waitFor();
  await expect.poll(async () => (await seen()).prices.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  const own = await seen();
  const last = await page.locator('main p > span').allTextContents();
  expect(own.prices).not.toContain('$92.00');
  // Those of related products as well.
  expect(last).toEqual(expect.arrayContaining(own.prices));
  expect(own.shift).toBeLessThan(0.02);
});

it('finds what a professional may buy, at their prices, whatever the server has found for visitors', async () => {
  const page = await newVisitor(desktop);
  // A live connection has everything read anew when it opens.
  await page.routeWebSocket(/\/regen\/live/, () => undefined);
  await startSignedIn(page, people.professional);
  await page.goto('/search?q=peel');
  const found = page.getByRole('list', { name: 'Search results' });
  await found
    .getByText(/Lactic Peel/)
    .first()
    .waitFor();
  await found
    .getByText(/professional price/)
    .first()
    .waitFor();
  expect(await (await fetch(`${shopUrl()}/search?q=peel`)).text()).not.toContain('Lactic Peel');
});
