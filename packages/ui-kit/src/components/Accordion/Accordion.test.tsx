import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('opens by pointer and by keyboard, with headings in the outline', async () => {
  const page = await openStory('disclosure-accordion--single');
  const content = page.getByText('Aqua, Glycerin');
  expect(await content.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Ingredients (INCI)', level: 3 }).click();
  expect(await content.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await content.isVisible()).toBe(false);
});

it('keeps one open when told to', async () => {
  const page = await openStory('disclosure-accordion--single');
  await page.getByText('Warnings').click();
  await page.getByText('For external use only.').waitFor();
  expect(await page.getByText('Two pumps on clean skin').isVisible()).toBe(false);
});

it('prints everything', async () => {
  const page = await openStory('disclosure-accordion--single');
  await page.emulateMedia({ media: 'print' });
  expect((await page.getByText('Aqua, Glycerin').boundingBox())?.height).toBeGreaterThan(10);
});
