import { RegenApiError } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '~/app/describe-error.ts';
import { useIsHydrated, useSession } from '~/session/index.ts';
import { useBundleClient } from './bundle-client.ts';
import { BundleGone } from './BundleGone.tsx';
import { BundleSkeleton } from './BundleSkeleton.tsx';
import { BundleView } from './BundleView.tsx';
import { OtherAccount } from './OtherAccount.tsx';

export interface BundleScreenProps {
  token: string;
  /** Whom the link was sent to, when it was sent to one client. */
  accountId?: string;
}

/** The link of the PDF works for an hour; it is asked for again before. */
const FRESH_FOR = 50 * 60_000;

/** No such link; or, with 400, an address that can be none, which for a person is the same. */
const isGone = (error: unknown): boolean =>
  error instanceof RegenApiError && (error.status === 404 || error.status === 400);

/** `/bundle/{token}` and `/recommendations/{token}/{accountId}`: what a professional recommends, for whoever opens it. */
export function BundleScreen({ token, accountId }: BundleScreenProps) {
  const session = useSession();
  const isHydrated = useIsHydrated();
  const isForAnother = session !== null && accountId !== undefined && accountId !== session.accountId;
  const { openBundle } = useBundleClient();
  const { data, error, refetch, isFetching } = useQuery({
    ...openBundle({ bundleToken: token, userId: session?.userId ?? 'public' }),
    enabled: isHydrated && !isForAnother,
    refetchInterval: FRESH_FOR,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FRESH_FOR,
  });
  if (isForAnother) return <OtherAccount token={token} />;
  if (data !== undefined) return <BundleView bundle={data} />;
  if (error === null) return <BundleSkeleton />;
  if (isGone(error)) return <BundleGone />;
  const { title, message, requestId } = describeError(error);
  return (
    <Container paddingY="12">
      <ErrorState
        headingLevel={1}
        title={title}
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Container>
  );
}
