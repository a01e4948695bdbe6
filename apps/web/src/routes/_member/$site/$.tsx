import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { newestFavorites } from '~/features/favorites/index.ts';
import { ordersOf } from '~/features/orders/index.ts';
import { AreaScreen } from '~/features/overview/AreaScreen.tsx';
import { helpLinks } from '~/features/resources/index.ts';
import { rewardsOf } from '~/features/rewards/index.ts';
import { isSite } from '~/kernel/route-table.ts';

/** The start of an area, and every URL in it without a route of its own. */
export const Route = createFileRoute('/_member/$site/$')({
  // Any other first segment is no area: the router goes on looking.
  params: { parse: (params) => isSite(params.site) && params },
  staticData: {
    title: 'Your account',
    description: import.meta.env.SSR
      ? 'Your Regen account at a glance: your latest order, favorites and more.'
      : undefined,
    crumb: 'Your account',
    under: '/',
    audience: 'site',
    menu: { icon: 'leaf', order: 1, label: 'Overview' },
  },
  // Each part says by itself that it is on its way, or why it cannot be read.
  loader: ({ context: { prefetch, person, caller }, params }) => {
    if (params._splat) return;
    void prefetch(ordersOf, person.userId);
    void prefetch(newestFavorites, person.userId);
    if (person.site !== 'b2b') return;
    void prefetch(rewardsOf, person.userId);
    void prefetch(helpLinks, caller);
  },
  pendingComponent: AreaSkeleton,
  component: () => <AreaScreen isKnown={!Route.useParams()._splat} />,
});
