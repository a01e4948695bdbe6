import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('comes first, shows itself, and moves the focus', async () => {
  const page = await openStory('accessibility-skiplink--default');
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect((await link.boundingBox())?.width).toBe(1);
  await page.keyboard.press('Tab');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await link.boundingBox())?.width).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await page.locator('main:focus').waitFor();
});
