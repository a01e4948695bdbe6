import type { PaymentStatus } from '@regen/sdk';

/** What staff read of an attempt to pay. */
export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  requires_action: 'Waiting for the bank',
  succeeded: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
};
