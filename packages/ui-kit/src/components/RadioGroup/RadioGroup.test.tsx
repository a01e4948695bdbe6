import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
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

it('goes round with the arrow keys of both axes, and chooses the first with Space', async () => {
  const page = await openStory('forms-radiogroup--with-error');
  const group = page.getByRole('group', { name: 'Payment' });
  expect(await accessible(group)).toMatchObject({
    role: 'group',
    description: 'Nothing is charged before you confirm. Choose how to pay.',
  });
  const [card, apple] = [page.getByRole('radio', { name: 'Card' }), page.getByRole('radio', { name: 'Apple Pay' })];
  await page.keyboard.press('Tab');
  await focusOn(card);
  expect(await accessible(card)).toMatchObject({ role: 'radio', checked: 'false', invalid: 'true' });
  await page.keyboard.press('Space');
  expect(await accessible(card)).toMatchObject({ checked: 'true' });
  for (const [key, chosen] of [
    ['ArrowDown', apple],
    ['ArrowUp', card],
    ['ArrowRight', apple],
    ['ArrowLeft', card],
    ['ArrowLeft', apple],
  ] as const) {
    await page.keyboard.press(key);
    await focusOn(chosen);
    expect(await chosen.isChecked()).toBe(true);
  }
});
