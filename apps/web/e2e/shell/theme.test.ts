// The theme: as the system has it, or as it was chosen, from the first paint on.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/shopping.ts';
import { desktop, newVisitor, shopUrl, violations } from '../support/visitor.ts';
import { withoutTimes } from '../support/without-times.ts';

const grounds = {
  light: 'rgb(250, 248, 245)',
  dark: 'rgb(20, 21, 31)',
  contrast: 'rgb(255, 255, 255)',
  contrastDark: 'rgb(0, 0, 0)',
} as const;

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choice = (page: Page) => page.getByRole('combobox', { name: 'Theme' });
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')).find(
        ({ content, media }) => content !== '' && (media === '' || matchMedia(media).matches),
      )?.content,
  );

/** Notes every ground that is ever painted. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const painted = new Set<string>();
    Object.assign(globalThis, { painted });
    const note = () => {
      if (document.body) painted.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(note);
    };
    note();
  });
  // Put there by the script above.
  return () => page.evaluate(() => [...(globalThis as unknown as { painted: Set<string> }).painted]);
}

it('is chosen by keyboard, remembered, and never flashes', async () => {
  const page = await newVisitor(desktop);
  await openPage(page, '/');
  expect(await ground(page)).toBe(grounds.light);
  await choice(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await choice(page).inputValue()).toBe('dark');
  await expect.poll(() => ground(page)).toBe(grounds.dark);
  expect(await barColor(page)).toBe(grounds.dark);

  const painted = await watch(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await painted()).toEqual([grounds.dark]);
  expect(await choice(page).inputValue()).toBe('dark');
  expect(await barColor(page)).toBe(grounds.dark);
  await openPage(page, '/products/1401');
  expect(await ground(page)).toBe(grounds.dark);

  await choice(page).selectOption('High contrast');
  await expect.poll(() => ground(page)).toBe(grounds.contrast);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).toBe(grounds.contrastDark);
  await choice(page).selectOption('System');
  await expect.poll(() => ground(page)).toBe(grounds.dark);
  expect(await barColor(page)).toBe('#14151f');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(grounds.light);
});

it('is the same page for everybody', async () => {
  const page = await newVisitor(desktop);
  const read = async (cookie: string) => {
    const response = await page.request.get('/products', { headers: { cookie } });
    return withoutTimes(await response.text());
  };
  expect(await read('theme=dark')).toBe(await read('theme=light'));
});

it('takes nothing from a cookie that it does not know', async () => {
  const page = await newVisitor(desktop);
  await page.context().addCookies([{ name: 'theme', value: 'constructor', url: shopUrl() }]);
  await page.goto('/login');
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-theme'))).toBe(false);
});

it.each(['dark', 'contrast'])('in %s every page can be used by everybody', async (theme) => {
  const page = await newVisitor(desktop);
  await page.context().addCookies([{ name: 'theme', value: theme, url: shopUrl() }]);
  for (const path of ['/', '/products', '/products/1401', '/login', '/cart']) {
    await openPage(page, path);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
    // A theme gives values to colors alone.
    expect([path, await violations(page, ['color-contrast', 'link-in-text-block'])]).toEqual([path, []]);
  }
});
