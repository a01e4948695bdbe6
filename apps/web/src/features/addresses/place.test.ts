import { expect, it } from 'vitest';
import { placeProblems, toDestination } from './place.ts';

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
