import { expect, it } from 'vitest';
import { linePrice } from './shown-totals.ts';

it('prices several units to the cent', () => {
  expect(linePrice(20.9, 3)).toBe(62.7);
  expect(linePrice(0.29, 100)).toBe(29);
  expect(linePrice(1.15, 3)).toBe(3.45);
});
