import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('takes its room at once and shows itself after 200 ms', async () => {
  const page = await openStory('feedback-skeleton--shapes');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const delays = await page
    .locator('[data-print="hide"]')
    .first()
    .evaluate((bone) => getComputedStyle(bone).animationDelay.split(', '));
  expect(delays).toEqual(['0.2s', '0.2s']);
  expect((await page.locator('[data-print="hide"]').first().boundingBox())?.height).toBeGreaterThan(10);
});

it('is nothing to a screen reader and not printed', async () => {
  const page = await openStory('feedback-skeleton--shapes');
  await page.emulateMedia({ media: 'print' });
  const bones = page.locator('[data-print="hide"]');
  expect(await bones.evaluateAll((list) => list.every((bone) => bone.getAttribute('aria-hidden') === 'true'))).toBe(
    true,
  );
  expect(await bones.evaluateAll((list) => list.every((bone) => getComputedStyle(bone).display === 'none'))).toBe(true);
});
