import { createFileRoute } from '@tanstack/react-router';
import { secretHead } from '~/app/seo.ts';
import { BundleScreen, BundleSkeleton } from '~/features/bundle/index.ts';

export const Route = createFileRoute('/bundle/$bundleToken')({
  // Read in the browser only: it is priced for who is there, and a preview in a messenger must not count as opened.
  ssr: false,
  head: () => secretHead('Recommended for you'),
  pendingComponent: BundleSkeleton,
  component: Bundle,
});

function Bundle() {
  return <BundleScreen token={Route.useParams().bundleToken} />;
}
