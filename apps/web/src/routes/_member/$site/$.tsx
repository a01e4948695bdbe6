import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { AreaScreen } from '~/features/overview/AreaScreen.tsx';
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
  loader: ({ context, params }) =>
    params._splat
      ? undefined
      : import('~/features/overview/load-overview.ts').then(({ loadOverview }) =>
          loadOverview(context, context.person),
        ),
  pendingComponent: AreaSkeleton,
  component: () => <AreaScreen isKnown={!Route.useParams()._splat} />,
});
