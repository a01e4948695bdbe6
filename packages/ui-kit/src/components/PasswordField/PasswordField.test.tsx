import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('shows and hides what was typed', async () => {
  const page = await openStory('forms-passwordfield--default');
  const input = page.getByLabel('Password', { exact: true });
  await input.fill('a calm barrier');
  expect(await input.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await input.getAttribute('type')).toBe('text');
  expect(await input.inputValue()).toBe('a calm barrier');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await input.getAttribute('type')).toBe('password');
});
