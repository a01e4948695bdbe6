import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('announces the same words again in a new element', async () => {
  const page = await openStory('accessibility-liveregion--announces');
  const region = page.locator('[data-regen-live="polite"]');
  expect(await region.getAttribute('aria-live')).toBe('polite');
  await page.getByRole('button', { name: 'Filter' }).click();
  await region.getByText('24 products').waitFor();
  const first = await region.locator('span').elementHandle();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.waitForFunction((element) => !element?.isConnected, first);
  expect(await region.textContent()).toBe('24 products');
});
