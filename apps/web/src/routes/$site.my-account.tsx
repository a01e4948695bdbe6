import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { AccountLayout } from '~/features/account/AccountLayout.tsx';
import { OrderSkeleton } from '~/features/orders/OrderLoader.tsx';

export const Route = createFileRoute('/$site/my-account')({
  ssr: false,
  // Guards are no part of the first load of every page.
  beforeLoad: (input) => import('~/features/account/guards.ts').then((guards) => guards.requireSite(input)),
  head: () => privateHead('Your account'),
  pendingComponent: OrderSkeleton,
  component: Account,
});

function Account() {
  return <AccountLayout site={Route.useParams().site} />;
}
