import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { loadStaff } from '~/features/staff/load-staff.ts';
import { StaffScreen } from '~/features/staff/StaffScreen.tsx';

/** The start of the staff's area, and every URL in it without a route of its own. */
export const Route = createFileRoute('/_member/_staff/admin/$')({
  staticData: {
    title: 'Staff',
    description: import.meta.env.SSR ? 'The area for Regen staff.' : undefined,
    crumb: 'Staff',
    under: '/',
    audience: 'staff',
  },
  loader({ context, params: { _splat } }) {
    if (!_splat) loadStaff(context);
  },
  pendingComponent: AreaSkeleton,
  component: () => <StaffScreen isKnown={!Route.useParams()._splat} />,
});
