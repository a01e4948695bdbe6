import { describe, expect, it } from 'vitest';
import { counted, figure, inPercent } from './counts.ts';
import { ago, calendarDay, clockOf, dayOf, momentOf, shortDayOf } from './dates.ts';
import { usd } from './money.ts';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [38.5, '$38.50'],
    [1234.5, '$1,234.50'],
    [-12, '-$12.00'],
  ])('%d is %s', (dollars, text) => expect(usd(dollars)).toBe(text));
});

describe('counts', () => {
  it('are grouped by thousands', () => {
    expect([0, 999, 1000, 1234567, -2500].map(figure)).toEqual(['0', '999', '1,000', '1,234,567', '-2,500']);
  });

  it('take the plural unless there is one', () => {
    expect([0, 1, 2, 3432].map((value) => counted(value, 'item'))).toEqual([
      '0 items',
      '1 item',
      '2 items',
      '3,432 items',
    ]);
    expect([1, 2].map((value) => counted(value, 'product is', 'products are'))).toEqual([
      '1 product is',
      '2 products are',
    ]);
  });

  it('of a hundred have no space before their sign', () => {
    expect([15, 0.05].map(inPercent)).toEqual(['15%', '0.05%']);
  });
});

describe('dates', () => {
  // Noon in the local time zone, so that the day is the same in every zone.
  const noon = new Date(2026, 10, 23, 12, 4).toISOString();

  it('are American, in the zone of the device', () => {
    expect([dayOf(noon), shortDayOf(noon)]).toEqual(['November 23, 2026', 'Nov 23, 2026']);
    // Some releases of ICU put a narrow space before PM.
    expect([momentOf(noon), clockOf(Date.parse(noon))].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Nov 23, 2026, 12:04 PM',
      '12:04 PM',
    ]);
  });

  it('of the calendar are the same everywhere', () => {
    expect(calendarDay('2026-11-23')).toBe('November 23, 2026');
  });

  it.each([
    ['2026-11-21T11:59:00Z', null],
    // A clock that is behind the server's.
    ['2026-11-21T12:05:00Z', null],
    ['2026-11-21T10:30:00Z', '1 hour ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-11T11:00:00Z', '10 days ago'],
  ])('%s was %s', (iso, text) => expect(ago(iso, Date.parse('2026-11-21T12:00:00Z'))).toBe(text));
});
