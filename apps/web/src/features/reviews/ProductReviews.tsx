import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useSession } from '~/kernel/use-session.ts';
import { parseReviewSearch, reviewsOf } from './review-search.ts';
import { ReviewBars } from './ReviewBars.tsx';
import { ReviewResults } from './ReviewResults.tsx';

/** What buyers say about a product: the rating and the reviews. The page provides the section and a place for each. */
export function ProductReviews({ sku }: { sku: string }) {
  const { call } = useApp();
  const search = useLocation({ select: ({ search: raw }) => parseReviewSearch(raw), structuralSharing: true });
  const options = reviewsOf(call, sku, search);
  const { data: now, error, isPlaceholderData } = useQuery({ ...options, placeholderData: keepPreviousData });
  const data = useRendered(options.queryKey, now);
  return (
    <>
      <Stack gap="5">
        <Heading level={2} id="reviews-title">
          Reviews
        </Heading>
        {data?.rating ? (
          <ReviewBars sku={sku} search={search} rating={data.rating} stars={data.stars} />
        ) : data ? (
          <Text tone="muted">No reviews yet.</Text>
        ) : null}
        <WriteReview sku={sku} />
      </Stack>
      {error && !data ? (
        <FailureBanner error={error} title="Reviews can’t be shown right now" />
      ) : data?.rating ? (
        <ReviewResults sku={sku} search={search} page={data} isWaiting={isPlaceholderData} />
      ) : null}
    </>
  );
}

/** Only buyers write reviews, each from their order. */
function WriteReview({ sku }: { sku: string }) {
  const session = useSession();
  return (
    <Stack gap="3" align="start">
      <Text size="sm" tone="muted">
        Every review is from someone who bought it from us. Bought it too? Write a review from your order.
      </Text>
      <Button variant="secondary" size="sm" asChild>
        {session ? (
          <Link to="/$site/my-account/my-orders" params={{ site: session.site }} search={{ search: sku }}>
            Find your order
          </Link>
        ) : (
          <Link to="/login" search={{ redirect: `/products/${sku}` }}>
            Sign in to review
          </Link>
        )}
      </Button>
    </Stack>
  );
}
