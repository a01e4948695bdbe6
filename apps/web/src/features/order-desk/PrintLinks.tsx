import { Button } from '@regen/ui-kit/Button';
import { Link } from '@tanstack/react-router';

/** Links to the picking list and packing slips of some orders. */
export function PrintLinks({ orderIds }: { orderIds: readonly string[] }) {
  const orders = orderIds.join(',');
  return (
    <>
      <Button size="sm" variant="secondary" iconStart="print" asChild>
        <Link to="/admin/orders/print" search={{ orders }} preload={false}>
          Picking list
        </Link>
      </Button>
      <Button size="sm" variant="secondary" iconStart="print" asChild>
        <Link to="/admin/orders/print" search={{ orders, sheet: 'packing' }} preload={false}>
          {orderIds.length === 1 ? 'Packing slip' : 'Packing slips'}
        </Link>
      </Button>
    </>
  );
}
