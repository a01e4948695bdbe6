import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { PeopleScreen } from '~/features/people-desk/PeopleScreen.tsx';
import { managesPeople } from '~/features/staff/staff.ts';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/people/')({
  staticData: {
    title: 'People',
    description: import.meta.env.SSR ? 'People and their accounts.' : undefined,
    crumb: 'People',
    under: '/admin/$',
    audience: 'staff',
  },
  // Parsed by a later script than this one.
  validateSearch: (search: RawSearch) => search,
  beforeLoad({ context: { actor, person } }) {
    if (!actor || !managesPeople(actor)) close({ wanted: 'staff', person });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadPeople } = await import('~/features/people-desk/load-people.ts');
    await loadPeople(context, { ...deps });
  },
  pendingComponent: AreaSkeleton,
  errorComponent: ReadFailure,
  component: () => <PeopleScreen search={{ ...Route.useLoaderDeps() }} />,
});
