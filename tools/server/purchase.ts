/** The buyer in tests, benchmarks and chaos. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Stone',
  line1: '12 South Temple',
  city: 'Salt Lake City',
  region: 'UT',
  postalCode: '84111',
  countryCode: 'US',
};

/** The part of the address that is known while a cart is filled. */
export const DESTINATION = { countryCode: 'US', region: 'UT', postalCode: '84111' };

/** Card numbers of the test provider, by outcome. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000002760003184',
} as const;

/** Card details as a buyer enters them. */
export const cardOf = (number: string) => ({ number, expMonth: 12, expYear: 2040, cvc: '123' });
