import { createFileRoute } from '@tanstack/react-router';
import { QuickOrderScreen } from '~/features/quick-order/QuickOrderScreen.tsx';
import { QuickOrderSkeleton } from '~/features/quick-order/QuickOrderSkeleton.tsx';

export const Route = createFileRoute('/b2b/quick-order')({
  ssr: false,
  // Guards are no part of the first load of every page.
  beforeLoad: async (input) => (await import('~/features/account/guards.ts')).requireSession(input),
  head: () => ({ meta: [{ title: 'Quick order · Regen' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: QuickOrderSkeleton,
  component: QuickOrderScreen,
});
