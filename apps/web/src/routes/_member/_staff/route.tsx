import { createFileRoute } from '@tanstack/react-router';
import { isStaff } from '~/features/staff/staff.ts';
import { ChildPending } from '~/kernel/page/ChildPending.tsx';
import { close } from '~/session/guards.ts';

/** Pages of the staff. */
export const Route = createFileRoute('/_member/_staff')({
  beforeLoad: ({ context: { actor, person } }) => {
    if (!isStaff(actor)) close({ wanted: 'staff', person });
  },
  pendingComponent: () => <ChildPending of="/_member/_staff" />,
});
