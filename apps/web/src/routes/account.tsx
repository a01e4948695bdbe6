import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '~/app/lead-to.ts';
import { requireSession } from '~/features/account/guards.ts';

export const Route = createFileRoute('/account')({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    await requireSession({ context, location });
    const site = context.session.current()?.site ?? 'retail';
    await leadTo(context, `/${site}/my-account/my-orders`);
  },
});
