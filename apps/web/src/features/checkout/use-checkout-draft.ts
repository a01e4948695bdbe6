import type { Address, User } from '@regen/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { stored } from '~/kernel/stored/stored.ts';
import { checkoutDraftSchema, draftFor, withPerson, type CheckoutDraft } from './checkout-draft.ts';

const kept = stored('regen.draft.checkout.1', checkoutDraftSchema);

export const forgetCheckoutDraft = (): void => kept.write(null);

export interface DraftAccess {
  draft: CheckoutDraft;
  /** The draft without what the account knows. */
  entered: CheckoutDraft;
  update: (patch: Partial<CheckoutDraft>) => void;
  clear: () => void;
}

/** What was entered during checkout. It is written only when the person changes something, so a draft outlasts an ended session. */
export function useCheckoutDraft(owner: string, user: User | null, book: readonly Address[]): DraftAccess {
  const [before, setBefore] = useState(kept.read);
  const entered = useMemo(() => draftFor(owner, before), [owner, before]);
  const draft = useMemo(() => withPerson(entered, user, book), [entered, user, book]);
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
    forgetCheckoutDraft();
    setBefore(null);
  }, []);
  return { draft, entered, update, clear };
}
