import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('is filled by its picture, in a shape that the picture does not have', async () => {
  const page = await openStory('media-frame--values');
  const picture = page.getByRole('img', { name: 'Dropper bottle, lg corners, cut low' });
  const { width, height, fit } = await picture.evaluate((image) => ({
    width: Math.round((image.clientWidth / image.clientHeight) * 100),
    height: image.clientHeight - (image.parentElement?.clientHeight ?? 0),
    fit: getComputedStyle(image).objectFit,
  }));
  expect({ width, height, fit }).toEqual({ width: 125, height: 0, fit: 'cover' });
});

it('lays a veil over pictures on a dark page alone', async () => {
  const page = await openStory('media-frame--values');
  const veil = () =>
    page
      .getByRole('img')
      .first()
      .evaluate((image) => getComputedStyle(image.parentElement ?? image, '::after').backgroundColor);
  expect(await veil()).toBe('rgba(20, 21, 31, 0)');
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  expect(await veil()).toBe('rgba(20, 21, 31, 0.16)');
});
