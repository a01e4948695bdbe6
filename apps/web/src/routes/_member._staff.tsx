import { createFileRoute } from '@tanstack/react-router';
import { ChildPending } from '~/app/ChildPending.tsx';
import { close } from '~/features/account/guards.ts';
import { isStaff } from '~/features/areas/staff.ts';

/** Pages of the staff. */
export const Route = createFileRoute('/_member/_staff')({
  beforeLoad: ({ context: { actor, person } }) => {
    if (!isStaff(actor)) close({ wanted: 'staff', person });
  },
  pendingComponent: () => <ChildPending of="/_member/_staff" />,
});
