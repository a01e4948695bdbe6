import type { OrderSummary } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useReorder } from './use-reorder.ts';

/** For an order in a list of orders: a button that adds its items to the cart. */
export function OrderAgain({ order }: { order: Pick<OrderSummary, 'number' | 'items'> }) {
  const { reorder, isReordering } = useReorder();
  return (
    <Button
      size="sm"
      variant="secondary"
      iconStart="refresh"
      loading={isReordering}
      onClick={() => void reorder(order.items)}
    >
      Order again<VisuallyHidden>: {order.number}</VisuallyHidden>
    </Button>
  );
}
