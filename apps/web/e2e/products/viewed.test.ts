// Recently viewed products: stored on the device for one person, shown below, and cleared on request.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, people, signInAs } from '../support/shopping.ts';
import { desktop, newVisitor, phone } from '../support/visitor.ts';

const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const names = (page: Page) => viewed(page).getByRole('heading', { level: 3 }).allTextContents();

/** Looks at a product until it is noted. */
async function look(page: Page, sku: string): Promise<void> {
  await page.goto(`/products/${sku}`);
  await expect
    .poll(() =>
      page.evaluate((wanted) => localStorage.getItem('regen.person.viewed.1')?.includes(`"value":["${wanted}"`), sku),
    )
    .toBe(true);
}

describe('on a phone', () => {
  it('shows the products of before below, without moving the page, until they are cleared', async () => {
    const page = await newVisitor(phone);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await look(page, '1401');
    expect(await viewed(page).count()).toBe(0);
    await look(page, '1403');
    await look(page, '1501');
    await expect.poll(async () => (await names(page)).length).toBe(2);
    expect((await names(page))[1]).toBe('C15 Bright Serum');
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(
      0.01,
    );

    await page.goto('/');
    await expect.poll(async () => (await names(page)).length).toBe(3);
    await viewed(page).getByRole('button', { name: 'Clear' }).click();
    await viewed(page).getByText('Cleared.').waitFor();
    await viewed(page).getByRole('heading', { name: 'Recently viewed' }).and(page.locator(':focus')).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await viewed(page).count()).toBe(0);
  });
});

it('is of one person: what a professional saw is gone with the session', async () => {
  const page = await newVisitor(desktop, { allowed: [/status of 404/] });
  await look(page, '1101');
  await page.goto('/login?redirect=/');
  await signInAs(page, people.professional);
  await heading(page, /Good skin/).waitFor();
  await look(page, 'GM3201');
  await look(page, '1401');
  // With what they saw before they signed in.
  await expect.poll(async () => (await names(page)).length).toBe(2);
  const [secret = ''] = await names(page);
  await page.evaluate(() => localStorage.setItem('regen.person.compared.1', '["GM3201"]'));

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['regen.deviceId']);
  await look(page, '1403');
  await look(page, '1401');
  await expect.poll(async () => (await names(page)).length).toBe(1);
  expect(await names(page)).not.toContain(secret);
  // Nor does a list that somebody puts there by hand.
  await page.evaluate(() =>
    localStorage.setItem('regen.person.viewed.1', '{"owner":"guest","value":["GM3201","1403"]}'),
  );
  await page.goto('/products/1401');
  await expect.poll(async () => (await names(page)).length).toBe(1);
  expect(await names(page)).not.toContain(secret);
});
