import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { bringAxe } from '../../../../tools/browser/axe.ts';
import type { ThemeName } from '../theme/themes.ts';
import { isLoading, isScreen, type Story } from './stories.ts';
import { openStory } from './story.ts';

// A part is no page: these three ask for the landmarks and the h1 of a whole one, and are on for screens only.
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];
export const forParts = { rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) };
const forSkeletons = { rules: { 'page-has-heading-one': { enabled: false } } };
const rulesFor = (story: Story) => (isLoading(story) ? forSkeletons : isScreen(story) ? {} : forParts);

// All that a theme can break: it gives values to colours and shadows, and none to names, roles, sizes or order (see
// theme/theme.ts). So every rule runs once per direction, and these once per theme; light's are among the former.
const colorRules = ['color-contrast', 'link-in-text-block'];
type Run = readonly [ThemeName, 'ltr' | 'rtl', Pick<axe.RunOptions, 'rules' | 'runOnly'>];
const runsOf = (whole: Run[2]): readonly Run[] => [
  ['light', 'ltr', whole],
  ['dark', 'ltr', { runOnly: colorRules }],
  ['high-contrast', 'ltr', { runOnly: colorRules }],
  ['light', 'rtl', whole],
];

/** What axe finds, theme and direction being changed on the mounted story: CSS alone follows both. */
export async function violations(page: Page, whole: Run[2]): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async (each) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }; // put there a line ago
    const violated: string[] = [];
    // The preview's own, hidden help: its links come before the page's skip link, which then is no first link for axe.
    for (const link of document.querySelectorAll('.sb-wrapper a')) link.remove();
    for (const [theme, direction, options] of each) {
      document.documentElement.dataset['theme'] = theme;
      for (const element of document.querySelectorAll('html, [dir]')) element.setAttribute('dir', direction);
      // What slides in from the other side now has to be there first.
      const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(finite.map(({ finished }) => finished));
      // Style sheets would be loaded again for a rule that is not on.
      const { violations: found } = await inPage.run(document, {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...options,
      });
      violated.push(
        ...found.map(({ id, nodes }) => `${theme}, ${direction}, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      );
    }
    return violated;
  }, runsOf(whole));
}

/** How many pixels the page is wider than the screen. */
const excess = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((dir) => {
    // The root too: what sticks out at the start of the text cannot be scrolled to, so it is not measured.
    for (const element of document.querySelectorAll('html, [dir]')) element.setAttribute('dir', dir);
    return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }, direction);

/** A test for each story: axe in every theme and direction, and room on the narrowest screen. */
export function checkStories(stories: readonly Story[]): void {
  const started = performance.now();
  afterAll(() => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`axe on ${stories.length} stories in ${seconds} s\n`);
  });

  // A console message of any kind fails a test by itself; see setup.ts.
  it.each(stories)('$id passes axe in every theme and direction, and fits 320 px', async (story) => {
    const page = await openStory(story.id);
    expect(await violations(page, rulesFor(story))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect({ ltr: await excess(page, 'ltr'), rtl: await excess(page, 'rtl') }).toEqual({ ltr: 0, rtl: 0 });
  });
}
