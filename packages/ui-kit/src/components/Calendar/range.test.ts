import { describe, expect, it } from 'vitest';
import { weekOf } from '../../dates/days.ts';
import { clampDay, formatRange, isWithin, turned } from './range.ts';

const range = { min: '2026-11-10', max: '2026-12-05' };

it('holds a day within the range, both ends included', () => {
  expect(['2026-11-09', '2026-11-10', '2026-12-05', '2026-12-06'].map((day) => isWithin(day, range))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isWithin('1999-01-01', {})).toBe(true);
  expect(clampDay('2026-01-01', range)).toBe('2026-11-10');
  expect(clampDay('2027-01-01', range)).toBe('2026-12-05');
  expect(clampDay('2026-11-21', range)).toBe('2026-11-21');
  expect(clampDay('2026-11-21', {})).toBe('2026-11-21');
});

describe('turning', () => {
  const turn = (day: string, view: 'month' | 'week', by: 1 | -1, within = range) =>
    turned(day, weekOf(day, 0), view, by, within);

  it('stops at the nearest day of the next page that may be chosen', () => {
    expect(turn('2026-11-21', 'month', 1)).toBe('2026-12-05');
    expect(turn('2026-11-21', 'month', -1)).toBeNull();
    expect(turn('2026-12-05', 'month', 1)).toBeNull();
    expect(turn('2026-11-16', 'week', -1)).toBe('2026-11-10');
    expect(turn('2026-11-12', 'week', -1)).toBeNull();
  });

  it('goes on without an end where there is none', () => {
    expect(turned('2026-12-31', weekOf('2026-12-31', 0), 'list', 1, {})).toBe('2027-01-31');
  });
});

it('writes a week as the locale does, without spaces that engines disagree about', () => {
  expect(formatRange('2026-11-15', '2026-11-21', 'en-US')).toBe('Nov 15 – 21, 2026');
  expect(formatRange('2026-11-16', '2026-11-22', 'de-DE')).toMatch(/^16\.\s?–\s?22\. Nov\. 2026$/);
});
