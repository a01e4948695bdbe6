// What the previous page already knows is painted on press, while the rest is loading.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startSignedIn } from '../support/practice.ts';
import { heading, openPage, people } from '../support/shopping.ts';
import { desktop, hydrated, newVisitor, phone, press, shopUrl } from '../support/visitor.ts';

/** Holds the responses to some API calls until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/regen${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const linkTo = (page: Page, sku: string) =>
  page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .and(page.locator(`[href="/products/${sku}"]`));

/** Noted before the press: how far things move from then on, also right after it,  */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
}

it.each([
  ['phone', phone],
  ['desktop', desktop],
])('paints name, price and picture of a product from its list on a %s', async (_, screen) => {
  const page = await newVisitor(screen);
  const letGo = await hold(page, '/product/1401*');
  await page.goto('/products?category=serums');
  await hydrated(page);
  const link = linkTo(page, '1401');
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('[href="/products/1401"]') });
  const name = await link.innerText();
  const price = /\$[\d.]+/.exec(await card.innerText())?.[0] ?? '';
  const shift = await watchShift(page);
  await press(link);
  await heading(page, name).waitFor();
  expect(await page.title()).toContain(name);
  await page.getByRole('main').getByText(price, { exact: true }).first().waitFor();
  const picture = page.getByRole('region', { name: `Pictures of ${name}` }).locator('img');
  expect(await picture.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  );
  // It can be bought before the rest is there.
  await page.getByRole('button', { name: 'Add to cart' }).first().waitFor();
  expect(await page.getByRole('heading', { name: 'Key ingredients' }).count()).toBe(0);
  const before = await heading(page, name).boundingBox();
  letGo();
  await page.getByRole('heading', { name: 'Key ingredients' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await heading(page, name).boundingBox()).toEqual(before);
  expect(await shift()).toBe(0);
});

it('comes back to the place in a product page that somebody had scrolled to', async () => {
  const page = await newVisitor(desktop);
  await page.goto('/products?category=serums');
  await hydrated(page);
  await press(page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link'));
  const next = page.getByRole('heading', { name: 'Pairs well with' });
  await next.waitFor();
  await next.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(900);
  await press(page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All products' }));
  await page.waitForURL(`${shopUrl()}/products`);
  await heading(page, 'All products').waitFor();
  await page.goBack();
  await next.waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

it('says that a product is gone which the list still had', async () => {
  const page = await newVisitor(desktop, { allowed: [/status of 404/] });
  const error = { error: { code: 'product_not_found', message: 'No such product.', requestId: 'req_1' } };
  await page.route('**/api/v1/regen/product/1401*', (route) => route.fulfill({ status: 404, json: error }));
  await page.goto('/products?category=serums');
  await hydrated(page);
  await press(linkTo(page, '1401'));
  await heading(page, 'We couldn’t find this product').waitFor();
  expect(new URL(page.url()).pathname).toBe('/products/1401');
});

it('keeps the focus on a heading that takes the place of another', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/products');
  await page.getByRole('banner').getByRole('link', { name: 'Education' }).click();
  const focused = page.locator('h1:focus');
  await focused.waitFor();
  // As a screen does that is rendered anew.
  await focused.evaluate((node) => node.replaceWith(node.cloneNode(true)));
  await focused.waitFor();
  expect(await focused.count()).toBe(1);
});

it('shows an order from the list of orders while it is on its way', async () => {
  const page = await newVisitor(desktop);
  // Once it has a live connection, the page reads its list again at a moment of its own, and paints nothing from it meanwhile.
  await page.routeWebSocket(/\/regen\/live\?/, (socket) => socket.close({ code: 1012 }));
  await startSignedIn(page, people.professional);
  await page.goto('/b2b/my-account/my-orders');
  await heading(page, 'Your orders').waitFor();
  const card = page.getByRole('main').getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  const total = /\$[\d,.]+/.exec(await card.innerText())?.[0] ?? '';
  expect(title).toMatch(/^Order R-/);
  await page.waitForLoadState('networkidle');
  // What was prepared while it was in view is forgotten.
  const letGo = await hold(page, '/user/*/order/*');
  await page.reload();
  await hydrated(page);
  await press(card.getByRole('heading').getByRole('link'));
  await heading(page, title).waitFor();
  await page.getByRole('main').getByText(total, { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Progress' }).count()).toBe(0);
  const focused = heading(page, title).and(page.locator(':focus'));
  await focused.waitFor();
  letGo();
  await page.getByRole('heading', { name: 'Progress' }).waitFor();
  expect(await focused.count()).toBe(1);
  expect(await page.title()).toBe(`${title} · Regen`);
});
