import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('is centered and keeps a gutter', async () => {
  const page = await openStory('layout-container--widths', { width: 1400 });
  const box = page.getByText('Content up to the edge of the container').first();
  const { x, width } = (await box.boundingBox()) ?? { x: 0, width: 0 };
  expect(width).toBe(640 - 80);
  expect(Math.abs(x + width / 2 - 1400 / 2)).toBeLessThanOrEqual(8);
});
