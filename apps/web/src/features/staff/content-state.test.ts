import { expect, it } from 'vitest';
import { ageOf } from './ContentState.tsx';

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [179, '2 minutes'],
  [7_199, '119 minutes'],
  [7_200, '2 hours'],
  [10_799, '2 hours'],
])('calls %i seconds %s', (seconds, age) => {
  expect(ageOf(seconds)).toBe(age);
});
