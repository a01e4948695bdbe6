import { expect, it } from 'vitest';
import { dayOfWeek, longDay, shortDay } from './written-days.ts';

const HOUR = 3_600_000;
/** Every seventh hour of two years: each day, each month, each clock change. */
const moments = Array.from({ length: (2 * 366 * 24) / 7 }, (_, i) => new Date(Date.UTC(2027, 11, 30) + i * 7 * HOUR));

it.each([
  ['local', undefined],
  ['UTC', 'UTC'],
] as const)('match Intl for US English: %s', (zone, timeZone) => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const week = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  expect(moments.map((date) => longDay(date, zone))).toEqual(moments.map((date) => long.format(date)));
  expect(moments.map((date) => shortDay(date, zone))).toEqual(moments.map((date) => medium.format(date)));
  expect(moments.map((date) => dayOfWeek(date, zone))).toEqual(moments.map((date) => week.format(date)));
});

it.each([longDay, shortDay, dayOfWeek])('refuse an invalid date', (write) => {
  expect(() => write(new Date('never'), 'UTC')).toThrow(RangeError);
});
