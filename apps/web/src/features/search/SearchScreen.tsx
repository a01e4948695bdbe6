import { productSearch } from '@regen/sdk/query';
import { atoms } from '@regen/ui-kit/atoms';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { concernsFor, ProductGrid } from '~/features/products/index.ts';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { searchParams, type SearchPageSearch } from './search-page.ts';

/** `/search?q=…`: what was found, and where to look further. */
export function SearchScreen({ search }: { search: SearchPageSearch }) {
  return <Page width="wide">{search.q ? <Results q={search.q} page={search.page} /> : <Start />}</Page>;
}

function Results({ q, page }: { q: string; page: number | undefined }) {
  const announce = useAnnounce();
  const { data, isPlaceholderData } = usePrefetchedQuery(productSearch, searchParams({ q, page }));
  const { items, categories, concerns, totalCount, totalPages, currentPage, didYouMean } = data;
  const summary = counted(totalCount, 'product');
  const announced = useRef(false);
  useEffect(() => {
    if (announced.current && !isPlaceholderData) announce(`${summary} for ${q}`);
    announced.current = true;
  }, [announce, summary, q, isPlaceholderData]);
  const narrower = [
    ...categories.map(({ slug, name }) => ({ key: `category-${slug}`, name, search: { category: [slug] } })),
    ...concerns.map(({ slug, name }) => ({ key: `concern-${slug}`, name, search: { concern: [slug] } })),
  ];
  return (
    <>
      <Stack gap="3">
        <Heading level={1} tabIndex={-1}>
          {totalCount > 0 ? `Results for “${q}”` : `Nothing found for “${q}”`}
        </Heading>
        {totalCount > 0 ? (
          <Text tone="muted" numeric>
            {summary}
          </Text>
        ) : null}
        {didYouMean ? (
          <Text>
            Did you mean{' '}
            <TextLink asChild>
              <Link to="/search" search={{ q: didYouMean }}>
                {didYouMean}
              </Link>
            </TextLink>
            ?
          </Text>
        ) : null}
      </Stack>
      {narrower.length > 0 ? (
        <Inline as="nav" gap="2" aria-label="Matching categories and concerns">
          {narrower.map(({ key, name, search }) => (
            <Button key={key} variant="secondary" size="sm" iconEnd="chevronEnd" asChild>
              <Link to="/products" search={search}>
                {name}
              </Link>
            </Button>
          ))}
        </Inline>
      ) : null}
      {items.length > 0 ? (
        <ProductGrid
          products={items}
          headingLevel={2}
          priorityCount={2}
          isDimmed={isPlaceholderData}
          columns={4}
          label="Search results"
        />
      ) : totalCount > 0 ? (
        <PastTheEnd
          icon="search"
          lastPage={totalPages}
          renderLink={(to, props) => <Link to="/search" search={{ q, page: to }} {...props} />}
        />
      ) : (
        <EmptyState
          icon="search"
          title="Try other words"
          action={
            <Button asChild>
              <Link to="/products">Browse all products</Link>
            </Button>
          }
        >
          Search by product name, SKU, ingredient or concern, for example “niacinamide” or “redness”.
        </EmptyState>
      )}
      <Pagination
        className={atoms({ marginTop: '8' })}
        page={currentPage}
        pageCount={totalPages}
        renderLink={(to, props) => (
          <Link to="/search" search={{ q, page: to > 1 ? to : undefined }} activeOptions={{ exact: true }} {...props} />
        )}
      />
    </>
  );
}

function Start() {
  const { call } = useApp();
  const query = concernsFor(call, useCaller());
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const concerns = useRendered(query.queryKey, data)?.items ?? [];
  return (
    <>
      <Stack gap="3">
        <Heading level={1} tabIndex={-1}>
          What are you looking for?
        </Heading>
        <Text tone="muted" size="lg">
          Search by product name, SKU, ingredient or concern, or start with what your skin needs.
        </Text>
      </Stack>
      <Inline as="nav" gap="2" aria-label="Concerns">
        {concerns.map(({ slug, name }) => (
          <Button key={slug} variant="secondary" asChild>
            <Link to="/products" search={{ concern: [slug] }}>
              {name}
            </Link>
          </Button>
        ))}
      </Inline>
    </>
  );
}
