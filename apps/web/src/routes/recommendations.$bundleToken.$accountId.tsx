import { createFileRoute } from '@tanstack/react-router';
import { secretHead } from '~/app/seo.ts';
import { BundleScreen, BundleSkeleton } from '~/features/bundle/index.ts';

export const Route = createFileRoute('/recommendations/$bundleToken/$accountId')({
  // As `/bundle/{bundleToken}`.
  ssr: false,
  head: () => secretHead('Recommended for you'),
  pendingComponent: BundleSkeleton,
  component: Recommendation,
});

function Recommendation() {
  const { bundleToken, accountId } = Route.useParams();
  return <BundleScreen token={bundleToken} accountId={accountId} />;
}
