import { reviewQueue } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Stack } from '@regen/ui-kit/Stack';
import { Link } from '@tanstack/react-router';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { parseQueueSearch, QUEUE_PARTS } from './queue-search.ts';
import { QueueItem } from './QueueItem.tsx';

const PARTS = {
  pending: { label: 'Pending', empty: 'No pending reviews' },
  reported: { label: 'Reported', empty: 'No reported reviews' },
  published: { label: 'Published', empty: 'No published reviews' },
  rejected: { label: 'Rejected', empty: 'No rejected reviews' },
} as const;

/** `/admin/reviews`: reviews waiting for a decision, and past decisions. */
export function ReviewQueueScreen({ search: raw }: { search: RawSearch }) {
  const search = parseQueueSearch(raw);
  const { data, isPlaceholderData } = usePrefetchedQuery(reviewQueue, search);
  const { items, currentPage, totalPages, waiting } = data;
  const part = search.part ?? 'pending';
  const count = { pending: waiting.pending, reported: waiting.reported, published: null, rejected: null };
  return (
    <Page width="narrow">
      <PageCrumbs />
      <Heading level={1} size="lg" tabIndex={-1}>
        Reviews
      </Heading>
      <nav aria-label="Review queue">
        <Inline gap="2">
          {QUEUE_PARTS.map((each) => (
            <Button key={each} variant={each === part ? 'primary' : 'secondary'} size="sm" asChild>
              <Link
                to="/admin/reviews"
                search={each === 'pending' ? {} : { part: each }}
                activeOptions={{ exact: true }}
                aria-current={each === part ? 'page' : undefined}
              >
                {count[each] === null ? PARTS[each].label : `${PARTS[each].label} (${count[each]})`}
              </Link>
            </Button>
          ))}
        </Inline>
      </nav>
      {items.length === 0 ? (
        <EmptyState icon="checkCircle" title={PARTS[part].empty} />
      ) : (
        <Stack as="ul" gap="5" aria-busy={isPlaceholderData}>
          {items.map((review) => (
            <li key={review.reviewId}>
              <QueueItem review={review} />
            </li>
          ))}
        </Stack>
      )}
      {totalPages > 1 ? (
        <Pagination
          page={currentPage}
          pageCount={totalPages}
          renderLink={(page, props) => <Link to="/admin/reviews" search={{ ...search, page }} {...props} />}
        />
      ) : null}
    </Page>
  );
}
