import { expect, it } from 'vitest';
import { roomFor } from '../../charts/Plot.tsx';
import { scaleOf } from '../../charts/scale.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { BarChart } from './index.ts';

it('labels its axis with round numbers around all values', () => {
  expect(scaleOf([420, 1240], true).ticks).toEqual([0, 500, 1000, 1500]);
  expect(scaleOf([0.12, 0.31], true).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(scaleOf([-130, 380], true).ticks).toEqual([-200, 0, 200, 400]);
  expect(scaleOf([42.5], true).ticks).toEqual([0, 20, 40, 60]);
  expect(scaleOf([-3, -3], false).ticks.at(-1)).toBe(0);
  expect(scaleOf([], true).ticks[0]).toBe(0);
  for (let round = 0; round < 500; round += 1) {
    const values = Array.from({ length: 1 + (round % 7) }, () => (Math.random() - 0.4) * 10 ** (round % 9));
    const { ticks, at } = scaleOf(values, round % 2 === 0);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThan(8);
    for (const value of values) {
      expect(at(value)).toBeGreaterThan(-1e-6);
      expect(at(value)).toBeLessThan(100 + 1e-6);
    }
  }
});

it('leaves out labels that have no room, and never the first', () => {
  expect(roomFor(0, 90, 6)).toBe(0);
  expect(roomFor(1, 7, 6)).toBeGreaterThan(roomFor(2, 7, 6));
  expect(roomFor(3, 12, 12)).toBe(80);
});

it('says each point in a sentence, in the money and days of the reader', async () => {
  const page = await openStory('data-barchart--series');
  const chart = page.getByRole('group', { name: 'Sales by channel, upright' });
  expect(await chart.getByRole('img').count()).toBe(7);
  await chart
    .getByRole('img', { name: '16 Mon: Retail $420.00, Pro $980.00, School $120.00, Events $0.00', exact: true })
    .waitFor();
  await chart.getByRole('img', { name: '22 Sun: Retail $0.00, Pro No value, School No value, Events $0.00' }).waitFor();
  const german = markup(
    <BarChart
      title="Umsatz"
      locale="de-DE"
      categories={['2026-11-01']}
      categoryFormat={{ month: 'long' }}
      valueFormat={{ style: 'currency', currency: 'EUR' }}
      series={[{ id: 'sales', label: 'Umsatz', values: [1204.5] }]}
    />,
  );
  expect(german).toContain('aria-label="November: 1.204,50\u00a0€"');
});

it('is one stop for Tab; arrows, Home and End go from point to point in the direction of the text', async () => {
  for (const [direction, forward] of [
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const) {
    const page = await openStory('data-barchart--directions', { direction });
    const focused = () => page.locator(':focus').getAttribute('aria-label');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('16 Mon: $420.00');
    await page.keyboard.press(forward);
    expect(await focused()).toBe('17 Tue: $610.50');
    // The key shows the same to the eye.
    await page.getByText('$610.50').first().waitFor();
    await page.keyboard.press('End');
    expect(await focused()).toBe('22 Sun: $0.00');
    await page.keyboard.press(forward);
    expect(await focused()).toBe('22 Sun: $0.00');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('16 Mon: $420.00');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Show as table');
  }
});

it('shows the same figures as a table', async () => {
  const page = await openStory('data-barchart--directions');
  const button = page.getByRole('button', { name: 'Show as table' }).first();
  expect(await page.getByRole('table').count()).toBe(0);
  await button.focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Sales of the week' });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Day', 'Retail']);
  expect(await table.getByRole('row').count()).toBe(8);
  expect(await table.getByRole('row', { name: /19 Thu/ }).textContent()).toContain('$1,240.00');
  expect(await page.getByRole('button', { name: 'Hide table' }).first().getAttribute('aria-expanded')).toBe('true');
});

it('stands on zero: losses hang below it', async () => {
  const page = await openStory('data-barchart--losses');
  const chart = page.getByRole('group', { name: 'Balance, upright' });
  const box = (name: string) => chart.getByRole('img', { name }).locator('rect').boundingBox();
  const [gain, loss] = [await box('16 Mon: $240.00'), await box('17 Tue: -$130.25')];
  // Each has half a pixel of edge.
  expect(Math.abs((gain?.y ?? 0) + (gain?.height ?? 0) - (loss?.y ?? 0))).toBeLessThan(1.5);
  expect((gain?.height ?? 0) / (loss?.height ?? 1)).toBeCloseTo(240 / 130.25, 1);
});

it('says so when there is nothing to draw, and draws a single point', async () => {
  const page = await openStory('data-barchart--edges');
  await page.getByRole('figure', { name: 'Without figures' }).getByText('No figures for this time yet.').waitFor();
  const one = page.getByRole('group', { name: 'One day' }).getByRole('img', { name: '16 Mon: $42.50' });
  expect(await one.locator('rect').count()).toBe(1);
});

it('is drawn in the colors of the person where they are forced', async () => {
  const page = await openStory('data-barchart--directions');
  await page.emulateMedia({ forcedColors: 'active' });
  const fill = await page
    .getByRole('img', { name: '16 Mon: $420.00' })
    .locator('rect')
    .evaluate((bar) => {
      const probe = document.createElement('p');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      const both = [getComputedStyle(bar).fill, getComputedStyle(probe).color];
      probe.remove();
      return both;
    });
  await page.emulateMedia({ forcedColors: null });
  expect(fill[0]).toBe(fill[1]);
});
