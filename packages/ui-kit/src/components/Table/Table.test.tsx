import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it('is a table with headers on wide screens', async () => {
  const page = await openStory('data-table--layouts');
  const table = page.getByRole('table', { name: 'Orders, cards' });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Order',
    'Placed',
    'State',
    'Total',
    'Actions',
  ]);
  expect(
    await table
      .getByRole('row', { name: /GM-20418/ })
      .getByRole('cell')
      .count(),
  ).toBe(4);
});

it('scrolls sideways on phones when asked to, with each date on one line', async () => {
  const page = await openStory('data-table--layouts', { width: 360 });
  const table = page.getByRole('table', { name: 'Orders, scroll' });
  expect(await table.locator('tbody').evaluate((element) => getComputedStyle(element).display)).toBe('table-row-group');
  const row = table.getByRole('row', { name: /GM-20418/ });
  expect(await row.getByText('Placed').isVisible()).toBe(false);
  expect((await row.getByText('Nov 3, 2026').boundingBox())?.height).toBeLessThan(30);
});

it('shows each row as a card with labels on phones, and is still a table', async () => {
  const page = await openStory('data-table--layouts', { width: 360 });
  const row = page.getByRole('table', { name: 'Orders, cards' }).getByRole('row', { name: /GM-20418/ });
  expect(await row.getByRole('cell').count()).toBe(4);
  expect(await row.getByText('Placed').isVisible()).toBe(true);
  const placed = await row.getByText('Nov 3, 2026').boundingBox();
  const total = await row.getByText('$148.00').boundingBox();
  expect(total?.y).toBeGreaterThan(placed?.y ?? 0);
});

it('is sorted from its headers by keyboard, and says by which and in which direction', async () => {
  const page = await openStory('data-table--sortable');
  const table = page.getByRole('table', { name: 'Classes' });
  const header = (name: string) => table.getByRole('columnheader', { name });
  const first = () => table.getByRole('rowheader').first().textContent();
  expect(await accessible(header('Day'))).toMatchObject({ role: 'columnheader', name: 'Day' });
  expect(await header('Day').getAttribute('aria-sort')).toBe('ascending');
  expect(await first()).toBe('Barrier repair');
  for (const name of ['Class', 'Day', 'Seats left']) {
    await page.keyboard.press('Tab');
    await focusOn(header(name).getByRole('button', { name }));
  }
  await page.keyboard.press('Enter');
  await expect.poll(first).toBe('Retail that helps');
  await page.keyboard.press('Space');
  await expect.poll(first).toBe('Barrier repair');
  expect(await header('Seats left').getAttribute('aria-sort')).toBe('descending');
  expect(await table.locator('[aria-sort]').count()).toBe(1);
  await focusOn(header('Seats left').getByRole('button'));
  expect(await header('Place').getByRole('button').count()).toBe(0);
});

it('can be sorted on phones too, where the headers are labels of the cards', async () => {
  const page = await openStory('data-table--sortable', { width: 320 });
  const seats = page.getByRole('button', { name: 'Seats left' });
  expect((await seats.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await seats.click();
  await expect.poll(() => page.getByRole('rowheader').first().textContent()).toBe('Retail that helps');
});

it('keeps its headers in view while the rows scroll', async () => {
  const page = await openStory('data-table--sortable');
  await page.setViewportSize({ width: 1024, height: 200 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect((await page.getByRole('button', { name: 'Day' }).boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

it('scrolls by keyboard where it is wider than the screen', async () => {
  const page = await openStory('data-table--layouts', { width: 320 });
  const region = page.getByRole('region', { name: 'Orders, scroll' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});
