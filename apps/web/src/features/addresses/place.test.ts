import { expect, it } from 'vitest';
import { isPlaceDoubted, placeKey, placeProblems, toDestination } from './place.ts';

it.each([
  [
    { countryCode: 'US', region: 'UT', postalCode: '84101' },
    { region: null, postalCode: null },
  ],
  [
    { countryCode: 'US', region: '', postalCode: '84101' },
    { region: 'Choose your state.', postalCode: null },
  ],
  [
    { countryCode: 'CA', region: '', postalCode: 'K1A 0B1' },
    { region: 'Choose your province.', postalCode: null },
  ],
  [
    { countryCode: 'DE', region: '', postalCode: '10115' },
    { region: null, postalCode: null },
  ],
  [
    { countryCode: 'US', region: 'UT', postalCode: '841' },
    { region: null, postalCode: expect.any(String) },
  ],
  [
    { countryCode: 'DE', region: '', postalCode: '' },
    { region: null, postalCode: expect.any(String) },
  ],
])('checks %o', (place, problems) => {
  expect(placeProblems(place)).toEqual(problems);
});

it('leaves out of a destination what was not typed, and writes postal codes as the carrier does', () => {
  expect(toDestination({ countryCode: 'CA', region: 'ON', postalCode: 'k1a0b1' })).toEqual({
    countryCode: 'CA',
    region: 'ON',
    postalCode: 'K1A 0B1',
  });
  expect(toDestination({ countryCode: 'HK', region: '', postalCode: '' })).toEqual({
    countryCode: 'HK',
    region: null,
    postalCode: null,
  });
});

it('asks once about a ZIP code of another state, and tells the server what was kept', () => {
  const place = { countryCode: 'US', region: 'CA', postalCode: '80202' };
  expect(isPlaceDoubted(place)).toBe(true);
  expect(placeProblems(place).postalCode).toContain('not in California');
  const kept = { ...place, confirmedPlace: placeKey(place) };
  expect(isPlaceDoubted(kept)).toBe(false);
  expect(placeProblems(kept)).toEqual({ region: null, postalCode: null });
  expect(toDestination(kept)).toMatchObject({ postalCode: '80202', isConfirmed: true });
  // Another place is asked about again, and one that is right is not worth a word.
  expect(isPlaceDoubted({ ...kept, region: 'NV' })).toBe(true);
  const right = { ...place, region: 'CO' };
  expect(toDestination({ ...right, confirmedPlace: placeKey(right) })).not.toHaveProperty('isConfirmed');
  expect(isPlaceDoubted({ ...place, postalCode: '802' })).toBe(false);
});
