import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { PersonFailure } from '~/features/people-desk/PersonFailure.tsx';
import { PersonScreen } from '~/features/people-desk/PersonScreen.tsx';
import { managesPeople } from '~/features/staff/staff.ts';
import { privateHead } from '~/kernel/head/seo.ts';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/people/$userId')({
  staticData: {
    title: 'Person',
    description: import.meta.env.SSR ? 'A person and their account.' : undefined,
    under: '/admin/people',
    audience: 'staff',
  },
  beforeLoad({ context: { actor, person } }) {
    if (!actor || !managesPeople(actor)) close({ wanted: 'staff', person });
  },
  loader: async ({ context, params: { userId } }) => {
    const { loadPerson } = await import('~/features/people-desk/load-people.ts');
    return { title: await loadPerson(context, userId) };
  },
  head: ({ loaderData, match: { context, staticData } }) =>
    privateHead(context.config, loaderData?.title ?? staticData.title ?? ''),
  pendingComponent: AreaSkeleton,
  errorComponent: PersonFailure,
  component: () => <PersonScreen userId={Route.useParams().userId} />,
});
