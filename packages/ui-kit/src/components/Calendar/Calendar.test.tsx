import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

const chosen = 'Friday, November 20, 2026, 4 events';
const focused = (page: Page) => page.locator(':focus').getAttribute('aria-label');

async function press(page: Page, steps: readonly (readonly [key: string, day: string])[]) {
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe(name);
  }
}

it('is one stop of the tab key, and arrows move through it as the ARIA grid does', async () => {
  const page = await openStory('data-calendar--month');
  const grid = page.getByRole('grid', { name: 'November 2026' });
  expect(await grid.locator('button[tabindex="0"]').count()).toBe(1);
  await page.getByRole('button', { name: chosen }).focus();
  await press(page, [
    ['ArrowRight', 'Saturday, November 21, 2026'],
    ['ArrowLeft', chosen],
    ['Home', 'Sunday, November 15, 2026'],
    ['End', 'Saturday, November 21, 2026'],
    ['ArrowDown', 'Saturday, November 28, 2026'],
    ['ArrowDown', 'Saturday, December 5, 2026'],
  ]);
  await page.getByRole('grid', { name: 'December 2026' }).waitFor();
  await press(page, [
    ['ArrowUp', 'Saturday, November 28, 2026'],
    ['PageUp', 'Wednesday, October 28, 2026'],
    ['PageDown', 'Saturday, November 28, 2026'],
    ['Shift+PageDown', 'Sunday, November 28, 2027'],
    ['Shift+PageUp', 'Saturday, November 28, 2026'],
  ]);
});

it('chooses a day by Enter and by Space, not by moving, and shows its events', async () => {
  const page = await openStory('data-calendar--month');
  const panel = page.getByRole('heading', { level: 3 });
  expect(await page.getByRole('link').count()).toBe(4);
  await page.getByRole('button', { name: chosen }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('Saturday, November 21, 2026');
  expect(await panel.textContent()).toBe('Friday, November 20, 2026');
  await page.keyboard.press('Enter');
  await page.getByText('No events on this day.').waitFor();
  expect(await page.locator('[aria-selected="true"]').getByRole('button').textContent()).toBe('21');
  await press(page, [['ArrowLeft', chosen]]);
  await page.keyboard.press('Space');
  await page.getByText('9:00 AM MST · Virtual class').waitFor();
});

it('exposes the day, the number of events, today and the selection', async () => {
  const page = await openStory('data-calendar--month');
  const tree = await page.getByRole('grid').ariaSnapshot();
  expect(tree).toContain('columnheader "Sunday"');
  expect(tree).toContain(`gridcell "${chosen} Barrier repair Enzyme lab Virtual class: retinol +1" [selected]`);
  expect(tree).toContain('button "Tuesday, November 3, 2026, 1 event"');
  const today = page.getByRole('button', { name: 'Saturday, November 21, 2026' });
  expect(await today.getAttribute('aria-current')).toBe('date');
});

it('follows the direction of text', async () => {
  const page = await openStory('data-calendar--month', { direction: 'rtl' });
  await page.getByRole('button', { name: chosen }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).toBe('Saturday, November 21, 2026');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe(chosen);
});

it('stays between the first and the last day', async () => {
  const page = await openStory('data-calendar--one-view-with-limits');
  expect(await page.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
  const early = page.getByRole('button', { name: 'Monday, November 9, 2026' });
  expect(await early.getAttribute('aria-disabled')).toBe('true');
  await early.click({ force: true });
  expect(await page.getByRole('heading', { level: 3 }).textContent()).toBe('Friday, November 20, 2026');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('heading', { name: 'Saturday, December 5, 2026' }).waitFor();
  expect(await page.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Saturday, December 5, 2026' }).focus();
  await page.keyboard.press('PageUp');
  await press(page, [['PageUp', 'Tuesday, November 10, 2026, 1 event']]);
});

it('leaves the focus where it is when the page turns, also after a key that led nowhere', async () => {
  const page = await openStory('data-calendar--one-view-with-limits');
  await page.getByRole('button', { name: chosen }).focus();
  await press(page, [['PageUp', 'Tuesday, November 10, 2026, 1 event']]);
  await page.keyboard.press('ArrowLeft');
  const next = page.getByRole('button', { name: 'Next month' });
  await next.press('Enter');
  await page.getByRole('grid', { name: 'December 2026' }).waitFor();
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('changes its view by arrow keys and keeps one on', async () => {
  const page = await openStory('data-calendar--month');
  const group = page.getByRole('radiogroup', { name: 'View' });
  await group.getByRole('radio', { name: 'Month' }).focus();
  await page.keyboard.press('ArrowRight');
  await focusOn(group.getByRole('radio', { name: 'Week' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nov 15 – 21, 2026' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await group.getByRole('radio', { name: 'Week' }).getAttribute('aria-checked')).toBe('true');
});

it('turns by week in the week, by month elsewhere, and comes back to today', async () => {
  const page = await openStory('data-calendar--week');
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('heading', { name: 'Nov 22 – 28, 2026' }).waitFor();
  await page.getByRole('button', { name: 'Today' }).click();
  await page.locator('li[aria-current="date"]').getByRole('heading', { name: 'Saturday, November 21, 2026' }).waitFor();
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).textContent()).toBe('October 2026');
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
  expect(await empty.getByText('No events this month.').count()).toBe(1);
});

it('speaks the language it is given, and begins the week where that language does', async () => {
  const page = await openStory('data-calendar--localised');
  const grid = page.getByRole('grid', { name: 'November 2026' });
  expect(await grid.getByRole('columnheader').first().innerText()).toContain('Mo');
  await page.getByRole('button', { name: 'Freitag, 20. November 2026, 4 Termine' }).focus();
  await press(page, [['Home', 'Montag, 16. November 2026']]);
});
