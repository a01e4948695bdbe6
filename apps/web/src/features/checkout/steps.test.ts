import type { Address, Cart } from '@regen/sdk';
import { describe, expect, it } from 'vitest';
import { addressSchema, EMPTY_ADDRESS, toAddressInput } from '~/features/addresses/index.ts';
import { userOf } from '~/testing/people.ts';
import { draftFor, emptyDraft, withPerson, type CheckoutDraft } from './checkout-draft.ts';
import { CHECKOUT_STEPS, parseCheckoutSearch } from './checkout-search.ts';
import { isDeliveryOpen, reachableStep, stepsOf } from './steps.ts';

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
  isAddressTyped: true,
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

describe('the delivery of somebody with a saved address', () => {
  const fresh = emptyDraft('usr_1');

  it('is filled in unless something about it was entered, in this tab or as a guest', () => {
    expect(isDeliveryOpen(undefined, fresh)).toBe(true);
    expect(isDeliveryOpen('review', { ...fresh, contact: filled.contact })).toBe(true);
    expect(isDeliveryOpen(undefined, { ...fresh, addressId: 'adr_1' })).toBe(false);
    expect(isDeliveryOpen(undefined, { ...fresh, isAddressTyped: true })).toBe(false);
    expect(isDeliveryOpen(undefined, draftFor('usr_1', { ...filled, payment: null }))).toBe(false);
  });

  it('is not filled in while one of the steps before the payment is asked for', () => {
    const steps = CHECKOUT_STEPS.filter((step) => !isDeliveryOpen(step, fresh));
    expect(steps).toEqual(['contact', 'address', 'shipping']);
  });

  it('opens the payment, the methods if none ships there, the review if nothing is due', () => {
    const draft = { ...fresh, contact: filled.contact, addressId: 'adr_1', shipping: address };
    const filledIn = { ...draft, hasChosenShipping: true };
    expect(reachableStep(undefined, filledIn, cartTo(denver, 'ground'))).toBe('payment');
    expect(reachableStep(undefined, draft, cartTo(denver, null))).toBe('shipping');
    expect(reachableStep(undefined, filledIn, cartTo(denver, 'ground', 0))).toBe('review');
  });

  it('is shown again once another device has sent the cart elsewhere, or its method no longer ships there', () => {
    const filledIn = { ...filled, addressId: 'adr_1' };
    expect(reachableStep('review', filledIn, cartTo({ ...denver, region: 'UT' }, 'ground'))).toBe('address');
    expect(reachableStep('review', filledIn, cartTo(denver, null))).toBe('shipping');
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

describe('the address of a person', () => {
  const user = userOf('b2b');
  const entry = (id: string, line1: string): Address =>
    ({ ...toAddressInput(address), id, line1 }) as Partial<Address> as Address;
  const book = [entry('adr_1', '1 Main Street'), entry('adr_2', '2 Side Street')];
  const shown = (draft: CheckoutDraft, entries: readonly Address[]) => {
    const { addressId, shipping } = withPerson(draft, user, entries);
    return [addressId, shipping.line1];
  };
  const chosen = { ...filled, isAddressTyped: false, addressId: 'adr_2' };

  it('is the default one until another is chosen or typed in', () => {
    expect(shown(emptyDraft('usr_1'), book)).toEqual(['adr_1', '1 Main Street']);
    expect(shown(chosen, book)).toEqual(['adr_2', '2 Side Street']);
    expect(shown(filled, book)).toEqual([null, '120 Larimer Street']);
  });

  it('follows the address book, once that is known', () => {
    expect(shown(chosen, [])).toEqual(['adr_2', '120 Larimer Street']);
    expect(shown(chosen, [entry('adr_2', '3 New Street')])).toEqual(['adr_2', '3 New Street']);
    expect(shown(chosen, [entry('adr_1', '1 Main Street')])).toEqual(['adr_1', '1 Main Street']);
  });
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
