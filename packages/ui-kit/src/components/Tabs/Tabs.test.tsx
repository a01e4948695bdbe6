import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('shows one panel; arrows choose and skip what is disabled', async () => {
  const page = await openStory('disclosure-tabs--default');
  await page.getByRole('tab', { name: 'About' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'How to use' }).getByText('Two pumps').waitFor();
  expect(await page.getByRole('tabpanel').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'About' }).waitFor();
});
