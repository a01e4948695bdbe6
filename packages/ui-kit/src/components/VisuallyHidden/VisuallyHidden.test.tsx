import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('is read but not seen', async () => {
  const page = await openStory('accessibility-visuallyhidden--default');
  const hidden = page.getByText('products in');
  expect(await hidden.boundingBox()).toMatchObject({ width: 1, height: 1 });
  expect(await page.locator('.regen-story p').ariaSnapshot()).toContain('24 products in serums');
});
