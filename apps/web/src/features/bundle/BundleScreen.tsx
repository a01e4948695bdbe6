import { useApp } from '~/kernel/use-app.ts';
import { recommendationGetShared } from '@regen/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useCaller, useIsHydrated, useSession } from '~/session/index.ts';
import { BundleSkeleton } from './BundleSkeleton.tsx';
import { BundleView } from './BundleView.tsx';

export interface BundleScreenProps {
  token: string;
  /** Whom the link was sent to, when it was sent to one client. */
  accountId?: string;
}

/** The link of the PDF works for an hour; it is asked for again before. */
const FRESH_FOR = 50 * 60_000;

// Rare, so no part of the first load.
const BundleFailure = lazy(async () => ({ default: (await import('./BundleFailure.tsx')).BundleFailure }));
const OtherAccount = lazy(async () => ({ default: (await import('./OtherAccount.tsx')).OtherAccount }));

/** What a press or a failure needs, fetched once the page stands: without a connection it would be too late. */
const loadRest = () =>
  Promise.allSettled([import('./BundleFailure.tsx'), import('./SummaryMessages.tsx'), import('./add-bundle.ts')]);

/** `/bundle/{token}` and `/recommendations/{token}/{accountId}`: what a professional recommends, for whoever opens it. */
export function BundleScreen({ token, accountId }: BundleScreenProps) {
  const session = useSession();
  const isHydrated = useIsHydrated();
  const isForAnother = session !== null && accountId !== undefined && accountId !== session.accountId;
  const { call } = useApp();
  const { data, error, refetch, isFetching } = useQuery({
    ...recommendationGetShared(call, { bundleToken: token, userId: useCaller() }),
    enabled: isHydrated && !isForAnother,
    refetchInterval: FRESH_FOR,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FRESH_FOR,
  });
  useEffect(() => void loadRest(), []);
  if (data !== undefined && !isForAnother) return <BundleView bundle={data} />;
  return (
    <Suspense fallback={<BundleSkeleton />}>
      {isForAnother ? (
        <OtherAccount token={token} />
      ) : error === null ? (
        <BundleSkeleton />
      ) : (
        <BundleFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Suspense>
  );
}
