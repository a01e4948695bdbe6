import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
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

it('is followed by its button, which Enter and Space press', async () => {
  const page = await openStory('forms-passwordfield--new');
  const input = page.getByLabel('New password', { exact: true });
  const toggle = page.getByRole('button', { name: /password$/ });
  expect(await accessible(input)).toMatchObject({
    name: 'New password',
    description: 'At least 10 characters. Choose a longer password.',
    invalid: 'true',
  });
  await input.focus();
  await page.keyboard.press('Tab');
  await focusOn(toggle);
  await page.keyboard.press('Enter');
  expect(await input.getAttribute('type')).toBe('text');
  await page.keyboard.press('Space');
  expect(await input.getAttribute('type')).toBe('password');
  await focusOn(toggle);
});
