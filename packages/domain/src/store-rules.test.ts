import { expect, test } from 'vitest';
import { isoWeekOf, parseIsoWeek } from './iso-week.ts';
import { RESERVED_STORE_LABELS, storeLabelProblem } from './store-label.ts';

test('a label is 3 to 40 letters, digits and single hyphens, and no reserved word', () => {
  for (const good of ['abc', 'lumen-skin', '123', 'a-1', 'x'.repeat(40)]) expect(storeLabelProblem(good)).toBeNull();
  expect(storeLabelProblem('ab')).toBe('too_short');
  expect(storeLabelProblem('x'.repeat(41))).toBe('too_long');
  for (const bad of ['-abc', 'abc-', 'a--b', 'Abc', 'a_b', 'a.b', 'a b', 'äbc', 'abc\n', '../a', 'a/b']) {
    expect(storeLabelProblem(bad)).toBe('characters');
  }
  for (const word of ['admin', 'api', 'store', 'regen', 'null', 'checkout'])
    expect(storeLabelProblem(word)).toBe('reserved');
});

test('every reserved word would otherwise be a label', () => {
  const dead = [...RESERVED_STORE_LABELS].filter((word) => storeLabelProblem(word) !== 'reserved');
  expect(dead).toEqual([]);
});

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

test('weeks belong to the year of their Thursday', () => {
  expect(isoWeekOf(day('2026-11-21'))).toEqual({ week: '2026-W47', start: day('2026-11-16'), end: day('2026-11-23') });
  expect(isoWeekOf(day('2027-01-03') + 86_399_999).week).toBe('2026-W53');
  expect(isoWeekOf(day('2027-01-04')).week).toBe('2027-W01');
  expect(isoWeekOf(day('2024-12-30')).week).toBe('2025-W01');
  expect(isoWeekOf(day('2021-01-01')).week).toBe('2020-W53');
});

test('only weeks that exist are read', () => {
  expect(parseIsoWeek('2026-W53')).toEqual({ week: '2026-W53', start: day('2026-12-28'), end: day('2027-01-04') });
  expect(parseIsoWeek('2025-W53')).toBeNull();
  expect(parseIsoWeek('2026-W00')).toBeNull();
  expect(parseIsoWeek('2026-47')).toBeNull();
  expect(parseIsoWeek('0000-W01')?.week).toBe('0000-W01');
});

test('every week of 400 years is read as it is written', () => {
  let count = 0;
  for (let time = day('1900-01-01'); time < day('2300-01-01'); time += 7 * 86_400_000) {
    const { week, start } = isoWeekOf(time);
    expect(parseIsoWeek(week)?.start).toBe(start);
    count += 1;
  }
  expect(count).toBeGreaterThan(20_000);
});
