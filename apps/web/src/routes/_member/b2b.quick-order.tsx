import { createFileRoute } from '@tanstack/react-router';
import { QuickOrderScreen } from '~/features/quick-order/QuickOrderScreen.tsx';
import { QuickOrderSkeleton } from '~/features/quick-order/QuickOrderSkeleton.tsx';

export const Route = createFileRoute('/_member/b2b/quick-order')({
  staticData: {
    title: 'Quick order',
    description: 'Put a pasted list of SKUs and quantities into your cart at once.',
    crumb: 'Quick order',
    under: '/$site/$',
    audience: 'b2b',
    menu: { icon: 'file', order: 5 },
  },
  pendingComponent: QuickOrderSkeleton,
  component: QuickOrderScreen,
});
