import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { StaffApplicationScreen } from '~/features/applications/StaffApplicationScreen.tsx';
import { isReviewer } from '~/features/staff/staff.ts';
import { privateHead } from '~/kernel/head/seo.ts';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/applications/$applicationId')({
  staticData: {
    title: 'Application',
    description: import.meta.env.SSR ? 'An application for a professional account.' : undefined,
    under: '/admin/applications',
    audience: 'staff',
  },
  beforeLoad({ context: { actor, person } }) {
    if (!actor || !isReviewer(actor)) close({ wanted: 'staff', person });
  },
  loader: async ({ context, params: { applicationId } }) => {
    const { loadApplication } = await import('~/features/applications/load-queue.ts');
    return { title: await loadApplication(context, applicationId), now: Date.now() };
  },
  head: ({ loaderData, match: { context, staticData } }) =>
    privateHead(context.config, loaderData?.title ?? staticData.title ?? ''),
  pendingComponent: AreaSkeleton,
  errorComponent: ReadFailure,
  component: () => (
    <StaffApplicationScreen applicationId={Route.useParams().applicationId} now={Route.useLoaderData().now} />
  ),
});
