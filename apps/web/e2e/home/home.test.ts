// The home page as its editors wrote it, for a visitor.
import { expect, it } from 'vitest';
import { openPage } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone } from '../support/visitor.ts';

it.each([
  ['phone', phone, '480'],
  ['desktop', desktop, '800'],
] as const)('shows the picture that it preloads, once, on a %s', async (_device, device, width) => {
  const page = await newVisitor(device);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/files/')) asked.push(request.url());
  });
  await openPage(page, '/');
  const hero = page.getByRole('img', { name: 'Regen serums, cream and sunscreen on stone blocks in window light' });
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(Object.fromEntries(new URL(shown).searchParams)).toEqual({ fm: 'avif', w: width });
  expect(asked.filter((url) => url.includes('home-hero'))).toEqual([shown]);
  await expectAccessible(page);
  if (device.isMobile) await expectRoomAt320(page);
});

it('links to the concerns below, and to each category with its picture', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Shop by concern' }).click();
  const concerns = page.getByRole('heading', { name: 'Start with what your skin needs' });
  await expect
    .poll(() => concerns.evaluate((node) => node.getBoundingClientRect().top))
    .toBeLessThan(desktop.viewport.height / 2);
  expect(new URL(page.url()).hash).toBe('#concerns');
  const steps = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Toners & Mists' }) });
  const pictures = steps.locator('img');
  expect(await pictures.count()).toBe(8);
  await steps.scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth > 0)))
    .toBe(true);
  await steps.getByRole('link', { name: 'Serums' }).click();
  await page.getByRole('heading', { level: 1, name: 'Serums' }).waitFor();
});
