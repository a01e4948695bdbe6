import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

const story = 'forms-datefield--interactive';

async function openMonth(direction: 'ltr' | 'rtl' = 'ltr') {
  const page = await openStory(story, { direction });
  await page.getByRole('button', { name: 'Choose a date, Monday, November 23, 2026' }).click();
  await page.getByRole('grid', { name: 'November 2026' }).waitFor();
  const focused = () => page.locator(':focus').getAttribute('aria-label');
  await expect.poll(focused).toBe('Monday, November 23, 2026');
  return { page, focused };
}

it('moves through days, weeks, months and years by the keys of the ARIA date picker', async () => {
  const { page, focused } = await openMonth();
  for (const [key, day] of [
    ['ArrowRight', 'Tuesday, November 24, 2026'],
    ['ArrowDown', 'Tuesday, December 1, 2026'],
    ['ArrowUp', 'Tuesday, November 24, 2026'],
    ['Home', 'Sunday, November 22, 2026'],
    ['End', 'Saturday, November 28, 2026'],
    ['PageDown', 'Monday, December 28, 2026'],
    ['Shift+PageUp', 'Sunday, December 28, 2025'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(day);
  }
});

it('follows the direction of text with the arrows along the line', async () => {
  const { page, focused } = await openMonth('rtl');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe('Tuesday, November 24, 2026');
});

it('chooses with Enter, closes and gives the focus back', async () => {
  const { page } = await openMonth();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('Value: 2026-11-24').waitFor();
  expect(await page.getByLabel('Date of the class').inputValue()).toBe('11/24/2026');
  expect(await page.locator('input[name=day]').inputValue()).toBe('2026-11-24');
  await page
    .getByRole('button', { name: /^Choose a date/ })
    .and(page.locator(':focus'))
    .waitFor();
});

it('shows days that cannot be chosen, and does not choose them', async () => {
  const { page } = await openMonth();
  const sunday = page.getByRole('button', { name: 'Sunday, November 29, 2026' });
  expect(await sunday.getAttribute('aria-disabled')).toBe('true');
  await sunday.click({ force: true });
  await page.getByText('Value: 2026-11-23').waitFor();
  expect(await page.getByRole('button', { name: 'Saturday, November 21, 2026' }).getAttribute('aria-current')).toBe(
    'date',
  );
  expect(await page.getByRole('gridcell', { selected: true }).textContent()).toBe('23');
});

it('turns the month by its buttons, which keep the focus, and says which it is', async () => {
  const { page } = await openMonth();
  const next = page.getByRole('button', { name: 'Next month' });
  await next.click();
  await page.getByRole('grid', { name: 'December 2026' }).waitFor();
  await next.and(page.locator(':focus')).waitFor();
  expect(await page.getByRole('heading', { name: 'December 2026' }).getAttribute('aria-live')).toBe('polite');
  await page.keyboard.press('Escape');
  await page.getByRole('grid').waitFor({ state: 'detached' });
});

it('parses typed input, and leaves an invalid date to be corrected', async () => {
  const page = await openStory(story);
  const box = page.getByLabel('Date of the class');
  await box.fill('12-1-26');
  await page.getByText('Value: 2026-12-01').waitFor();
  await box.blur();
  expect(await box.inputValue()).toBe('12/01/2026');
  await box.fill('12/32/2026');
  await page.getByText('Value: not a date').waitFor();
  await box.blur();
  expect(await box.inputValue()).toBe('12/32/2026');
});

it('is a named dialog with a month in it, which Escape closes, with the focus back on its button', async () => {
  const { page, focused } = await openMonth();
  const dialog = page.getByRole('dialog');
  expect(await accessible(dialog)).toMatchObject({ role: 'dialog', name: expect.stringMatching(/./) });
  expect(await accessible(page.getByRole('gridcell', { selected: true }))).toMatchObject({
    role: 'gridcell',
    selected: true,
  });
  await page.keyboard.press('PageUp');
  await expect.poll(focused).toBe('Friday, October 23, 2026');
  await page.keyboard.press('Shift+PageDown');
  await expect.poll(focused).toBe('Saturday, October 23, 2027');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusOn(page.getByRole('button', { name: 'Choose a date, Monday, November 23, 2026' }));
});

it('keeps Tab inside of the open month, and chooses with Space', async () => {
  const { page } = await openMonth();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.getByRole('dialog').locator(':focus').count()).toBe(1);
  }
  await page.getByRole('button', { name: 'Wednesday, November 25, 2026' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Value: 2026-11-25').waitFor();
  await focusOn(page.getByRole('button', { name: 'Choose a date, Wednesday, November 25, 2026' }));
});
