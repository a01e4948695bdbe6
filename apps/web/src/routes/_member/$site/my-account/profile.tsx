import { accountGet, addressList, applicationGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '~/features/profile/ProfileScreen.tsx';
import { PageSkeleton } from '~/kernel/page/PageSkeleton.tsx';
import { textParam } from '~/kernel/search-params.ts';

export const Route = createFileRoute('/_member/$site/my-account/profile')({
  staticData: {
    title: 'Profile',
    description: import.meta.env.SSR ? 'Your name, phone number, addresses and password.' : undefined,
    crumb: 'Profile',
    under: '/$site/$',
    audience: 'site',
    isOpenWithoutTerms: true,
    menu: { icon: 'user', order: 4 },
  },
  validateSearch: (search: Record<string, unknown>): { address?: string } => ({
    address: textParam(search['address'], 64),
  }),
  // Who it is about is known; each section says by itself that it is on its way, or why it cannot be read.
  loader: ({ context: { prefetch, person } }) => {
    const { userId, site } = person;
    void prefetch(addressList, { userId });
    void prefetch(accountGet);
    if (site !== 'b2b') void prefetch(applicationGet, { id: userId });
  },
  pendingComponent: PageSkeleton,
  component: () => <ProfileScreen address={Route.useSearch().address} />,
});
