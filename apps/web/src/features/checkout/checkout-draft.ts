import type { Address, User } from '@regen/sdk';
import * as z from 'zod/mini';
import { EMPTY_ADDRESS, fromAddress, unfinishedAddressSchema } from '~/features/addresses/index.ts';
import { billingShape, chosenPaymentSchema } from '~/features/payment/index.ts';
import { GUEST } from '~/kernel/context.ts';

/**
 * What a person typed on the way to the order, in the session storage of the browser. Of a card only what the provider gave
 * for it: a token that is good for one order, and its name on receipts.
 */
export const checkoutDraftSchema = z.object({
  /** A user id or `guest`. */
  owner: z.string(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** The address book entry in use; null when the address is typed in. */
  addressId: z.nullable(z.string()),
  /** An address is typed in, even if the address book has one. */
  isAddressTyped: z.boolean(),
  shipping: unfinishedAddressSchema,
  isAddressSaved: z.boolean(),
  hasChosenShipping: z.boolean(),
  ...billingShape,
  payment: z.nullable(chosenPaymentSchema),
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
    payment: null,
  };
}

/**
 * The draft as `owner` may see it. Signing in takes a guest's draft along; a person's draft is never shown to another person
 * on the same device.
 */
export function draftFor(owner: string, stored: CheckoutDraft | null): CheckoutDraft {
  if (stored === null) return emptyDraft(owner);
  if (stored.owner === owner) return stored;
  return stored.owner === GUEST ? { ...stored, owner } : emptyDraft(owner);
}

/**
 * The draft, its gaps filled with what the account knows. A saved address is as the address book has it now, in case it was corrected there
 * meanwhile; one that was removed there is replaced by the default one.
 */
export function withPerson(draft: CheckoutDraft, user: User | null, book: readonly Address[]): CheckoutDraft {
  if (user === null) return draft;
  const contact = draft.contact.email === '' ? { email: user.email, phone: user.phone ?? '' } : draft.contact;
  const isWaiting = draft.addressId !== null && book.length === 0;
  if (draft.isAddressTyped || isWaiting) return { ...draft, contact };
  const saved = book.find(({ id }) => id === draft.addressId) ?? book[0];
  if (saved) return { ...draft, contact, addressId: saved.id, shipping: fromAddress(saved) };
  const { firstName, lastName, countryCode } = user;
  return { ...draft, contact, shipping: { ...EMPTY_ADDRESS, firstName, lastName, countryCode } };
}
