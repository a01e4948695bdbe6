import { expect, it } from 'vitest';
import { points, signedPoints, wayToNextLevel, worth, yearsToChoose } from './rewards-text.ts';

it('writes points', () => {
  expect([0, 1, 3432].map(points)).toEqual(['0 points', '1 point', '3,432 points']);
  expect([614, -2500].map(signedPoints)).toEqual(['+614', '−2,500']);
});

it('says what points are worth, to the cent', () => {
  expect(worth(3432, 0.05)).toBe('$171.60');
  expect(worth(3, 0.1)).toBe('$0.30');
});

it('says how far it is to the next level', () => {
  const progress = { level: 'Silver', nextLevel: 'Gold', spent: 4847.12, needed: 5000, currency: 'USD' as const };
  expect(wayToNextLevel(progress)).toBe('$152.88 to Gold');
  expect(wayToNextLevel({ ...progress, spent: 5000 })).toBe('Gold reached');
  expect(wayToNextLevel({ ...progress, nextLevel: null, needed: null })).toBeNull();
});

it('offers each year once, newest first', () => {
  expect(yearsToChoose([2025, 2024], 2025, 2026)).toEqual([2026, 2025, 2024]);
  expect(yearsToChoose([], 2026, 2026)).toEqual([2026]);
});
