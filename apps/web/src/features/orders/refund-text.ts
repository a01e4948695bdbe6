import { cardName } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { counted } from '~/kernel/words/counts.ts';

type Refund = Order['refunds'][number];
type Refunded = Pick<Order, 'items' | 'payment'>;

/** What a refund is for: "1 × C15 Bright Serum, 2 × Toner", or "Shipping", named as the order’s list names it. A free item can be the same product as another line. */
function refundedWhat({ lines }: Refund, items: Order['items']): string {
  if (lines.length === 0) return 'Shipping';
  const name = (sku: string) => items.find((item) => item.sku === sku)?.name ?? `SKU ${sku}`;
  return lines.map(({ sku, quantity }) => `${quantity} × ${name(sku)}`).join(', ');
}

/** Where the money of a refund is. */
function refundedWhere({ amount, isSent }: Refund, payment: Order['payment']): string | null {
  if (amount === 0) return null;
  const to = cardName(payment);
  return isSent ? `Sent to ${to}. It may take 5 to 10 business days to appear.` : `On its way to ${to}.`;
}

/** What the buyer reads about a refund besides its amount, date and reason. */
export function refundText(refund: Refund, { items, payment }: Refunded): { what: string; notes: string[] } {
  const { pointsReturned } = refund;
  const where = refundedWhere(refund, payment);
  return {
    what: refundedWhat(refund, items),
    notes: [
      ...(where === null ? [] : [where]),
      ...(pointsReturned > 0 ? [`${counted(pointsReturned, 'point')} returned to your account.`] : []),
    ],
  };
}
