import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireSession } from '~/features/account/guards.ts';

export const Route = createFileRoute('/account')({
  ssr: false,
  beforeLoad: ({ context, location }) => {
    requireSession({ context, location });
    const site = context.session.current()?.site ?? 'retail';
    throw redirect({ to: '/$site/my-account/my-orders', params: { site }, replace: true });
  },
});
