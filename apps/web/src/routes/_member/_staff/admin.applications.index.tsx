import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { QueueScreen } from '~/features/applications/QueueScreen.tsx';
import { isReviewer } from '~/features/staff/staff.ts';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/applications/')({
  staticData: {
    title: 'Applications',
    description: import.meta.env.SSR ? 'Applications for professional accounts.' : undefined,
    crumb: 'Applications',
    under: '/admin/$',
    audience: 'staff',
  },
  // Parsed by a later script than this one.
  validateSearch: (search: RawSearch) => search,
  beforeLoad({ context: { actor, person } }) {
    if (!actor || !isReviewer(actor)) close({ wanted: 'staff', person });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadQueue } = await import('~/features/applications/load-queue.ts');
    await loadQueue(context, { ...deps });
    return { now: Date.now() };
  },
  pendingComponent: AreaSkeleton,
  errorComponent: ReadFailure,
  component: () => <QueueScreen search={{ ...Route.useLoaderDeps() }} now={Route.useLoaderData().now} />,
});
