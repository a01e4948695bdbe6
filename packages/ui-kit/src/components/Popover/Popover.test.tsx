import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('opens beside its trigger and closes on Escape', async () => {
  const page = await openStory('overlays-popover--default');
  const trigger = page.getByRole('button', { name: 'Why this price' });
  await trigger.click();
  const panel = page.getByRole('dialog', { name: 'Why this price' });
  await panel.getByText('Tier 2 professional price').waitFor();
  expect(await trigger.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await trigger.and(page.locator(':focus')).waitFor();
});
