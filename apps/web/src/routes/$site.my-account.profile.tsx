import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '~/features/account/ProfileScreen.tsx';

export const Route = createFileRoute('/$site/my-account/profile')({
  head: () => ({ meta: [{ title: 'Profile · Regen' }] }),
  component: ProfileScreen,
});
