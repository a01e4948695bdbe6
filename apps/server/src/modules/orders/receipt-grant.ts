import { readGrant, signGrant } from '../../auth/grant.ts';
import type { Needs } from '../../platform.ts';

/** Where receipts are, outside the contract: a link needs no session. */
export const RECEIPTS = '/receipts';

const PURPOSE = 'order receipt';
const GOOD_FOR = 3_600_000;

export const receiptFileName = (number: string): string => `regen-receipt-${number}.pdf`;

/** Path of the receipt of an order as a file, for whoever may read the order now. */
export function receiptUrl({ auth, clock }: Needs<'auth' | 'clock'>, order: { id: string; number: string }): string {
  const grant = signGrant(auth, PURPOSE, order.id, clock.now().getTime() + GOOD_FOR);
  return `${RECEIPTS}/${receiptFileName(order.number)}?grant=${encodeURIComponent(grant)}`;
}

/** What a grant opens, or did; null when it is not ours. */
export function readReceiptGrant(
  needs: Needs<'auth' | 'clock'>,
  grant: string,
): { orderId: string; isExpired: boolean } | null {
  const opened = readGrant(needs, PURPOSE, grant);
  return opened && { orderId: opened.subject, isExpired: !opened.isOpen };
}
