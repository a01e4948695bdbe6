import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it('steps by buttons, and keeps the focus at the end', async () => {
  const page = await openStory('forms-quantitystepper--interactive');
  const more = page.getByRole('button', { name: 'One more: Quantity of Barrier Cream' });
  await more.focus();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Enter');
  await page.getByText('In the cart: 5').waitFor();
  expect(await more.getAttribute('aria-disabled')).toBe('true');
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('is as tall as a finger needs', async () => {
  const page = await openStory('forms-quantitystepper--interactive');
  for (const button of await page.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

it('takes a typed number on Enter and on leaving, within its limits', async () => {
  const page = await openStory('forms-quantitystepper--interactive');
  const input = page.getByRole('spinbutton');
  await input.fill('4');
  await page.getByText('In the cart: 2').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('In the cart: 4').waitFor();
  await input.fill('99');
  await page.keyboard.press('Tab');
  await page.getByText('In the cart: 5').waitFor();
  await input.fill('');
  await page.keyboard.press('Tab');
  expect(await input.inputValue()).toBe('5');
});

it('steps by arrow keys and forgets a draft on Escape', async () => {
  const page = await openStory('forms-quantitystepper--interactive');
  const input = page.getByRole('spinbutton');
  await input.press('ArrowUp');
  await page.getByText('In the cart: 3').waitFor();
  await input.press('ArrowDown');
  await input.press('ArrowDown');
  await page.getByText('In the cart: 1').waitFor();
  await input.fill('4');
  await page.keyboard.press('Escape');
  expect(await input.inputValue()).toBe('1');
});

it('is a spin button with its value and limits, between its two buttons', async () => {
  const page = await openStory('forms-quantitystepper--interactive');
  const input = page.getByRole('spinbutton', { name: 'Quantity of Barrier Cream' });
  expect(await accessible(input)).toMatchObject({ role: 'spinbutton', valuemin: 1, valuemax: 5, valuetext: '2' });
  expect(await page.getByRole('group', { name: 'Quantity of Barrier Cream' }).ariaSnapshot()).toBe(
    [
      '- group "Quantity of Barrier Cream":',
      '  - \'button "One less: Quantity of Barrier Cream"\'',
      '  - spinbutton "Quantity of Barrier Cream": "2"',
      '  - \'button "One more: Quantity of Barrier Cream"\'',
    ].join('\n'),
  );
  for (const target of [page.getByRole('button').first(), input, page.getByRole('button').last()]) {
    await page.keyboard.press('Tab');
    await focusOn(target);
  }
  await page.keyboard.press('Space');
  expect(await accessible(input)).toMatchObject({ valuetext: '3' });
});
