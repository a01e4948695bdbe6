import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { ReferralScreen } from '~/features/referral/ReferralScreen.tsx';

export const Route = createFileRoute('/reward-referral')({
  ssr: false,
  // Guards are no part of the first load of every page.
  beforeLoad: (input) => import('~/features/account/guards.ts').then((guards) => guards.requireSession(input)),
  head: () => privateHead('Refer your clients'),
  component: ReferralScreen,
});
