import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { bringAxe } from '../../../../tools/browser/axe.ts';
import { AriaSnapshots, screenSnapshot } from './aria-snapshots.ts';
import { hasSides, themesOf } from './coverage.ts';
import { isLoading, isScreen, type Story } from './stories.ts';
import { openStory } from './story.ts';

type Direction = 'ltr' | 'rtl';
type Run = readonly [theme: string, direction: Direction, options: Pick<axe.RunOptions, 'rules' | 'runOnly'>];

// A part is no page: these three ask for the landmarks and the h1 of a whole one, and are on for screens only.
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];
const forParts = { rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) };
const forSkeletons = { rules: { 'page-has-heading-one': { enabled: false } } };
const rulesFor = (story: Story) => (isLoading(story) ? forSkeletons : isScreen(story) ? {} : forParts);

// All that a theme can break: it gives values to colors and shadows, and none to names, roles, sizes or order.
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Every rule once, in light and left to right; what else coverage.ts says of the story. */
const runsOf = (story: Story): readonly Run[] => [
  ['light', 'ltr', rulesFor(story)],
  ...themesOf(story).map((theme): Run => [theme, 'ltr', { runOnly: colorRules }]),
  ...(hasSides(story) ? [['light', 'rtl', rulesFor(story)] satisfies Run] : []),
];

/** What axe finds, theme and direction being changed on the mounted story: CSS alone follows both. */
export async function violations(page: Page, story: Story): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async (each) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }; // put there a line ago
    const violated: string[] = [];
    // The preview's own, hidden help: a hundred elements to go through, and its links come before the page's skip link, which then is no
    // first link for axe. The preview writes into its error page.
    for (const help of document.querySelectorAll('.sb-wrapper:not(.sb-errordisplay)')) help.replaceChildren();
    for (const link of document.querySelectorAll('.sb-errordisplay a')) link.remove();
    for (const [theme, direction, options] of each) {
      document.documentElement.dataset['theme'] = theme;
      for (const element of document.querySelectorAll('html, [dir]')) element.setAttribute('dir', direction);
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
  }, runsOf(story));
}

/** How many pixels the page is wider than the screen. */
const excess = (page: Page, direction: Direction) =>
  page.evaluate((dir) => {
    // The root too: what sticks out at the start of the text cannot be scrolled to, so it is not measured.
    for (const element of document.querySelectorAll('html, [dir]')) element.setAttribute('dir', dir);
    return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }, direction);

async function expectAgreedSnapshot(page: Page, { id }: Story, snapshots: AriaSnapshots): Promise<void> {
  const snapshot = await screenSnapshot(page);
  expect(snapshot).not.toBe('');
  // An intended change? npm run baselines
  expect(snapshot).toBe(snapshots.agreed(id, snapshot));
}

/**
 * A test for each story: axe, on a screen its ARIA snapshot, and room on the narrowest screen.
 * @returns The snapshots that the tests compare with.
 */
export function checkStories(stories: readonly Story[]): AriaSnapshots {
  const started = performance.now();
  const snapshots = new AriaSnapshots(stories.filter(isScreen).map(({ id }) => id));
  afterAll(() => {
    snapshots.write();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`axe on ${stories.length} stories in ${seconds} s\n`);
  });

  // A console message of any kind fails a test by itself; see setup.ts.
  it.each(stories)('$id passes axe and fits 320 px', async (story) => {
    const page = await openStory(story.id);
    if (isScreen(story)) await expectAgreedSnapshot(page, story, snapshots);
    expect(await violations(page, story)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const directions: Direction[] = hasSides(story) ? ['rtl', 'ltr'] : ['ltr'];
    for (const direction of directions) expect([direction, await excess(page, direction)]).toEqual([direction, 0]);
  });

  return snapshots;
}
