import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { ReviewQueueScreen } from '~/features/reviews/ReviewQueueScreen.tsx';
import { isModerator } from '~/features/staff/staff.ts';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/reviews')({
  staticData: {
    title: 'Reviews',
    description: import.meta.env.SSR ? 'Reviews waiting for Regen staff.' : undefined,
    crumb: 'Reviews',
    under: '/admin/$',
    audience: 'staff',
  },
  // Parsed in a later script than this one.
  validateSearch: (search: RawSearch) => search,
  beforeLoad({ context: { actor, person } }) {
    if (!actor || !isModerator(actor)) close({ wanted: 'staff', person });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadQueue } = await import('~/features/reviews/load-reviews.ts');
    await loadQueue(context, { ...deps });
  },
  pendingComponent: AreaSkeleton,
  errorComponent: ReadFailure,
  component: () => <ReviewQueueScreen search={{ ...Route.useLoaderDeps() }} />,
});
