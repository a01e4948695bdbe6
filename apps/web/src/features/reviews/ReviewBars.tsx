import type { ProductRating, ReviewPage } from '@regen/sdk';
import { Inline } from '@regen/ui-kit/Inline';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Stack } from '@regen/ui-kit/Stack';
import { Stars } from '@regen/ui-kit/Stars';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { counted } from '~/kernel/words/counts.ts';
import { withChoice, type ReviewSearch } from './review-search.ts';

export interface ReviewBarsProps extends Pick<ReviewPage, 'stars'> {
  sku: string;
  search: ReviewSearch;
  rating: ProductRating;
}

/** The average rating and the count for each number of stars; a press filters by it. */
export function ReviewBars({ sku, search, rating, stars }: ReviewBarsProps) {
  return (
    <>
      <Stack gap="1">
        <Inline gap="3">
          <Text size="xl" weight="semibold">
            {rating.average}
            <VisuallyHidden> out of 5 stars</VisuallyHidden>
          </Text>
          <Stars value={rating.average} />
        </Inline>
        <Text tone="muted">Based on {counted(rating.count, 'review')}</Text>
      </Stack>
      <Stack as="nav" gap="3" aria-label="Reviews by rating">
        {stars.map(({ rating: value, count }) => {
          const isChosen = search.stars === value;
          return (
            <Link
              key={value}
              to="/products/$sku"
              params={{ sku }}
              search={withChoice(search, 'stars', isChosen ? undefined : value)}
              resetScroll={false}
              replace
              aria-current={isChosen ? 'true' : undefined}
              activeOptions={{ exact: true }}
            >
              <ProgressBar
                label={counted(value, 'star')}
                value={count}
                max={rating.count}
                valueText={counted(count, 'review')}
              />
            </Link>
          );
        })}
      </Stack>
    </>
  );
}
