import * as z from 'zod/mini';
import { GUEST } from '~/kernel/context.ts';
import { EMPTY_ADDRESS } from '~/features/addresses/index.ts';

const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  phone: z.string(),
});

/**
 * What a person typed on the way to the order, kept in the session storage of the browser. Of the card only what the provider
 * gave for it: a token that is good for one order, the brand, and the four digits that receipts show.
 */
export const checkoutDraftSchema = z.object({
  /** A user id or `guest`. */
  owner: z.string(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** The address book entry in use; null when the address is typed in. */
  addressId: z.nullable(z.string()),
  /** The person types an address although the book may have one. */
  isAddressTyped: z.boolean(),
  shipping: address,
  isAddressSaved: z.boolean(),
  hasChosenShipping: z.boolean(),
  isBillingSame: z.boolean(),
  billing: address,
  card: z.nullable(z.object({ token: z.string(), brand: z.string(), last4: z.string() })),
});
export type CheckoutDraft = z.output<typeof checkoutDraftSchema>;

export function emptyDraft(owner: string): CheckoutDraft {
  return {
    owner,
    contact: { email: '', phone: '' },
    addressId: null,
    isAddressTyped: false,
    shipping: EMPTY_ADDRESS,
    isAddressSaved: true,
    hasChosenShipping: false,
    isBillingSame: true,
    billing: EMPTY_ADDRESS,
    card: null,
  };
}

/**
 * The draft as `owner` may see it. What a guest typed goes along when they sign in; what one person typed is not shown to
 * another who signs in on the same device.
 */
export function draftFor(owner: string, stored: CheckoutDraft | null): CheckoutDraft {
  if (stored === null) return emptyDraft(owner);
  if (stored.owner === owner) return stored;
  return stored.owner === GUEST ? { ...stored, owner } : emptyDraft(owner);
}
