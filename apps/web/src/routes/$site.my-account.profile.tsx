import { createFileRoute } from '@tanstack/react-router';
import { textParam } from '~/app/search-params.ts';
import { ProfileScreen } from '~/features/account/ProfileScreen.tsx';

export const Route = createFileRoute('/$site/my-account/profile')({
  validateSearch: (search: Record<string, unknown>): { address?: string } => ({
    address: textParam(search['address'], 64),
  }),
  head: () => ({ meta: [{ title: 'Profile · Regen' }] }),
  component: Profile,
});

function Profile() {
  return <ProfileScreen address={Route.useSearch().address} />;
}
