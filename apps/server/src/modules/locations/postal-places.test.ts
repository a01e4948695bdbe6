import { postalCodeProblem } from '@regen/domain';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { codes as zipcodes } from 'zipcodes';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { fillPostalPlaces, findPlaceNames, findPostalPlace, findTypedPlace } from './postal-places.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});

afterAll(() => database.drop());

test('an empty table is filled, and one that has only positions; a full one is left alone', async () => {
  await database.db.query('truncate postal_places');
  expect(await fillPostalPlaces(database.db)).toBeGreaterThan(43_000);
  expect(await fillPostalPlaces(database.db)).toBe(0);
  await database.db.query('update postal_places set city = null, region = null');
  expect(await findPlaceNames(database.db, 'US', '80202')).toBeNull();
  expect(await fillPostalPlaces(database.db)).toBeGreaterThan(43_000);
});

test.each<[string, string, number | null]>([
  ['US', '84111', 40.8],
  ['US', '84111-0042', 40.8],
  ['PR', '00901', 18.4],
  ['CA', 'm5s 1g5', 43.7],
  ['GB', 'W1U 5HQ', null],
  ['US', '00000', null],
])('the position of %s %s', async (country, code, latitude) => {
  const place = await findPostalPlace(database.db, country, code);
  expect(place && Math.round(place.latitude * 10) / 10).toBe(latitude);
});

test('each code that is known belongs to the state or province that its place is in', () => {
  const { codes } = createRequire(import.meta.url)('zipcodes') as { codes: typeof zipcodes };
  const strange = Object.values(codes).filter(({ zip, state, country }) =>
    country === 'Canada'
      ? postalCodeProblem('CA', `${zip} 1A1`, state) !== null
      : postalCodeProblem('US', zip, state) !== null,
  );
  expect(strange).toEqual([]);
});

test.each([' 84111 ', '84111-0042', '84 111'])('%j is understood', async (text) => {
  expect(await findTypedPlace(database.db, text)).toEqual(await findPostalPlace(database.db, 'US', '84111'));
});

test.each<[string, string, { city: string | null; region: string } | null]>([
  ['US', '80202', { city: 'Denver', region: 'CO' }],
  ['US', '80202-1234', { city: 'Denver', region: 'CO' }],
  ['PR', '00901', { city: 'San Juan', region: 'PR' }],
  ['CA', 'm5s 1g5', { city: null, region: 'ON' }],
  // Two territories share the letter.
  ['CA', 'X1A 1A1', null],
  ['US', '8020', null],
  ['US', '00000', null],
  ['DE', '10115', null],
])('the place of %s %s', async (country, code, place) => {
  expect(await findPlaceNames(database.db, country, code)).toEqual(place);
});
