import { expect, it } from 'vitest';
import { placeLine } from './place-line.ts';

it('says where, as far as it is known', () => {
  expect(placeLine({ city: 'Salt Lake City', region: 'UT', postalCode: '84101' })).toBe('Salt Lake City, UT 84101');
  expect(placeLine({ city: 'Berlin', region: null, postalCode: '10115' })).toBe('Berlin, 10115');
  expect(placeLine({ city: 'Hong Kong', region: '', postalCode: '' })).toBe('Hong Kong');
});
