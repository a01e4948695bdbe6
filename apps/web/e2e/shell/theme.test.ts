// The theme: as the system has it, or as it was chosen, from the first paint on.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/shopping.ts';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, screens, shopUrl } from '../support/visitor.ts';
import { withoutTimes } from '../support/without-times.ts';

const [phone, desktop] = screens;
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

it.each([phone, desktop])('is chosen by keyboard on a $name, kept, and never flashes', async (screen) => {
  const page = await newVisitor(screen);
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
  await page.waitForLoadState('networkidle');
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
    return withoutTimes((await response.text()).replaceAll(/nonce="[^"]+"/g, ''));
  };
  expect(await read('theme=dark')).toBe(await read('theme=light'));
});

it('takes nothing from a cookie that it does not know', async () => {
  const page = await newVisitor(desktop);
  await page.context().addCookies([{ name: 'theme', value: 'constructor', url: shopUrl() }]);
  await page.goto('/login');
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-theme'))).toBe(false);
});

describe.each(['dark', 'contrast'])('in %s', (theme) => {
  it.each(['/', '/products', '/products/1401', '/login', '/cart'])('%s can be used by everybody', async (path) => {
    const page = await newVisitor(desktop);
    await page.context().addCookies([{ name: 'theme', value: theme, url: shopUrl() }]);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

it('has its icons, and a picture for previews of each kind of page', async () => {
  const page = await newVisitor(desktop);
  await page.goto('/');
  const links = await page
    .locator('head link[rel~="icon"], head link[rel="apple-touch-icon"], head link[rel="manifest"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toEqual(['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png', '/manifest.webmanifest']);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const path of [...links, ...manifest.icons.map(({ src }) => src)]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
  }
  for (const path of ['/', '/products?category=serums', '/products?concern=redness', '/products/1401']) {
    await page.goto(path);
    const url = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, url);
    expect([path, size]).toEqual([path, [1200, 630]]);
  }
});
