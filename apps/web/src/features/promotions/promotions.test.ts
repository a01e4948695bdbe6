import { expect, it } from 'vitest';
import { promotionDate } from './promotion-dates.ts';
import { turnsIn } from './promotion-queries.ts';

const NOW = Date.parse('2026-12-01T06:59:00Z');

it('waits until a promotion turns, never longer than an hour, and asks again while the device is ahead of the server', () => {
  expect(turnsIn('2026-12-01T07:00:00Z', NOW)).toBe(60_000);
  expect(turnsIn('2026-12-31T07:00:00Z', NOW)).toBe(3_600_000);
  expect(turnsIn('2026-12-01T06:59:00Z', NOW)).toBe(20_000);
  expect(turnsIn('2026-11-30T07:00:00Z', NOW)).toBe(20_000);
  expect([turnsIn(null, NOW), turnsIn(undefined, NOW)]).toEqual([false, false]);
});

it('writes dates in the zone of the promotion, wherever somebody is', () => {
  const midnight = '2026-12-01T07:00:00Z';
  expect(promotionDate(midnight, 'America/Denver', 'day')).toBe('Dec 1');
  expect(promotionDate(midnight, 'America/Denver', 'date')).toBe('Tuesday, December 1');
  expect(promotionDate(midnight, 'America/Denver', 'moment')).toBe('December 1, 12:00 AM MST');
  expect(promotionDate('2026-07-01T06:00:00Z', 'America/Denver', 'moment')).toBe('July 1, 12:00 AM MDT');
});
