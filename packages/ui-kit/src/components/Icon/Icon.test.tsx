import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { iconNames } from './icon-names.ts';
import { Icon } from './index.ts';

it('is decoration without a label and a picture with one', () => {
  expect(markup(<Icon name="bag" />)).toContain('aria-hidden="true"');
  expect(markup(<Icon name="bag" label="Bag" />)).toContain('role="img" aria-label="Bag"');
});

it('draws every name, the rare ones as soon as they are loaded', async () => {
  const page = await openStory('actions-icon--all');
  await expect.poll(() => page.locator('svg > path[d^="M"]').count()).toBe(iconNames.length);
});

it('mirrors what points along the line in right-to-left text', async () => {
  const page = await openStory('actions-icon--all', { direction: 'rtl' });
  const transform = (name: string) =>
    page.locator(`div:has(> p:text-is("${name}")) > svg`).evaluate((icon) => getComputedStyle(icon).transform);
  expect(await transform('arrowEnd')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(await transform('bag')).toBe('none');
});
