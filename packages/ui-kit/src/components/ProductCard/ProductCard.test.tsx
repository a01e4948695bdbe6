import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('is pressed anywhere, while its buttons stay buttons', async () => {
  const page = await openStory('commerce-productcard--values');
  const card = page.getByRole('article').filter({ hasText: 'Clay Mask' });
  await card.getByRole('button', { name: 'Notify me' }).click();
  await card.getByText('Tier 2 professional price').click();
  await card.getByText('40% below the list price').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await card.getByText('75 ml').click({ force: true });
  await page.waitForURL(/#Clay%20Mask$/);
});

it('reads as one link per product, named by the product', async () => {
  const page = await openStory('commerce-productcard--values');
  expect(await page.getByRole('link').allTextContents()).toEqual([
    'Vitamin C Serum',
    'Barrier Cream with Ceramides',
    'Clay Mask',
    'Travel Kit',
  ]);
});
