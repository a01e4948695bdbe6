import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { QrCode } from './index.ts';
import { modulesOf } from './modules.ts';

/** Whether the point is in one of the rectangles of the path. */
function isDark(path: string, x: number, y: number): boolean {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].some(
    ([, start, row, length]) => Number(row) === y && x >= Number(start) && x < Number(start) + Number(length),
  );
}

it('draws the three finders of a code and a quiet zone around it', () => {
  const { side, path } = modulesOf('https://regen.example/', 'M');
  // Version 2: 25 modules and four of quiet on each side.
  expect(side).toBe(33);
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [left, top] of [
    [4, 4],
    [side - 11, 4],
    [4, side - 11],
  ] as const) {
    const drawn = finder.map((row, y) => [...row].map((_, x) => (isDark(path, left + x, top + y) ? 1 : 0)).join(''));
    expect(drawn).toEqual(finder);
  }
  expect([...path.matchAll(/M(\d+) (\d+)/g)].every(([, x, y]) => Number(x) >= 4 && Number(y) >= 4)).toBe(true);
});

it('grows with the correction, and refuses what no code can hold', () => {
  const sides = (['L', 'M', 'Q', 'H'] as const).map((correction) => modulesOf('x'.repeat(60), correction).side);
  expect(sides).toEqual(sides.toSorted((a, b) => a - b));
  expect(new Set(sides).size).toBeGreaterThan(2);
  expect(() => modulesOf('x'.repeat(5000), 'M')).toThrow('Data too long');
});

it('is a picture with a name', () => {
  const figure = markup(<QrCode value="https://regen.example/" label="Open the routine" caption="regen.example" />);
  expect(figure).toContain('<svg role="img" aria-label="Open the routine"');
  expect(figure).toContain('<figcaption>regen.example</figcaption>');
});

it('stays dark on light in every theme, in both directions and on paper', async () => {
  const page = await openStory('data-qrcode--sizes', { direction: 'rtl' });
  const colors = () =>
    page
      .getByRole('img')
      .first()
      .evaluate((svg) => [getComputedStyle(svg).fill, getComputedStyle(svg).backgroundColor]);
  const plain = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
  expect(await colors()).toEqual(plain);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await colors()).toEqual(plain);
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect(await colors()).toEqual(plain);
});
