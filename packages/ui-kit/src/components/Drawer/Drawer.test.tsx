import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it.each([
  ['ltr', 'open', 'end'],
  ['rtl', 'open', 'start'],
  ['ltr', 'start', 'start'],
  ['rtl', 'start', 'end'],
] as const)('in %s text the story "%s" is on the %s edge of the screen', async (direction, story, edge) => {
  const page = await openStory(`overlays-drawer--${story}`);
  await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
  const box = await page.getByRole('dialog').boundingBox();
  const left = box?.x ?? Number.NaN;
  const right = 1024 - (left + (box?.width ?? 0));
  expect(edge === 'end' ? right : left).toBeLessThanOrEqual(16);
  expect(edge === 'end' ? left : right).toBeGreaterThan(200);
});

it('gives the focus back and keeps its foot in view', async () => {
  const page = await openStory('overlays-drawer--with-trigger', { width: 360 });
  const trigger = page.getByRole('button', { name: 'Open bag' });
  await trigger.click();
  const foot = page.getByRole('button', { name: 'Check out' });
  const box = await foot.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  await page.getByRole('button', { name: 'Close' }).click();
  await trigger.and(page.locator(':focus')).waitFor();
});
