import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
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

it('keeps only one open with `single`', async () => {
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

it('goes from header to header with Tab, and exposes whether each is open', async () => {
  const page = await openStory('disclosure-accordion--single');
  const [first, second] = [page.locator('summary').nth(0), page.locator('summary').nth(1)];
  await page.keyboard.press('Tab');
  await focusOn(first);
  await page.keyboard.press('Tab');
  await focusOn(second);
  expect(await accessible(second)).toMatchObject({ name: 'Ingredients (INCI)', expanded: false });
  await page.keyboard.press('Space');
  expect(await accessible(second)).toMatchObject({ role: 'DisclosureTriangleGrouped', expanded: true });
  expect(await accessible(first)).toMatchObject({ name: 'How to use', expanded: false });
  await page.keyboard.press('Shift+Tab');
  await focusOn(first);
});
