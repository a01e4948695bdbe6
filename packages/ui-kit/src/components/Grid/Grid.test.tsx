import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it.each([
  [320, 1],
  [800, 2],
  [1200, 4],
])('has its columns at %i px', async (width, columns) => {
  const page = await openStory('layout-grid--fixed-columns', { width });
  const tracks = await page.locator('.rg-display-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
  expect(tracks.split(' ')).toHaveLength(columns);
});
