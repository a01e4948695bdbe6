import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { WrongChannel } from '~/features/account/WrongChannel.tsx';
import { QuickOrderScreen } from '~/features/quick-order/QuickOrderScreen.tsx';
import { QuickOrderSkeleton } from '~/features/quick-order/QuickOrderSkeleton.tsx';
import { useSession } from '~/session/index.ts';

export const Route = createFileRoute('/b2b/quick-order')({
  ssr: false,
  // Guards are no part of the first load of every page.
  beforeLoad: (input) => import('~/features/account/guards.ts').then((guards) => guards.requireSession(input)),
  head: () => privateHead('Quick order'),
  pendingComponent: QuickOrderSkeleton,
  component: QuickOrder,
});

function QuickOrder() {
  const session = useSession();
  return session && session.site !== 'b2b' ? <WrongChannel wanted="b2b" /> : <QuickOrderScreen />;
}
