import type { Address, User } from '@regen/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readSession, writeSession } from '~/kernel/forms/session-draft.ts';
import { checkoutDraftSchema, draftFor, type CheckoutDraft } from './checkout-draft.ts';
import { EMPTY_ADDRESS, fromAddress } from '~/features/addresses/index.ts';

const KEY = 'regen.checkout';

/** The draft with what is known of the person in the places that were left empty. */
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

/** What was typed on the way to the order. Only what somebody does is written, so a draft outlasts an ended session. */
export function useCheckoutDraft(owner: string, user: User | null, book: readonly Address[]): DraftAccess {
  const [stored, setStored] = useState(() => readSession(KEY, checkoutDraftSchema));
  const draft = useMemo(() => withPerson(draftFor(owner, stored), user, book), [owner, stored, user, book]);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const update = useCallback((patch: Partial<CheckoutDraft>) => {
    const next = { ...latest.current, ...patch };
    latest.current = next;
    writeSession(KEY, next);
    setStored(next);
  }, []);
  const clear = useCallback(() => {
    writeSession(KEY, null);
    setStored(null);
  }, []);
  return { draft, update, clear };
}
