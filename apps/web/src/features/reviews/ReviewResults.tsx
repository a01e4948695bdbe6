import type { ReviewPage, ReviewSort } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Select } from '@regen/ui-kit/Select';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { counted } from '~/kernel/words/counts.ts';
import { isFiltered, sortLabels, withChoice, type ReviewSearch } from './review-search.ts';
import { ReviewItem } from './ReviewItem.tsx';

export interface ReviewResultsProps {
  sku: string;
  search: ReviewSearch;
  page: ReviewPage;
  /** Former results stay while others are on their way. */
  isWaiting: boolean;
}

const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

/** The filtered and sorted reviews. */
export function ReviewResults({ sku, search, page, isWaiting }: ReviewResultsProps) {
  const { items, totalCount, totalPages, currentPage, skinTypes, concerns } = page;
  const navigate = useNavigate();
  const announce = useAnnounce();
  const summary = `${counted(totalCount, 'review')}${totalPages > 1 ? `, page ${currentPage} of ${totalPages}` : ''}`;
  const announced = useRef(false);
  useEffect(() => {
    if (announced.current && !isWaiting) announce(summary);
    announced.current = true;
  }, [announce, summary, isWaiting]);

  const go = (next: ReviewSearch) =>
    void navigate({
      to: '/products/$sku',
      params: { sku },
      search: next,
      resetScroll: false,
      replace: true,
    });
  const labelOf = (all: ReviewPage['skinTypes'], value: string | null) =>
    all.find((choice) => choice.value === value)?.label;
  const filter = (name: 'skinType' | 'concern', label: string, choices: ReviewPage['skinTypes']) =>
    choices.length === 0 ? null : (
      <Select
        label={label}
        size="sm"
        options={[
          { value: '', label: 'All' },
          ...choices.map(({ value, label: text, count }) => ({ value, label: `${text} (${count})` })),
        ]}
        value={search[name] ?? ''}
        onChange={({ target }) => go(withChoice(search, name, target.value || undefined))}
      />
    );
  return (
    <Stack gap="5">
      <Inline gap="3" align="end">
        {filter('skinType', 'Skin type', skinTypes)}
        {filter('concern', 'Concern', concerns)}
        <Select
          label="Sort"
          size="sm"
          options={sortOptions}
          value={search.sort ?? 'newest'}
          onChange={({ target }) => {
            const sort = target.value as ReviewSort;
            go(withChoice(search, 'sort', sort === 'newest' ? undefined : sort));
          }}
        />
      </Inline>
      {isFiltered(search) ? (
        <Inline gap="3">
          <Text as="span" tone="muted" numeric>
            {counted(totalCount, 'review')}
          </Text>
          <Button variant="ghost" size="sm" onClick={() => go(search.sort ? { sort: search.sort } : {})}>
            Clear all
          </Button>
        </Inline>
      ) : null}
      {items.length === 0 ? (
        <Text tone="muted">No reviews match. Remove a filter or clear all.</Text>
      ) : (
        <ol aria-busy={isWaiting}>
          {items.map((review) => (
            <li key={review.reviewId}>
              <ReviewItem
                review={review}
                skinType={labelOf(skinTypes, review.skinType)}
                concern={labelOf(concerns, review.concern)}
              />
            </li>
          ))}
        </ol>
      )}
      {totalPages > 1 ? (
        <Pagination
          label="Review pages"
          page={currentPage}
          pageCount={totalPages}
          renderLink={(number, props) => (
            <Link
              to="/products/$sku"
              params={{ sku }}
              search={number === 1 ? withChoice(search, 'sort', search.sort) : { ...search, page: number }}
              hash="reviews"
              resetScroll={false}
              {...props}
            />
          )}
        />
      ) : null}
    </Stack>
  );
}
