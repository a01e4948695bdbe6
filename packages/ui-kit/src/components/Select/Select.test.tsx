import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Select } from './index.ts';

it('renders options, groups and a placeholder', () => {
  const select = markup(
    <Select
      id="s"
      label="Country"
      placeholder="Choose"
      options={[
        { value: 'US', label: 'United States' },
        { label: 'Europe', options: [{ value: 'GB', label: 'United Kingdom', disabled: true }] },
      ]}
    />,
  );
  expect(select).toContain(
    '<select id="s"><option value="">Choose</option><option value="US">United States</option><optgroup label="Europe"><option value="GB" disabled="">United Kingdom</option></optgroup></select>',
  );
});

it('is worked by the keys of a list, closed, and has its name and its error', async () => {
  const page = await openStory('forms-select--states');
  const state = page.getByRole('combobox', { name: 'State' });
  await page.keyboard.press('Tab');
  await focusOn(state);
  for (const [key, chosen] of [
    ['ArrowDown', 'AZ'],
    ['End', 'UT'],
    ['ArrowUp', 'AZ'],
    ['Home', ''],
    ['u', 'UT'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await state.inputValue()).toBe(chosen);
  }
  expect(await accessible(page.getByRole('combobox', { name: 'Country' }))).toMatchObject({
    role: 'combobox',
    name: 'Country',
    description: 'Choose where it goes.',
    invalid: 'true',
  });
});
