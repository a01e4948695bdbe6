import { createFileRoute } from '@tanstack/react-router';
import { BundleFailure } from '~/features/recommendations/BundleFailure.tsx';
import { BundleSkeleton, RecommendationScreen, sharedBundle } from '~/features/recommendations/index.ts';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(shop)/recommendations/$bundleToken/$accountId')({
  // As `/bundle/{bundleToken}`.
  ssr: false,
  staticData: {
    title: 'Recommended for you',
    description: import.meta.env.SSR ? 'A routine your professional put together for you.' : undefined,
    audience: 'link',
    isSecret: true,
  },
  preload: false,
  loader: async ({ context: { ensure, caller, person }, params }) => {
    // It was sent to one client; to another account the page says so.
    if (person === null || person.accountId === params.accountId)
      await ensure(sharedBundle, params.bundleToken, caller);
  },
  head: tableHead,
  pendingComponent: BundleSkeleton,
  errorComponent: BundleFailure,
  component: Recommendation,
});

function Recommendation() {
  const { bundleToken, accountId } = Route.useParams();
  return <RecommendationScreen token={bundleToken} accountId={accountId} />;
}
