import { createRegen } from '@regen/sdk';
import { storeLocate } from '@regen/sdk/query';
import { describe, expect, it } from 'vitest';
import { nearOf, parseLocationsSearch } from './locations-search.ts';
import { locatorParams } from './locator-params.ts';
import { openLine } from './open-line.ts';
import { openingLines } from './opening-lines.ts';
import { nearOwnZone } from './own-zone.ts';
import { addressLines, directionsHref, distanceText, phoneHref } from './place-text.ts';
import { placesFor } from './places-queries.ts';

describe('what is looked for', () => {
  it('is read from any address without a complaint', () => {
    expect(parseLocationsSearch({ q: '  Salt \0  Lake ', page: '3', place: 'loc_01A' })).toEqual({
      q: 'Salt Lake',
      page: 3,
      place: 'loc_01A',
    });
    expect(parseLocationsSearch({ near: '40.7612,-111.8910' })).toEqual({ near: '40.76,-111.89' });
    for (const near of ['91,0', '0,181', '1;2', 'x,y', '', '1,2,3', ['1', '2']]) {
      expect(parseLocationsSearch({ near, place: 'loc_../x', page: '0' })).toEqual({});
    }
    expect(parseLocationsSearch({ q: '84101', near: '1,2' })).toEqual({ q: '84101' });
    expect(parseLocationsSearch({ open: '1' })).toEqual({ open: '1' });
    expect(parseLocationsSearch({ open: 'yes' })).toEqual({});
  });

  it('has another result than `storeLocate` and so another key, which becomes stale with it', () => {
    const { call } = createRegen({ baseUrl: 'http://localhost/api/v1/regen', clientKey: 'k' });
    const { queryKey } = placesFor(call, { search: 'Denver' });
    const located = storeLocate(call, { search: 'Denver' }).queryKey;
    expect(queryKey).not.toEqual(located);
    expect(queryKey.slice(0, 2)).toEqual(located);
  });

  it('is a postal code, words or a position', () => {
    for (const postalCode of ['84101', '84101-1234', '841', 'm5v 3l9', 'M5V']) {
      expect(locatorParams({ q: postalCode, page: 2 })).toEqual({ postalCode, page: 2 });
    }
    for (const search of ['Denver', 'Studio 54', 'SW1A 1AA', '1st Street']) {
      expect(locatorParams({ q: search })).toEqual({ search });
    }
    expect(locatorParams({ near: '40.76,-111.89' })).toEqual({ latitude: 40.76, longitude: -111.89 });
    expect(locatorParams({})).toEqual({});
    // Where somebody is said to be tells more than the zone of their device.
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(nearOwnZone(locatorParams({ open: '1' }))).toEqual({ openNow: true, timezone });
    for (const search of [{ q: '84101' }, { q: 'Denver' }, { near: '40.76,-111.89' }])
      expect(nearOwnZone(locatorParams(search))).toEqual(locatorParams(search));
  });

  it('names a position no nearer than about a kilometre', () => {
    expect(nearOf(40.754_812_3, -111.881_049)).toBe('40.75,-111.88');
  });
});

describe('opening hours', () => {
  it('take as few lines as there are different days', () => {
    const week = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).flatMap((day) => [
      { day, opens: '13:30', closes: '18:00' },
      { day, opens: '09:00', closes: '12:30' },
    ]);
    expect(openingLines([...week, { day: 'saturday', opens: '12:00', closes: '23:59' }])).toEqual([
      { days: 'Monday – Friday', times: '9 AM – 12:30 PM, 1:30 PM – 6 PM' },
      { days: 'Saturday', times: '12 PM – 11:59 PM' },
      { days: 'Sunday', times: 'Closed' },
    ]);
  });

  it('say whether a place is open', () => {
    const hours = [{ day: 'monday' as const, opens: '09:00', closes: '18:30' }];
    const at = (iso: string, readerZone = 'America/Denver') =>
      openLine(hours, 'America/Denver', new Date(iso), readerZone);
    expect(at('2026-11-23T17:00:00Z')).toEqual({ isOpen: true, text: 'Open until 6:30 PM' });
    expect(at('2026-11-23T15:00:00Z')).toEqual({ isOpen: false, text: 'Closed. Opens at 9 AM' });
    expect(at('2026-11-24T15:00:00Z')).toEqual({ isOpen: false, text: 'Closed. Opens Monday at 9 AM' });
    // By whose clocks, where others read it.
    expect(at('2026-11-23T17:00:00Z', 'America/New_York')?.text).toBe('Open until 6:30 PM MST');
    expect(at('2026-11-24T15:00:00Z', 'Europe/Paris')?.text).toBe('Closed. Opens Monday at 9 AM MST');
    // In winter they show the same there.
    expect(at('2026-11-23T17:00:00Z', 'America/Phoenix')?.text).toBe('Open until 6:30 PM');
    expect(at('2026-06-22T17:00:00Z', 'America/Phoenix')?.text).toBe('Open until 6:30 PM MDT');
  });

  it('are not made up when nobody knows them', () => {
    expect(openingLines([])).toEqual([]);
    expect(openLine([], 'America/Denver', new Date(), 'America/Denver')).toBeNull();
  });
});

describe('a place', () => {
  const address = { line1: '1 Main', line2: null, city: 'Provo', region: 'UT', postalCode: '84601', countryCode: 'US' };

  it('has an address, with its country abroad', () => {
    expect(addressLines({ ...address, line2: 'Suite 2' })).toEqual(['1 Main', 'Suite 2', 'Provo, UT 84601']);
    expect(addressLines({ ...address, region: null, postalCode: null, countryCode: 'GB' })).toEqual([
      '1 Main',
      'Provo',
      'United Kingdom',
    ]);
  });

  it('is found by a map from wherever somebody is', () => {
    expect(directionsHref({ ...address, line1: '1 Main & 2nd' })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=1%20Main%20%26%202nd%2C%20Provo%2C%20UT%2084601',
    );
  });

  it('says how far it is in the measure of its country', () => {
    const far = (distanceKm: number | null, countryCode: string) => distanceText({ distanceKm, countryCode });
    expect(far(1.6, 'US')).toBe('1 mi away');
    expect(far(8, 'GB')).toBe('5 mi away');
    expect(far(40.26, 'US')).toBe('25 mi away');
    expect(far(3.2, 'CA')).toBe('3.2 km away');
    expect(far(0, 'CA')).toBe('Less than 0.1 km away');
    expect(far(null, 'US')).toBeNull();
    expect(phoneHref('+1 (801) 555-0110')).toBe('tel:+18015550110');
  });
});
