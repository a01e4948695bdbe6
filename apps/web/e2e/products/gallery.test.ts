// The pictures of a product: chosen, looked at closely, and reachable without the closer look.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chunkOf } from '../support/chunks.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, hydrated, newVisitor, phone } from '../support/visitor.ts';

const viewer = chunkOf('GalleryViewer.js');
const product = '/products/1401';
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of C15 Bright Serum' });
const enlarge = (page: Page) => gallery(page).getByRole('link', { name: /Enlarge$/ });

async function atProduct(page: Page): Promise<void> {
  await page.goto(product, { waitUntil: 'networkidle' });
  await hydrated(page);
}

describe('on a desktop', () => {
  it('chooses a picture, looks closely by keyboard, and comes back to where it was', async () => {
    const page = await newVisitor(desktop);
    const asked: string[] = [];
    page.on('request', (request) => viewer(new URL(request.url())) && asked.push(request.url()));
    await atProduct(page);
    // A visitor who only reads does not load the zoom viewer.
    expect(asked).toEqual([]);

    const second = gallery(page).getByRole('button', { name: /^Picture 2 of \d: / });
    const name = (await second.getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? '';
    await second.click();
    expect(await second.getAttribute('aria-current')).toBe('true');
    await gallery(page)
      .getByRole('link', { name: `${name} Enlarge` })
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures of C15 Bright Serum' });
    const picture = dialog.getByRole('group', { name });
    await picture.and(page.locator(':focus')).waitFor();
    expect(asked.length).toBeGreaterThan(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.keyboard.press('+');
    await dialog.getByText(/^Picture 2 of \d, 200%$/).waitFor();
    expect(await picture.evaluate((node) => node.scrollWidth / node.clientWidth)).toBeCloseTo(2, 1);
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/^Picture 3 of \d, 100%$/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The page shows the picture that was looked at last.
    await enlarge(page).and(page.locator(':focus')).waitFor();
    const third = gallery(page).getByRole('button', { name: /^Picture 3 of / });
    expect(await third.getAttribute('aria-current')).toBe('true');
  });
});

it('turns by a swipe and looks closer by a press on a phone', async () => {
  const page = await newVisitor(phone);
  await atProduct(page);
  await enlarge(page).tap();
  const dialog = page.getByRole('dialog', { name: 'Pictures of C15 Bright Serum' });
  await dialog.getByText(/^Picture 1 of \d, 100%$/).waitFor();
  const box = await dialog.getByRole('group').boundingBox();
  if (!box) throw new Error('The picture is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Fingers that the browser itself turns into pointers, taps and scrolls.
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x + 80);
  for (const by of [40, 0, -40, -80]) await touch('touchMove', x + by);
  await touch('touchEnd');
  await dialog.getByText(/^Picture 2 of \d, 100%$/).waitFor();
  await page.touchscreen.tap(x, y);
  await dialog.getByText(/^Picture 2 of \d, 200%$/).waitFor();
  await page.touchscreen.tap(x, y);
  await dialog.getByText(/^Picture 2 of \d, 100%$/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it('links to the image itself when the zoom viewer cannot be loaded', async () => {
  const page = await newVisitor(desktop, { allowed: [/Failed to load resource/] });
  await page.route(viewer, (route) => route.abort());
  await atProduct(page);
  const address = await enlarge(page).getAttribute('href');
  await enlarge(page).click();
  await page.waitForURL((url) => url.pathname === address);
  expect((await page.request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//);
  await page.goBack();
  await enlarge(page).waitFor();
});
