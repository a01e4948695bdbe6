import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { textParam } from '~/app/search-params.ts';
import { ProfileScreen } from '~/features/account/ProfileScreen.tsx';

export const Route = createFileRoute('/$site/my-account/profile')({
  validateSearch: (search: Record<string, unknown>): { address?: string } => ({
    address: textParam(search['address'], 64),
  }),
  head: () => privateHead('Profile'),
  component: Profile,
});

function Profile() {
  return <ProfileScreen address={Route.useSearch().address} />;
}
