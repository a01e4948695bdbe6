import { createFileRoute } from '@tanstack/react-router';
import { tableHead } from '~/app/seo.ts';
import { BundleFailure } from '~/features/bundle/BundleFailure.tsx';
import { BundleSkeleton, RecommendationScreen, sharedBundle } from '~/features/bundle/index.ts';

export const Route = createFileRoute('/recommendations/$bundleToken/$accountId')({
  // As `/bundle/{bundleToken}`.
  ssr: false,
  staticData: {
    title: 'Recommended for you',
    description: 'A routine that your professional has put together for you.',
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
