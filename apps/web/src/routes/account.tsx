import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';

export const Route = createFileRoute('/account')({
  ssr: false,
  // Guards are no part of the first load of every page.
  beforeLoad: (input) => import('~/features/account/guards.ts').then((guards) => guards.leadToAccount(input)),
  head: () => privateHead('Your account'),
});
