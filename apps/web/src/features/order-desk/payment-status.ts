import type { PaymentStatus } from '@regen/sdk';

/** The status of a payment attempt, for staff. */
export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  requires_action: 'Waiting for the bank',
  succeeded: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
};
