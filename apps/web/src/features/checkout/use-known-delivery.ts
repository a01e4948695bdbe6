import type { Address } from '@regen/sdk';
import { useEffect, useRef, useState } from 'react';
import type { CartAccess } from '~/features/cart/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import type { CheckoutStep } from './checkout-search.ts';
import { knownDelivery } from './known-delivery.ts';
import { isDeliveryOpen } from './steps.ts';
import type { DraftAccess } from './use-checkout-draft.ts';

interface Checkout {
  owner: string;
  /** The step that the URL asks for. */
  wanted: CheckoutStep | undefined;
  draft: DraftAccess;
  cart: CartAccess;
  /** The default address; undefined for a person without one. */
  address: Address | undefined;
  /** An order is being placed: its cart and its draft are done with. */
  isPaying: boolean;
}

/**
 * Fills in the delivery of a person with a saved address, once, unless something about it was entered or one of its steps is asked for.
 * True while that is under way.
 */
export function useKnownDelivery({
  owner,
  wanted,
  draft,
  cart: { cart, isFetching, writer, writerState },
  address,
  isPaying,
}: Checkout): boolean {
  const app = useApp();
  const [triedFor, setTriedFor] = useState<string | null>(null);
  const startedFor = useRef<string | null>(null);
  const isOpen =
    address !== undefined &&
    cart !== undefined &&
    cart.items.length > 0 &&
    writerState.failure === null &&
    !isPaying &&
    isDeliveryOpen(wanted, draft.entered) &&
    triedFor !== owner;
  const { update } = draft;
  const stillOpen = useRef(isOpen);
  useEffect(() => {
    stillOpen.current = isOpen;
  }, [isOpen]);

  useEffect(() => {
    // What the cart is now: another device may have changed it.
    if (!isOpen || isFetching || startedFor.current === owner) return;
    startedFor.current = owner;
    void (async () => {
      try {
        const delivery = await knownDelivery(app, writer, cart, address);
        // Somebody may have gone to a step meanwhile, and be typing there.
        if (delivery !== null && app.buyer === owner && stillOpen.current) update(delivery);
        setTriedFor(owner);
      } catch {
        setTriedFor(owner);
        // The steps ask for it, and say what fails.
        writer.discard();
      }
    })();
  }, [app, owner, isOpen, isFetching, cart, writer, address, update]);
  return isOpen;
}
