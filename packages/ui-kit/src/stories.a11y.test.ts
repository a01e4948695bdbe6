import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openStory } from './testing/story.ts';
import type { ThemeName } from './theme/themes.ts';

interface StoryIndex {
  entries: Record<string, { id: string; type: string }>;
}

// A story is a part, not a page: these three ask for the landmarks and the h1 of a whole page.
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];

const index = (await (await fetch(`${inject('storybookUrl')}/index.json`)).json()) as StoryIndex;
const ids = Object.values(index.entries)
  .filter((entry) => entry.type === 'story')
  .map((entry) => entry.id);

// All that a theme can break: it changes colours, and neither names nor sizes.
const colorRules = ['color-contrast', 'link-in-text-block'];
const runs: readonly (readonly [ThemeName, Pick<axe.RunOptions, 'rules' | 'runOnly'>])[] = [
  ['light', { rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) }],
  ['dark', { runOnly: colorRules }],
  ['high-contrast', { runOnly: colorRules }],
];

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (each) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }; // put there a line ago
    const violated: string[] = [];
    for (const [theme, options] of each) {
      document.documentElement.dataset['theme'] = theme;
      const { violations: found } = await inPage.run(document, { resultTypes: ['violations'], ...options });
      violated.push(...found.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`));
    }
    return violated;
  }, runs);
}

/** How many pixels the page is wider than the screen. */
const excess = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((dir) => {
    // The root too: what sticks out at the start of the text cannot be scrolled to, so it is not measured.
    for (const element of document.querySelectorAll('html, [dir]')) element.setAttribute('dir', dir);
    return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }, direction);

it('knows the stories', () => {
  expect(ids.length).toBeGreaterThan(80);
});

// The browser's complaints fail a test by themselves; see testing/setup.ts.
it.each(ids)('%s passes axe in every theme and fits 320 px in both directions', async (id) => {
  const page = await openStory(id);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect({ ltr: await excess(page, 'ltr'), rtl: await excess(page, 'rtl') }).toEqual({ ltr: 0, rtl: 0 });
});
