// What happens while a page is still arriving: no flash, no layout shift, no lost keystroke.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdChunk } from '../support/chunks.ts';
import { startSignedIn } from '../support/practice.ts';
import { heading, openPage, people, signInAs } from '../support/shopping.ts';
import { desktop, newVisitor, phone, shopUrl, hydrated } from '../support/visitor.ts';

/** Notes from the first moment on how far things move, and each heading that is ever visible. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, headings: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const note = () => {
      for (const each of document.querySelectorAll('h1')) {
        if (each.checkVisibility() && !seen.headings.includes(each.textContent)) seen.headings.push(each.textContent);
      }
      requestAnimationFrame(note);
    };
    note();
  });
}
/** Put there by the script above. */
const seen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { shift: number; headings: string[] } }).seen);

it.each([
  ['phone', phone],
  ['desktop', desktop],
])('a professional opens the address of a professional product on a %s', async (_, screen) => {
  const page = await newVisitor(screen, { allowed: [/status of 404/] });
  await startSignedIn(page, people.professional);
  await watch(page);
  await page.goto('/products/GM3201');
  await page.getByText('SKU GM3201').waitFor();
  await page.waitForLoadState('networkidle');
  const { shift, headings } = await seen(page);
  expect(headings).toHaveLength(1);
  expect(headings[0]).not.toContain('couldn’t find');
  expect(shift).toBeLessThan(0.02);
});

it('a visitor gets the miss at once', async () => {
  const page = await newVisitor(desktop, { allowed: [/status of 404/] });
  await watch(page);
  await page.goto('/products/GM3201', { waitUntil: 'networkidle' });
  await heading(page, 'We couldn’t find this product').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const { shift, headings } = await seen(page);
  expect(headings).toEqual(['We couldn’t find this product']);
  // A font that comes after the first paint may move a letter by a fraction of a pixel.
  expect(shift).toBeLessThan(0.001);
});

it('keeps what is typed into the search before its suggestions, and before any script', async () => {
  const page = await newVisitor(desktop);
  const release = await holdChunk(page, 'SuggestBox.tsx');
  await openPage(page, '/');
  await page.getByLabel('Search products').focus();
  await page.keyboard.type('niacin');
  release();
  await page.keyboard.type('amide 10', { delay: 15 });
  const box = page.getByRole('combobox', { name: 'Search products' });
  await expect.poll(() => box.inputValue()).toBe('niacinamide 10');
  await page.getByRole('option', { name: /Niacinamide 10 Refining Serum/ }).waitFor();

  const start = await holdChunk(page, 'client.tsx');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Search products').focus();
  await page.keyboard.type('cica');
  start();
  await expect.poll(() => box.inputValue()).toBe('cica');
  await page.keyboard.type(' reserve');
  expect(await box.inputValue()).toBe('cica reserve');
  await page.getByRole('option', { name: /Cica/ }).first().waitFor();
});

it('suggests for words that were complete before suggestions had arrived', async () => {
  const page = await newVisitor(desktop);
  const release = await holdChunk(page, 'SuggestBox.tsx');
  await openPage(page, '/');
  await page.getByLabel('Search products').focus();
  await page.keyboard.type('niacinamide 10');
  release();
  await page.getByRole('option', { name: /Niacinamide 10 Refining Serum/ }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Search products' }).inputValue()).toBe('niacinamide 10');
});

it.each([
  ['/products?category=serums&utm_source=mail&search=x', 'Serums'],
  ['/search?q=serum&fbclid=1', 'serum'],
])('%s: what an address carries beyond ours is let be', async (path, name) => {
  const page = await newVisitor(desktop);
  await watch(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const { headings } = await seen(page);
  expect(headings).toHaveLength(1);
  expect(headings[0]).toContain(name);
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  expect(new URL(page.url()).search).toBe(new URL(path, shopUrl()).search);
});

it('leads elsewhere from a page that a slow browser has not hydrated yet', async () => {
  const page = await newVisitor(phone);
  const slowness = await page.context().newCDPSession(page);
  await slowness.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const path of ['/b2b/my-account/my-orders', '/account']) {
    await page.goto(path);
    await heading(page, 'Sign in').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
  }
  await signInAs(page, people.professional);
  await heading(page, 'Welcome, Marcus').waitFor();
  for (const path of ['/account', '/b2b/my-account', '/login?redirect=/account']) {
    await page.goto(path);
    await heading(page, 'Welcome, Marcus').waitFor();
    expect(new URL(page.url()).pathname).toBe('/b2b');
  }
});

it('moves the focus to the heading of a page that took its time', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/products');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const session = await page.context().newCDPSession(page);
  // So slow that the page comes up after the navigation has ended.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name });
  await expect.poll(() => heading.and(page.locator(':focus')).count()).toBe(1);
});

it('leaves the window where somebody has scrolled to before any script', async () => {
  const page = await newVisitor(phone);
  const top = () => page.evaluate(() => scrollY);
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  const first = await holdChunk(page, 'client.tsx');
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await scrollTo(500);
  first();
  await hydrated(page);
  expect(await top()).toBe(500);

  // A page that is loaded again is where it was, and scrolls on from there.
  await scrollTo(700);
  await expect.poll(top).toBe(700);
  const second = await holdChunk(page, 'client.tsx');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(top).toBe(700);
  // By the wheel: until the page has loaded, the browser goes back to its place after a scroll that is not a person's.
  await page.mouse.wheel(0, -600);
  await expect.poll(top).toBe(100);
  second();
  await hydrated(page);
  expect(await top()).toBe(100);
});

it('leaves everything in its place when its fonts arrive late', async () => {
  const page = await newVisitor(phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const place = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await place();
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  expect(await place()).toBe(before);
});
