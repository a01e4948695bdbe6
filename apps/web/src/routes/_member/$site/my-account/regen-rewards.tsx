import { createFileRoute, notFound } from '@tanstack/react-router';
import type { RewardsSearch } from '~/features/rewards/index.ts';
import { RewardsScreen } from '~/features/rewards/RewardsScreen.tsx';
import { firstPaint } from '~/kernel/first-paint.ts';
import { pagedTitle, privateHead } from '~/kernel/head/seo.ts';
import { PageSkeleton } from '~/kernel/page/PageSkeleton.tsx';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import { pageParam, yearParam } from '~/kernel/search-params.ts';

export const Route = createFileRoute('/_member/$site/my-account/regen-rewards')({
  staticData: {
    title: 'REGEN rewards',
    description: import.meta.env.SSR ? 'Your points: your balance, how you earned it and what it’s worth.' : undefined,
    crumb: 'REGEN rewards',
    under: '/$site/$',
    audience: 'site',
    menu: { icon: 'star', order: 6, sites: ['b2b'] },
  },
  validateSearch: (search: Record<string, unknown>): RewardsSearch => ({
    year: yearParam(search['year']),
    page: pageParam(search['page']),
  }),
  // Only professionals have points (rule C19).
  beforeLoad: ({ params }) => {
    if (params.site !== 'b2b') throw notFound();
  },
  loaderDeps: ({ search: { year, page } }) => ({ year, page }),
  loader: ({ context, deps, cause }) =>
    import('~/features/overview/load-overview.ts').then(({ loadRewards }) =>
      firstPaint(cause, loadRewards(context, context.person, deps)),
    ),
  head: ({ match: { context, loaderDeps, staticData } }) =>
    privateHead(context.config, pagedTitle(staticData.title, loaderDeps.page)),
  pendingComponent: PageSkeleton,
  errorComponent: ReadFailure,
  component: () => <RewardsScreen {...Route.useSearch()} />,
});
