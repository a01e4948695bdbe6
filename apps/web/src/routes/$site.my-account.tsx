import { createFileRoute, notFound } from '@tanstack/react-router';
import { AccountLayout } from '~/features/account/AccountLayout.tsx';
import { isSite, requireSession } from '~/features/account/guards.ts';
import { OrderSkeleton } from '~/features/orders/OrderLoader.tsx';

export const Route = createFileRoute('/$site/my-account')({
  ssr: false,
  beforeLoad: async ({ context, location, params }) => {
    if (!isSite(params.site)) throw notFound();
    await requireSession({ context, location });
  },
  head: () => ({ meta: [{ title: 'Your account · Regen' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: OrderSkeleton,
  component: Account,
});

function Account() {
  return <AccountLayout site={Route.useParams().site} />;
}
