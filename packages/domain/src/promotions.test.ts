import { expect, test } from 'vitest';
import { promotionChangesAt, promotionDays } from './promotions.ts';

const at = (text: string): number => Date.parse(text);
const hours = (days: readonly { startsAt: number; endsAt: number }[]) =>
  days.map(({ startsAt, endsAt }) => (endsAt - startsAt) / 3_600_000);

test('a day of a promotion is a date of its zone', () => {
  const days = promotionDays({
    startsAt: at('2026-12-01T07:00:00Z'),
    endsAt: at('2026-12-13T07:00:00Z'),
    zone: 'America/Denver',
  });
  expect(days).toHaveLength(12);
  expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(days[11]).toEqual({ day: 12, startsAt: at('2026-12-12T07:00:00Z'), endsAt: at('2026-12-13T07:00:00Z') });
});

test.each([
  ['spring', '2026-03-07T07:00:00Z', '2026-03-10T06:00:00Z', 'America/Denver', [24, 23, 24]],
  ['fall', '2026-10-31T06:00:00Z', '2026-11-03T07:00:00Z', 'America/Denver', [24, 25, 24]],
  // Clocks go from 23:59 to 01:00, so the date begins at one.
  ['spring at midnight', '2026-09-05T04:00:00Z', '2026-09-08T03:00:00Z', 'America/Santiago', [24, 23, 24]],
  ['an offset of a half hour', '2026-12-01T18:30:00Z', '2026-12-03T18:30:00Z', 'Asia/Kolkata', [24, 24]],
])('days are as long as their dates: %s', (_, startsAt, endsAt, zone, expected) => {
  expect(hours(promotionDays({ startsAt: at(startsAt), endsAt: at(endsAt), zone }))).toEqual(expected);
});

test('the first and the last day may be shorter, and there are at most 31', () => {
  const zone = 'America/Denver';
  const short = promotionDays({ startsAt: at('2026-12-01T16:00:00Z'), endsAt: at('2026-12-02T19:00:00Z'), zone });
  expect(hours(short)).toEqual([15, 12]);
  const long = promotionDays({ startsAt: at('2026-01-01T07:00:00Z'), endsAt: at('2027-01-01T07:00:00Z'), zone });
  expect([long.length, long.at(-1)?.endsAt]).toEqual([31, at('2027-01-01T07:00:00Z')]);
  expect(promotionDays({ startsAt: at('2026-12-02T07:00:00Z'), endsAt: at('2026-12-01T07:00:00Z'), zone })).toEqual([]);
});

test('it changes at its start, at each midnight of its zone and at its end', () => {
  const days = promotionDays({
    startsAt: at('2026-12-01T07:00:00Z'),
    endsAt: at('2026-12-03T07:00:00Z'),
    zone: 'America/Denver',
  });
  const next = (now: string) => {
    const moment = promotionChangesAt(days, at(now));
    return moment === null ? null : new Date(moment).toISOString();
  };
  expect(next('2026-11-01T00:00:00Z')).toBe('2026-12-01T07:00:00.000Z');
  expect(next('2026-12-01T07:00:00Z')).toBe('2026-12-02T07:00:00.000Z');
  expect(next('2026-12-02T23:00:00Z')).toBe('2026-12-03T07:00:00.000Z');
  expect(next('2026-12-03T07:00:00Z')).toBeNull();
});
