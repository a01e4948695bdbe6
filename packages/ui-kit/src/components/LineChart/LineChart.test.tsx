import { expect, it } from 'vitest';
import { linePath, stretches } from '../../charts/path.ts';
import { openStory } from '../../testing/story.ts';

it('goes through its points, straight or smooth', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 50, y: 90 },
    { x: 100, y: 90 },
  ];
  expect(linePath(points, false)).toBe('M0 10L50 90L100 90');
  expect(linePath(points, true)).toMatch(/^M0 10C.* 50 90C.* 100 90$/);
});

it('never curves beyond the points that it joins', () => {
  for (let round = 0; round < 200; round += 1) {
    const points = Array.from({ length: 6 }, (_, index) => ({ x: index * 20, y: Math.random() * 100 }));
    const curves = linePath(points, true).split('C').slice(1);
    curves.forEach((curve, index) => {
      const [, y1 = 0, , y2 = 0] = curve.split(' ').map(Number);
      const ends = [points[index]?.y ?? 0, points[index + 1]?.y ?? 0];
      for (const y of [y1, y2]) {
        expect(y).toBeGreaterThanOrEqual(Math.min(...ends) - 0.01);
        expect(y).toBeLessThanOrEqual(Math.max(...ends) + 0.01);
      }
    });
  }
});

it('is parted where nothing is known', () => {
  const point = { x: 1, y: 1 };
  expect(stretches([point, null, null, point, point]).map((part) => part.length)).toEqual([1, 2]);
  expect(stretches([null])).toEqual([]);
});

it('says all series at each place, and follows the arrow keys', async () => {
  const page = await openStory('data-linechart--series');
  await page.keyboard.press('Tab');
  const focused = () => page.locator(':focus').getAttribute('aria-label');
  expect(await focused()).toBe('Jan 2026: Sent 40, Opened 31, Added 18, Bought 9');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Apr 2026: Sent 58, Opened 47, Added No value, Bought 17');
  // The key tells the same to the eye, until Escape.
  await page.locator('[aria-hidden="true"]', { hasText: /^58$/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[aria-hidden="true"]', { hasText: /^58$/ }).waitFor({ state: 'detached' });
});

it('puts markers on the line in both directions of text', async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const page = await openStory('data-linechart--curves', { direction });
    const chart = page.getByRole('group', { name: 'Points earned, straight' });
    const line = await chart.locator('svg').first().locator('path').last().boundingBox();
    const first = await chart.getByRole('img', { name: 'Jan: 320' }).locator('path').boundingBox();
    const middle = (first?.x ?? 0) + (first?.width ?? 0) / 2;
    const start = direction === 'ltr' ? (line?.x ?? 0) : (line?.x ?? 0) + (line?.width ?? 0);
    expect(Math.abs(middle - start)).toBeLessThan(2);
  }
});

it('has a table in each way of showing it', async () => {
  const page = await openStory('data-linechart--tables');
  expect(await page.getByRole('table', { name: 'Points, table shown' }).getByRole('row').count()).toBe(13);
  const hidden = page.getByRole('table', { name: 'Points, table hidden' });
  expect(await hidden.getByRole('row').count()).toBe(13);
  expect((await hidden.locator('xpath=ancestor::div[2]').boundingBox())?.width).toBe(1);
  expect(await page.getByRole('table', { name: 'Points, table toggle' }).count()).toBe(0);
});

it('says so when there is nothing to draw, and marks a single point', async () => {
  const page = await openStory('data-linechart--edges');
  await page.getByRole('figure', { name: 'Without figures' }).getByText('No figures').waitFor();
  const one = page.getByRole('group', { name: 'One month' }).getByRole('img', { name: 'Jan: 320' });
  expect(await one.locator('path').count()).toBe(1);
});
