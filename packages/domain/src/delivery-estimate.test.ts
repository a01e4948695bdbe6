import { expect, it } from 'vitest';
import { deliveryEstimate } from './delivery-estimate.ts';

const GROUND = { min: 3, max: 6 };
const at = (iso: string, days = GROUND) => deliveryEstimate(new Date(iso), days);

it('ships on the same day until noon Mountain Time, and after it on the next business day', () => {
  // Wednesday, November 18, 2026, in Mountain Standard Time.
  expect(at('2026-11-18T18:59:59Z')).toEqual({
    ships: '2026-11-18',
    from: '2026-11-23',
    to: '2026-11-27',
    orderBy: new Date('2026-11-18T19:00:00Z'),
  });
  expect(at('2026-11-18T19:00:00Z')).toMatchObject({
    ships: '2026-11-19',
    orderBy: new Date('2026-11-19T19:00:00Z'),
  });
});

it('follows daylight saving time', () => {
  expect(at('2026-07-08T17:59:00Z')).toMatchObject({ ships: '2026-07-08', orderBy: new Date('2026-07-08T18:00:00Z') });
  expect(at('2026-07-08T18:00:00Z')).toMatchObject({ ships: '2026-07-09' });
});

it('goes by the day in Mountain Time, which begins later than in UTC', () => {
  // Still the evening of Friday, November 13, in the warehouse.
  expect(at('2026-11-14T05:00:00Z')).toMatchObject({ ships: '2026-11-16', from: '2026-11-19', to: '2026-11-24' });
});

it('counts neither weekends nor holidays', () => {
  // Saturday; Thanksgiving is on November 26.
  expect(at('2026-11-21T15:00:00Z')).toMatchObject({ ships: '2026-11-23', from: '2026-11-27', to: '2026-12-02' });
  // Thanksgiving itself.
  expect(at('2026-11-26T15:00:00Z')).toMatchObject({ ships: '2026-11-27' });
  // Thursday before Christmas, which is a Friday.
  expect(at('2026-12-24T15:00:00Z', { min: 1, max: 1 })).toMatchObject({ from: '2026-12-28' });
  // Friday before Memorial Day and before Labor Day.
  expect(at('2026-05-22T15:00:00Z', { min: 1, max: 1 })).toMatchObject({ from: '2026-05-26' });
  expect(at('2026-09-04T15:00:00Z', { min: 1, max: 1 })).toMatchObject({ from: '2026-09-08' });
  // Over New Year, which is a Friday.
  expect(at('2026-12-31T20:00:00Z', { min: 0, max: 0 })).toMatchObject({ ships: '2027-01-04', to: '2027-01-04' });
});
