import { Button } from '@regen/ui-kit/Button';
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { RecordFailure } from '~/features/staff/index.ts';

/** Why a person can’t be shown, and the way back to the list. */
export function PersonFailure(props: ErrorComponentProps) {
  return (
    <RecordFailure
      {...props}
      title="There is no such person"
      action={
        <Button asChild>
          <Link to="/admin/people">All people</Link>
        </Button>
      }
    />
  );
}
