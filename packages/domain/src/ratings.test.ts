import { expect, it } from 'vitest';
import { averageRating, reviewerName } from './ratings.ts';

it('averages stars to one decimal', () => {
  expect(averageRating(0, 0)).toBeNull();
  expect(averageRating(9, 2)).toBe(4.5);
  expect(averageRating(14, 3)).toBe(4.7);
  expect(averageRating(5, 5)).toBe(1);
});

it('names a reviewer by the first name and one letter', () => {
  expect(reviewerName('Ana', 'Ruiz')).toBe('Ana R.');
  expect(reviewerName(' Li ', 'åström')).toBe('Li Å.');
  expect(reviewerName('Mia', '')).toBe('Mia');
});
