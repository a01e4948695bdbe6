import { expect, it } from 'vitest';
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
