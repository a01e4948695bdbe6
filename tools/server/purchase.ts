/** Who buys in tests, in measurements and under chaos, and how. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Stone',
  line1: '12 South Temple',
  city: 'Salt Lake City',
  region: 'UT',
  postalCode: '84111',
  countryCode: 'US',
};

/** What is known of it while a cart is filled. */
export const DESTINATION = { countryCode: 'US', region: 'UT', postalCode: '84111' };

/** Numbers of the test provider, by how it answers. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000002760003184',
} as const;

/** A card as a buyer types it. */
export const cardOf = (number: string) => ({ number, expMonth: 12, expYear: 2040, cvc: '123' });
