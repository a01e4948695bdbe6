import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openStory } from '../testing/story.ts';
import { light } from './light.ts';
import type { Theme } from './theme.ts';
import { themeNames, themes, type ThemeName } from './themes.ts';
import { customProperty } from './tokens.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const usual: Media = { media: null, colorScheme: 'light', contrast: null, forcedColors: null, reducedMotion: 'reduce' };
let page: Page | undefined;

async function open(media: Media, theme?: string): Promise<Page> {
  page = await openStory('actions-button--values');
  await page.emulateMedia(media);
  if (theme) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  }
  return page;
}

// Other tests have the same page.
afterEach(async () => {
  await page?.emulateMedia(usual);
});

/** Name and value of each opaque color; the bundler writes the others its own way. */
const colorsOf = ({ color }: Theme) =>
  Object.entries(color).flatMap(([role, values]) =>
    Object.entries<string>(values)
      .filter(([, value]) => value.startsWith('#'))
      .map(([key, value]) => [`--${customProperty(['color', role, key])}`, value] as const),
  );
const properties = colorsOf(light).map(([name]) => name);
/** The bundler shortens #ffffff. */
const long = (hex: string) => (hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex);

/** The theme that a page, or a part of it, is in: it has the scheme and every color of it. */
async function themeOf(at: Page, part = 'html'): Promise<ThemeName | undefined> {
  const { scheme, values } = await at.locator(part).evaluate((element, names) => {
    const style = getComputedStyle(element);
    return { scheme: style.colorScheme, values: names.map((name) => style.getPropertyValue(name).trim()) };
  }, properties);
  return themeNames.find((name) => {
    const expected = colorsOf(themes[name]).map(([, value]) => value);
    return scheme === themes[name].scheme && isDeepStrictEqual(values.map(long), expected);
  });
}

it.each([
  [{ colorScheme: 'light' }, 'light'],
  [{ colorScheme: 'dark' }, 'dark'],
  [{ colorScheme: 'light', contrast: 'more' }, 'high-contrast'],
  [{ colorScheme: 'dark', contrast: 'more' }, 'high-contrast-dark'],
  // Paper is white, whatever the screen.
  [{ colorScheme: 'dark', contrast: 'more', media: 'print' }, 'light'],
] as const)('follows the settings of the person: %o', async (media, expected) => {
  expect(await themeOf(await open(media))).toBe(expected);
  expect(await themeOf(await open(media, 'system'))).toBe(expected);
});

it.each(themeNames)('obeys the choice of %s, whatever the settings, on screen', async (theme) => {
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark', contrast: 'more' }] as const) {
    const at = await open(media, theme);
    expect(await themeOf(at)).toBe(theme);
    await at.emulateMedia({ media: 'print' });
    expect(await themeOf(at)).toBe('light');
    await at.emulateMedia({ media: null });
  }
});

it.each([
  ['light', 'high-contrast'],
  ['dark', 'high-contrast-dark'],
] as const)('gives high contrast as the system is: %s', async (colorScheme, expected) => {
  expect(await themeOf(await open({ colorScheme }, 'contrast'))).toBe(expected);
});

it('turns a part of a page', async () => {
  const at = await open({ colorScheme: 'light' });
  await at.evaluate(() => {
    const part = document.createElement('p');
    part.dataset['theme'] = 'dark';
    part.textContent = 'Night';
    document.querySelector('.regen-story')?.append(part);
  });
  expect([await themeOf(at), await themeOf(at, 'p[data-theme]')]).toEqual(['light', 'dark']);
  expect(await at.locator('p[data-theme]').evaluate((part) => getComputedStyle(part).color)).toBe('rgb(227, 228, 237)');
});

it('needs no script: the colors are there when the page is parsed', async () => {
  const at = await openStory('actions-button--values', { ownPage: true });
  const styles = await at.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n')).join(
      '\n',
    ),
  );
  const session = await at.context().newCDPSession(at);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await at.emulateMedia({ colorScheme: 'dark' });
  await at.setContent(`<style>${styles.replaceAll(/url\([^)]*\)/g, 'local("none")')}</style><main>Night</main>`);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  expect(await themeOf(at)).toBe('dark');
});

it.each(themeNames)('leaves %s to the colors of the person where they are forced', async (theme) => {
  const at = await open({ forcedColors: 'active' }, theme);
  const primary = at.getByRole('button', { name: 'Add to cart' }).first();
  const seen = await primary.evaluate((button) => {
    const probe = document.createElement('p');
    probe.style.cssText = 'background: ButtonFace; color: ButtonText; border: 1px solid ButtonBorder';
    button.after(probe);
    const read = (element: Element) => {
      const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
      return { backgroundColor, color, borderTopColor };
    };
    const both = [read(button), read(probe)];
    probe.remove();
    return both;
  });
  expect(seen[0]).toEqual(seen[1]);
});

it('moves only without reduced motion', async () => {
  const duration = (at: Page) =>
    at
      .getByRole('button', { name: 'Add to cart' })
      .first()
      .evaluate((button) => getComputedStyle(button).transitionDuration.split(', ')[0]);
  expect(await duration(await open({ reducedMotion: 'no-preference' }))).toBe('0.12s');
  expect(await duration(await open({ reducedMotion: 'reduce' }))).toBe('0s');
});
