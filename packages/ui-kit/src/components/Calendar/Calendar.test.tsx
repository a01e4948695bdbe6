import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('moves through the month as the ARIA grid does, and shows the events of the day', async () => {
  const page = await openStory('data-calendar--month');
  await page.getByRole('grid', { name: 'November 2026' }).waitFor();
  const day = page.getByRole('button', { name: 'Friday, November 20, 2026, 4 events' });
  expect(await day.getAttribute('tabindex')).toBe('0');
  expect(await page.getByRole('link').count()).toBe(4);
  await day.focus();
  const focused = () => page.locator(':focus').getAttribute('aria-label');
  for (const [key, name] of [
    ['ArrowRight', 'Saturday, November 21, 2026'],
    ['Home', 'Sunday, November 15, 2026'],
    ['ArrowUp', 'Sunday, November 8, 2026'],
    ['PageDown', 'Tuesday, December 8, 2026'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(name);
  }
  await page.getByRole('grid', { name: 'December 2026' }).waitFor();
  await page.getByText('Nothing on this day.').waitFor();
});

it('follows the direction of text', async () => {
  const page = await openStory('data-calendar--month', { direction: 'rtl' });
  await page.getByRole('button', { name: 'Friday, November 20, 2026, 4 events' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => page.locator(':focus').getAttribute('aria-label'))
    .toBe('Saturday, November 21, 2026');
  expect(await page.locator(':focus').getAttribute('aria-current')).toBe('date');
});

it('changes its view by arrow keys and keeps one on', async () => {
  const page = await openStory('data-calendar--month');
  const group = page.getByRole('group', { name: 'View' }).or(page.getByRole('radiogroup', { name: 'View' }));
  await group.getByRole('radio', { name: 'Month' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nov 15 – Nov 21, 2026' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await group.getByRole('radio', { name: 'Week' }).getAttribute('aria-checked')).toBe('true');
});

it('turns by week in the week, by month elsewhere, and comes back to today', async () => {
  const page = await openStory('data-calendar--week');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Nov 22 – Nov 28, 2026' }).waitFor();
  await page.getByRole('button', { name: 'Today' }).click();
  expect(await page.locator('li[aria-current="date"]').getByRole('heading').textContent()).toBe('21 Sat');
});

it('lists the days of the month that have events, and says when there are none', async () => {
  const page = await openStory('data-calendar--list');
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Tuesday, November 3, 2026',
    'Tuesday, November 10, 2026',
    'Tuesday, November 17, 2026',
    'Friday, November 20, 2026',
    'Tuesday, November 24, 2026',
  ]);
  const empty = await openStory('data-calendar--empty');
  expect(await empty.getByText('Nothing in this time.').count()).toBe(1);
});
