import { createFileRoute } from '@tanstack/react-router';
import { AccountLayout } from '~/features/account/AccountLayout.tsx';
import { OrderSkeleton } from '~/features/orders/OrderLoader.tsx';

export const Route = createFileRoute('/$site/my-account')({
  ssr: false,
  // Guards are no part of the first load of every page.
  beforeLoad: async (input) => (await import('~/features/account/guards.ts')).requireSite(input),
  head: () => ({ meta: [{ title: 'Your account · Regen' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: OrderSkeleton,
  component: Account,
});

function Account() {
  return <AccountLayout site={Route.useParams().site} />;
}
