import { describe, expect, test } from 'vitest';
import { openingProblems, sortOpenings } from './opening-hours.ts';
import { returnsPolicyName } from './returns-policy.ts';
import { DEFAULT_REWARDS_LEVELS, rewardsStanding } from './rewards-levels.ts';
import { dateIn, isTimeZone, yearIn, zonedTime } from './time-zones.ts';

test.each([
  ['2023-06-12T23:59:59.999Z', 'returns-policy'],
  ['2023-06-13T00:00:00.000Z', 'returns-policy-rebrand'],
  ['2023-06-17T12:00:00.000Z', 'returns-policy-rebrand'],
  ['2023-06-21T06:59:59.999Z', 'returns-policy-rebrand'],
  ['2023-06-21T07:00:00.000Z', 'returns-policy'],
  ['2026-11-21T07:00:00.000Z', 'returns-policy'],
])('the returns policy at %s is %s', (now, name) => {
  expect(returnsPolicyName(new Date(now))).toBe(name);
});

describe('zones', () => {
  test.each(['America/Denver', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+7', 'EST5EDT', 'Asia/Kolkata'])(
    '%s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
    },
  );
  test.each(['', 'Mars/Olympus', '+02:00', 'GMT+5', 'America/', 'America/Denver; drop', '../etc'])('not %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  test('know where a day begins, also when their clocks change', () => {
    const day = Date.parse('2026-11-01');
    expect(zonedTime(day, 0, 'America/Denver').toISOString()).toBe('2026-11-01T06:00:00.000Z');
    expect(zonedTime(day + 86_400_000, 0, 'America/Denver').toISOString()).toBe('2026-11-02T07:00:00.000Z');
    expect(dateIn('America/Denver', Date.parse('2026-11-02T06:59:59.999Z'))).toBe(day);
    expect(dateIn('Pacific/Auckland', Date.parse('2026-10-31T11:00:00Z'))).toBe(day);
    expect(dateIn('America/Denver', -1)).toBe(Date.parse('1969-12-31'));
  });

  test('decide the year of a moment', () => {
    const moment = new Date('2026-01-01T05:30:00Z');
    expect(yearIn('America/Denver', moment)).toBe(2025);
    expect(yearIn('Europe/London', moment)).toBe(2026);
  });
});

describe('opening hours', () => {
  const at = (day: 'monday' | 'sunday', opens: string, closes: string) => ({ day, opens, closes });

  test('may have a break, and touch', () => {
    const hours = [at('monday', '09:00', '12:00'), at('monday', '12:00', '18:00'), at('sunday', '09:00', '12:00')];
    expect(openingProblems(hours)).toEqual([]);
  });
  test('do not close before they open, nor overlap', () => {
    const hours = [at('monday', '09:00', '12:00'), at('monday', '18:00', '18:00'), at('monday', '11:59', '13:00')];
    expect(openingProblems(hours).map(({ index }) => index)).toEqual([1, 2]);
  });
  test('are sorted by weekday and time', () => {
    const hours = [at('sunday', '09:00', '12:00'), at('monday', '13:00', '18:00'), at('monday', '09:00', '12:00')];
    expect(sortOpenings(hours)).toEqual([hours[2], hours[1], hours[0]]);
  });
});

describe('levels', () => {
  test.each([
    [null, 0, null, 'Silver', 1_000_00],
    [null, 999_99, null, 'Silver', 1_000_00],
    [null, 1_000_00, 'Silver', 'Gold', 5_000_00],
    ['Gold', 0, 'Gold', 'Platinum', 12_000_00],
    ['Silver', 5_000_00, 'Gold', 'Platinum', 12_000_00],
    ['Platinum', 20_000_00, 'Platinum', null, null],
    ['Founder', 0, 'Founder', 'Silver', 1_000_00],
  ])('holding %s with %i cents: %s, then %s', (held, bought, level, nextLevel, needed) => {
    expect(rewardsStanding(DEFAULT_REWARDS_LEVELS, held, bought)).toEqual({ level, nextLevel, needed });
  });
});
