import type { Cents } from '@regen/domain';

export type PaymentMethodName = 'card' | 'apple_pay' | 'google_pay';

/** One payment attempt. `key` identifies it: the provider does the same thing at most once per key. */
export interface ChargeRequest {
  key: string;
  /** The order or registration that is paid for. */
  payableId: string;
  amount: Cents;
  currency: string;
  method: PaymentMethodName;
  /** What the provider's form gave for the card. */
  token: string;
}

export interface ChargeResult {
  /** The provider's own id. */
  ref: string;
  status: 'succeeded' | 'requires_action' | 'failed' | 'refunded';
  brand: string | null;
  last4: string | null;
  /** Why it failed, and the sentence for the buyer. */
  failure: { code: string; message: string } | null;
  action: { type: 'three_d_secure'; challengeId: string } | null;
}

interface RefundRequest {
  key: string;
  amount: Cents;
}

/** A payment provider. Calls are made outside database transactions, so each may be repeated after a crash: all of them are idempotent. */
export interface PaymentProvider {
  /** Its name in `PAYMENT_PROVIDER`, stored with each attempt. */
  readonly name: string;
  readonly isTest: boolean;
  readonly methods: readonly PaymentMethodName[];
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** The attempt's status; null if it never reached the provider. */
  find(key: string): Promise<ChargeResult | null>;
  /** Ends an attempt that has not succeeded: from now on neither a late `charge` nor the bank's page can make it succeed. */
  close(key: string, payableId: string): Promise<ChargeResult>;
  /** Refunds a charge in part or in full, at most once per key. */
  refund(ref: string, refund: RefundRequest): Promise<void>;
}
