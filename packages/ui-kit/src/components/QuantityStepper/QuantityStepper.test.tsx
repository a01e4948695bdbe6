import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('steps by buttons, and keeps the focus at the end', async () => {
  const page = await openStory('forms-quantitystepper--interactive');
  const more = page.getByRole('button', { name: 'One more: Quantity of Barrier Cream' });
  await more.focus();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Enter');
  await page.getByText('In the bag: 5').waitFor();
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
  await page.getByText('In the bag: 2').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('In the bag: 4').waitFor();
  await input.fill('99');
  await page.keyboard.press('Tab');
  await page.getByText('In the bag: 5').waitFor();
  await input.fill('');
  await page.keyboard.press('Tab');
  expect(await input.inputValue()).toBe('5');
});

it('steps by arrow keys and forgets a draft on Escape', async () => {
  const page = await openStory('forms-quantitystepper--interactive');
  const input = page.getByRole('spinbutton');
  await input.press('ArrowUp');
  await page.getByText('In the bag: 3').waitFor();
  await input.press('ArrowDown');
  await input.press('ArrowDown');
  await page.getByText('In the bag: 1').waitFor();
  await input.fill('4');
  await page.keyboard.press('Escape');
  expect(await input.inputValue()).toBe('1');
});
