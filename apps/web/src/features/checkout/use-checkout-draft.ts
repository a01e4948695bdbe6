import type { Address, User } from '@regen/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EMPTY_ADDRESS, fromAddress } from '~/features/addresses/index.ts';
import { stored } from '~/kernel/stored/stored.ts';
import { checkoutDraftSchema, draftFor, type CheckoutDraft } from './checkout-draft.ts';

const kept = stored('regen.draft.checkout.1', checkoutDraftSchema);

/** The draft, its gaps filled with what the account knows. */
function withPerson(draft: CheckoutDraft, user: User | null, book: readonly Address[]): CheckoutDraft {
  if (user === null) return draft;
  const contact = draft.contact.email === '' ? { email: user.email, phone: user.phone ?? '' } : draft.contact;
  if (draft.addressId !== null || draft.isAddressTyped) return { ...draft, contact };
  const [first] = book;
  if (first) return { ...draft, contact, addressId: first.id, shipping: fromAddress(first) };
  const { firstName, lastName, countryCode } = user;
  return { ...draft, contact, shipping: { ...EMPTY_ADDRESS, firstName, lastName, countryCode } };
}

export interface DraftAccess {
  draft: CheckoutDraft;
  update: (patch: Partial<CheckoutDraft>) => void;
  clear: () => void;
}

/** What was entered during checkout. It is written only when the person changes something, so a draft outlasts an ended session. */
export function useCheckoutDraft(owner: string, user: User | null, book: readonly Address[]): DraftAccess {
  const [before, setBefore] = useState(kept.read);
  const draft = useMemo(() => withPerson(draftFor(owner, before), user, book), [owner, before, user, book]);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const update = useCallback((patch: Partial<CheckoutDraft>) => {
    const next = { ...latest.current, ...patch };
    latest.current = next;
    kept.write(next);
    setBefore(next);
  }, []);
  const clear = useCallback(() => {
    kept.write(null);
    setBefore(null);
  }, []);
  return { draft, update, clear };
}
