import { expect, it } from 'vitest';
import { pointsProblem } from './points-problem.ts';

it.each([
  ['', 0, 'Enter a whole number of at least 1.'],
  ['1.5', 1.5, 'Enter a whole number of at least 1.'],
  ['0', 0, 'Enter a whole number of at least 1.'],
  ['1000001', 1_000_001, 'Enter no more than 1,000,000.'],
  ['421', -421, 'They only have 420 points.'],
  ['420', -420, null],
  ['5', 5, null],
])('%s as %d of 420: %s', (amount, points, problem) => {
  expect(pointsProblem(amount, points, 420)).toBe(problem);
});
