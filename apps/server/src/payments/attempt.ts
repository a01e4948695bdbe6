import type { Cents, PaymentState } from '@regen/domain';
import type { PaymentMethodName } from './provider.ts';

/** What is paid for: an order or a course registration. */
export interface PayableRef {
  kind: 'order' | 'registration';
  id: string;
}

/** One attempt to pay. Its id is the provider's idempotency key. */
export interface Attempt {
  id: string;
  of: PayableRef;
  provider: string;
  /** The provider's own id; null until it has reported one. */
  ref: string | null;
  method: PaymentMethodName;
  status: PaymentState;
  amount: Cents;
  currency: string;
}
