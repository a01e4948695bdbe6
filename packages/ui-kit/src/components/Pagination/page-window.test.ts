import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap-end', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap-end', 8]],
  [5, 8, [1, 'gap-start', 4, 5, 6, 7, 8]],
  [10, 20, [1, 'gap-start', 9, 10, 11, 'gap-end', 20]],
  [20, 20, [1, 'gap-start', 16, 17, 18, 19, 20]],
] as const)('page %i of %i', (page, count, expected) => {
  expect(pageWindow(page, count)).toEqual(expected);
});

it('leaves out more than one page at each gap', () => {
  for (let count = 8; count <= 40; count++) {
    for (let page = 1; page <= count; page++) {
      const shown = pageWindow(page, count);
      expect(shown).toHaveLength(7);
      expect(shown).toContain(page);
      shown.forEach((entry, index) => {
        if (typeof entry === 'number') return;
        expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
