import { createFileRoute } from '@tanstack/react-router';
import { QuickOrderScreen } from '~/features/quick-order/QuickOrderScreen.tsx';
import { QuickOrderSkeleton } from '~/features/quick-order/QuickOrderSkeleton.tsx';

export const Route = createFileRoute('/_member/b2b/quick-order')({
  staticData: {
    title: 'Quick order',
    description: import.meta.env.SSR
      ? 'Paste a list of SKUs and quantities to add them to your cart at once.'
      : undefined,
    crumb: 'Quick order',
    under: '/$site/$',
    audience: 'b2b',
    menu: { icon: 'file', order: 5 },
  },
  pendingComponent: QuickOrderSkeleton,
  component: QuickOrderScreen,
});
