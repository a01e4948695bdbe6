import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageParam, yearParam } from '~/app/search-params.ts';
import { privateHead } from '~/app/seo.ts';
import { RewardsScreen } from '~/features/rewards/RewardsScreen.tsx';

export const Route = createFileRoute('/$site/my-account/regen-rewards')({
  validateSearch: (search: Record<string, unknown>): { year?: number; page?: number } => ({
    year: yearParam(search['year']),
    page: pageParam(search['page']),
  }),
  // Only professionals have points (rule C19).
  beforeLoad: ({ params }) => {
    if (params.site !== 'b2b') throw notFound();
  },
  head: () => privateHead('REGEN rewards'),
  component: Rewards,
});

function Rewards() {
  const { year, page } = Route.useSearch();
  return <RewardsScreen year={year} page={page} />;
}
