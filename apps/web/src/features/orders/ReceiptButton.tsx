import { hasReceipt } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Link } from '@tanstack/react-router';
import type { PaidState } from './order-status.ts';

/** Links to the receipt of an order, if there is one. */
export function ReceiptButton({ order }: { order: PaidState & Pick<Order, 'id'> }) {
  if (!hasReceipt(order.state, order.payment.status)) return null;
  return (
    <Button variant="secondary" iconStart="print" asChild>
      <Link to="/order/$orderId/receipt" params={{ orderId: order.id }}>
        Receipt
      </Link>
    </Button>
  );
}
