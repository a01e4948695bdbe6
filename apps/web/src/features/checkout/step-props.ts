import type { Address } from '@regen/sdk';
import type { CartAccess } from '~/features/cart/index.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Props of every step of the checkout. */
export interface StepProps {
  cart: NonNullable<CartAccess['cart']>;
  writer: CartAccess['writer'];
  draft: CheckoutDraft;
  update: (patch: Partial<CheckoutDraft>) => void;
  /** The address book; empty for guests. */
  book: readonly Address[];
  /** Continues to the next step. */
  onDone: () => void;
}
