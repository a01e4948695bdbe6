import { createFileRoute, redirect } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
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
  // Of all staff routes, a browser starts with only this one: another may match better.
  async beforeLoad({ context: { completeRoutes, pageAt }, location: { pathname, href } }): Promise<void> {
    await completeRoutes();
    if (pageAt(pathname).page !== Route.options.staticData) throw redirect({ href, replace: true });
  },
  async loader({ context, params: { _splat } }) {
    if (_splat) return;
    const { loadStaff } = await import('~/features/staff/load-staff.ts');
    loadStaff(context);
  },
  pendingComponent: AreaSkeleton,
  component: () => <StaffScreen isKnown={!Route.useParams()._splat} />,
});
