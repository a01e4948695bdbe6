import { expect, it } from 'vitest';
import { addDays, addMonths, dayPattern, isDay, readDay, todayHere, weekOf, weeksOf, writeDay } from './days.ts';

it('knows which days exist', () => {
  expect(['2028-02-29', '2026-02-29', '2026-13-01', '26-1-1', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('steps over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

it('lays a month out in whole weeks', () => {
  const november = weeksOf('2026-11', 0);
  expect(november).toHaveLength(5);
  expect(november[0]?.[0]).toBe('2026-11-01');
  expect(november.at(-1)?.at(-1)).toBe('2026-12-05');
  // February 2026 begins on a Sunday: exactly four weeks.
  expect(weeksOf('2026-02', 0)).toHaveLength(4);
  expect(weeksOf('2026-08', 0)).toHaveLength(6);
  expect(weekOf('2026-11-21', 1)[0]).toBe('2026-11-16');
});

it('reads and writes a day as the locale does', () => {
  expect([writeDay('2026-11-05', 'en-US'), dayPattern('en-US')]).toEqual(['11/05/2026', 'MM/DD/YYYY']);
  expect([writeDay('2026-11-05', 'de-DE'), dayPattern('de-DE')]).toEqual(['05.11.2026', 'DD.MM.YYYY']);
  expect(readDay('11/5/2026', 'en-US')).toBe('2026-11-05');
  expect(readDay(' 11-5-26 ', 'en-US')).toBe('2026-11-05');
  expect(readDay('5.11.2026', 'de-DE')).toBe('2026-11-05');
  expect(readDay('2026-11-05', 'en-US')).toBe('2026-11-05');
  expect(readDay('31/12/2028', 'en-US')).toBe('2028-12-31');
  expect(readDay('2028/12/31', 'en-US')).toBe('2028-12-31');
  expect(readDay('12.31.2028', 'de-DE')).toBe('2028-12-31');
  for (const wrong of ['2/30/2026', '31/13/2028', '31/2/2028', '11/5', 'Nov 5 2026', ''])
    expect(readDay(wrong, 'en-US')).toBeNull();
});

it('takes the day of the person, not of Greenwich', () => {
  expect(todayHere(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
});
