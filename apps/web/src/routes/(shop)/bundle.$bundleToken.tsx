import { createFileRoute } from '@tanstack/react-router';
import { BundleFailure } from '~/features/recommendations/BundleFailure.tsx';
import { BundleScreen, BundleSkeleton, sharedBundle } from '~/features/recommendations/index.ts';
import { tableHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(shop)/bundle/$bundleToken')({
  // Read in the browser only: it is priced for the viewer, and a preview in a messenger must not count as opened.
  ssr: false,
  staticData: {
    title: 'Recommended for you',
    description: import.meta.env.SSR
      ? 'A routine put together by a professional, with what to use and when.'
      : undefined,
    audience: 'link',
    isSecret: true,
  },
  // Nor does a link under the pointer.
  preload: false,
  loader: async ({ context: { ensure, caller }, params }) => {
    await ensure(sharedBundle, params.bundleToken, caller);
  },
  head: tableHead,
  pendingComponent: BundleSkeleton,
  errorComponent: BundleFailure,
  component: () => <BundleScreen token={Route.useParams().bundleToken} />,
});
