import { Suspense, useEffect } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller, useSession } from '~/kernel/use-session.ts';
import { BundleSkeleton } from './BundleSkeleton.tsx';
import { BundleView } from './BundleView.tsx';
import { sharedBundle } from './shared-bundle.ts';

// Rare, so no part of the first load.
const OtherAccount = lazyPart(() => import('./OtherAccount.tsx'), 'OtherAccount');

/** What comes of a press, fetched once the page has rendered: without a connection it would be too late. */
const loadRest = () => import('./SummaryMessages.tsx').catch(() => undefined);

/** `/bundle/{token}`: a professional's recommendation, for anyone with the link. */
export function BundleScreen({ token }: { token: string }) {
  const { data } = usePrefetchedQuery(sharedBundle, token, useCaller());
  useEffect(() => void loadRest(), []);
  return <BundleView bundle={data} />;
}

/** `/recommendations/{token}/{accountId}`: the same, sent to one client. */
export function RecommendationScreen({ token, accountId }: { token: string; accountId: string }) {
  const session = useSession();
  if (session === null || session.accountId === accountId) return <BundleScreen token={token} />;
  return (
    <Suspense fallback={<BundleSkeleton />}>
      <OtherAccount token={token} />
    </Suspense>
  );
}
