import { Button } from '@regen/ui-kit/Button';
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { RecordFailure } from '~/features/staff/index.ts';

/** Why an order can’t be shown, and the way back to the list. */
export function StaffOrderFailure(props: ErrorComponentProps) {
  return (
    <RecordFailure
      {...props}
      title="There is no such order"
      action={
        <Button asChild>
          <Link to="/admin/orders" search={{ state: 'all' }}>
            All orders
          </Link>
        </Button>
      }
    />
  );
}
