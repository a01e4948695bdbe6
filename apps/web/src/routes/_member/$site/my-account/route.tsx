import { createFileRoute } from '@tanstack/react-router';
import { AccountLayout } from '~/features/account/AccountLayout.tsx';
import { AccountSkeleton } from '~/features/account/AccountSkeleton.tsx';
import { isSite } from '~/kernel/route-table.ts';

export const Route = createFileRoute('/_member/$site/my-account')({
  // Any other first segment has no accounts: the router goes on looking.
  params: { parse: (params) => isSite(params.site) && params },
  pendingComponent: AccountSkeleton,
  component: () => <AccountLayout />,
});
