import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Sparkline } from './index.ts';

it('says its course in its name, and each value at its point', async () => {
  const page = await openStory('data-sparkline--sizes');
  const line = page.getByRole('group', {
    name: 'Sales, md: from $420.00 to $822.00, lowest $380.00, highest $1,240.00',
    exact: true,
  });
  expect(await line.getByRole('img').count()).toBe(7);
  await line.getByRole('img', { name: '19 Thu: $1,240.00' }).waitFor();
});

it('shows the value of the point that has the focus, else the last', async () => {
  const page = await openStory('data-sparkline--sizes');
  const readout = page.locator('[aria-hidden="true"]').filter({ hasText: /^\$/ });
  await expect.poll(() => readout.first().textContent()).toBe('$822.0022 Sun');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readout.first().textContent()).toBe('$610.5017 Tue');
});

it('has all figures in a table, hidden or behind a button', async () => {
  const page = await openStory('data-sparkline--tables');
  expect(await page.getByRole('table', { name: 'Sales, table hidden' }).getByRole('row').count()).toBe(8);
  await page.getByRole('button', { name: 'Show as table: Sales, table toggle' }).click();
  expect(await page.getByRole('table', { name: 'Sales, table toggle' }).getByRole('row').count()).toBe(8);
});

it('takes no focus when static, and keeps to the height when nothing changes', () => {
  const still = markup(<Sparkline isStatic label="Sales" categories={['a', 'b']} values={[5, 5]} />);
  expect(still).not.toContain('tabindex');
  expect(still).toContain('role="img" aria-label="Sales: from 5 to 5, lowest 5, highest 5"');
  expect(still).toContain('M25 50L75 50');
});

it('says so when nothing is known', () => {
  const empty = markup(<Sparkline label="Sales" categories={['a']} values={[null]} />);
  expect(empty).toContain('Sales: No figures for this time yet.');
  expect(empty).not.toContain('<table');
});
