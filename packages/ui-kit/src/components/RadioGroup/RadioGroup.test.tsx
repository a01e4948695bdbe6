import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';
import { markup } from '../../testing/markup.ts';
import { Radio } from './index.ts';

it('is one tab stop; arrows choose and skip what cannot be had', async () => {
  const page = await openStory('forms-radiogroup--cards');
  const ground = page.getByRole('radio', { name: 'Ground' });
  const express = page.getByRole('radio', { name: 'Two days' });
  await page.keyboard.press('Tab');
  expect(await express.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await ground.isChecked()).toBe(true);
});

it('shows the details of the chosen card only', async () => {
  const page = await openStory('forms-radiogroup--cards');
  const details = page.getByText('Order before 2 pm');
  expect(await details.isVisible()).toBe(true);
  await page.getByText('Ground').click();
  await details.waitFor({ state: 'hidden' });
});

it('refuses a radio without a group', () => {
  expect(() => markup(<Radio value="a" label="A" />)).toThrow('belong inside a RadioGroup');
});
