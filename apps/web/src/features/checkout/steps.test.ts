import type { Cart } from '@regen/sdk';
import { describe, expect, it } from 'vitest';
import { addressSchema, EMPTY_ADDRESS, toAddressInput } from '~/features/addresses/index.ts';
import { draftFor, emptyDraft, type CheckoutDraft } from './checkout-draft.ts';
import { parseCheckoutSearch } from './checkout-search.ts';
import { reachableStep, stepsOf } from './steps.ts';

const address = {
  ...EMPTY_ADDRESS,
  firstName: 'Gwen',
  lastName: 'Park',
  line1: '120 Larimer Street',
  city: 'Denver',
  region: 'CO',
  postalCode: '80202',
};
const filled: CheckoutDraft = {
  ...emptyDraft('guest'),
  contact: { email: 'gwen@example.com', phone: '' },
  shipping: address,
  hasChosenShipping: true,
  payment: { method: 'card', token: 'tok_1', label: 'Visa ending in 4242' },
};

/** The part of a cart that the steps read. */
function cartTo(destination: Cart['destination'], shippingMethodId: string | null, total = 92): Cart {
  const orderTotal = { total, shipping: 0, shippingDiscount: 0, taxes: 0 } as Partial<
    Cart['orderTotal']
  > as Cart['orderTotal'];
  return { destination, shippingMethodId, orderTotal } as Partial<Cart> as Cart;
}
const denver = { countryCode: 'US', region: 'CO', postalCode: '80202' };

describe('the step that is shown', () => {
  it('is the requested one after those before it are done', () => {
    expect(reachableStep('review', filled, cartTo(denver, 'ground'))).toBe('review');
    expect(reachableStep('address', filled, cartTo(denver, 'ground'))).toBe('address');
    expect(reachableStep(undefined, filled, cartTo(denver, 'ground'))).toBe('review');
  });

  it('is the contact step for an email address that the server refuses', () => {
    const draft = { ...filled, contact: { email: 'üñí@exämple.com', phone: '' } };
    expect(reachableStep('review', draft, cartTo(denver, 'ground'))).toBe('contact');
  });

  it('is the address step when its ZIP code belongs to another state', () => {
    const draft = { ...filled, shipping: { ...address, postalCode: '10001' } };
    const cart = cartTo({ ...denver, postalCode: '10001' }, 'ground');
    expect(reachableStep('review', draft, cart)).toBe('address');
  });

  it('is the first incomplete one', () => {
    expect(reachableStep('review', emptyDraft('guest'), cartTo(denver, 'ground'))).toBe('contact');
    expect(reachableStep('review', filled, cartTo({ ...denver, postalCode: '80301' }, 'ground'))).toBe('address');
    expect(reachableStep('review', filled, cartTo(denver, null))).toBe('shipping');
    expect(reachableStep('review', { ...filled, payment: null }, cartTo(denver, 'ground'))).toBe('payment');
  });
});

describe('a cart with nothing to pay', () => {
  const unpaid = { ...filled, payment: null };

  it('has no payment step', () => {
    const free = cartTo(denver, 'ground', 0);
    expect(stepsOf(free)).toEqual(['contact', 'address', 'shipping', 'review']);
    expect(reachableStep('review', unpaid, free)).toBe('review');
    expect(reachableStep('payment', unpaid, free)).toBe('review');
  });

  it('has one again as soon as there is something to pay, and before shipping is known', () => {
    expect(reachableStep('review', unpaid, cartTo(denver, 'ground', 0.5))).toBe('payment');
    expect(stepsOf(cartTo(null, null, 0))).toContain('payment');
  });
});

it('takes the draft of a guest along at sign-in, and shows the draft of a person to nobody else', () => {
  expect(draftFor('usr_1', filled)).toEqual({ ...filled, owner: 'usr_1' });
  expect(draftFor('usr_2', { ...filled, owner: 'usr_1' })).toEqual(emptyDraft('usr_2'));
  expect(draftFor('guest', { ...filled, owner: 'usr_1' })).toEqual(emptyDraft('guest'));
});

it('requires a state and a valid postal code where the country has them', () => {
  const issues = addressSchema.safeParse({ ...address, region: '', postalCode: '802' }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join())).toEqual(['region', 'postalCode']);
  const london = { ...address, countryCode: 'GB', region: '', postalCode: 'sw1a1aa' };
  expect(addressSchema.safeParse(london).success).toBe(true);
  expect(toAddressInput(london).postalCode).toBe('SW1A 1AA');
  const hongKong = { ...address, countryCode: 'HK', region: '', postalCode: '' };
  expect(addressSchema.safeParse(hongKong).success).toBe(true);
  expect(toAddressInput(hongKong).postalCode).toBeNull();
});

describe('the URL', () => {
  it.each([
    [{ step: 'payment' }, { step: 'payment', order: undefined }],
    [
      { step: 'payment', order: 'ord_1' },
      { step: undefined, order: 'ord_1' },
    ],
    [
      { step: 'abc', order: '<b>' },
      { step: undefined, order: undefined },
    ],
    [
      { step: { a: 1 }, order: [] },
      { step: undefined, order: undefined },
    ],
    [{}, { step: undefined, order: undefined }],
  ])('%j is read as %j, with both names, or the router would hand on what it has', (raw, search) => {
    // `toEqual` takes a name without a value for none.
    expect(Object.entries(parseCheckoutSearch(raw)).toSorted()).toEqual(Object.entries(search).toSorted());
  });
});
