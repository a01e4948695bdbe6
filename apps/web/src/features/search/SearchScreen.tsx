import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { concernsFor, countFilters } from '~/features/products/index.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { Part } from '~/kernel/page/Part.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { tabNames } from './content-names.ts';
import { ExampleSearch } from './ExampleSearch.tsx';
import { FoundContent } from './FoundContent.tsx';
import { ProductResults } from './ProductResults.tsx';
import { productsFound } from './products-found.ts';
import { searchParams, type SearchPageSearch } from './search-page.ts';
import { SearchTabs } from './SearchTabs.tsx';
import { useContentFound } from './use-content-found.ts';

/** `/search?q=…`: what was found, and where to look further. */
export function SearchScreen({ search }: { search: SearchPageSearch }) {
  const { q } = search;
  const searched = useRef(q);
  useEffect(() => {
    // The box in the header stays, and so does the page: the next search is another page to whoever made it.
    if (searched.current !== q) focusHeading({ preventScroll: true });
    searched.current = q;
  }, [q]);
  return <Page width="wide">{q ? <Results search={search} q={q} /> : <Start />}</Page>;
}

function Results({ search, q }: { search: SearchPageSearch; q: string }) {
  const announce = useAnnounce();
  const slug = search.in;
  const products = usePrefetchedQuery(productsFound, searchParams(search), useCaller());
  // Products are found without it.
  const { found, error, isPlaceholderData } = useContentFound(search);
  // The page of a tab is nothing without it.
  if (slug && error && !found) throw error;
  const { totalCount, didYouMean } = products.data;
  const counts = found?.counts ?? [];
  const contentCount = counts.reduce((sum, each) => sum + each.totalCount, 0);
  const isPending = slug ? isPlaceholderData : products.isPlaceholderData;
  const shownCount = slug ? found?.totalCount : totalCount;
  const summary =
    shownCount === undefined ? undefined : slug ? `${tabNames[slug]}: ${shownCount}` : counted(totalCount, 'product');
  const announced = useRef(false);
  useEffect(() => {
    if (announced.current && !isPending && summary !== undefined) announce(`${summary} for ${q}`);
    announced.current = true;
  }, [announce, summary, q, isPending]);
  const content = useMemo(
    () => (
      <Part>
        <FoundContent search={search} />
      </Part>
    ),
    [search],
  );
  const { q: _q, in: _in, ...filters } = search;
  // Filters that leave nothing are not that nothing was found.
  const hasResults = totalCount > 0 || contentCount > 0 || countFilters(filters) > 0;
  const spelling = (slug ? null : didYouMean) ?? (totalCount === 0 || slug ? found?.didYouMean : null);
  return (
    <>
      <Stack gap="3">
        <Heading level={1} tabIndex={-1}>
          {hasResults ? `Results for “${q}”` : `Nothing found for “${q}”`}
        </Heading>
        {spelling ? (
          <Text>
            Did you mean{' '}
            <TextLink asChild>
              <Link to="/search" search={{ q: spelling, in: slug }}>
                {spelling}
              </Link>
            </TextLink>
            ?
          </Text>
        ) : null}
      </Stack>
      <SearchTabs q={q} current={slug} productCount={totalCount} counts={counts} />
      {slug ? null : (
        <ProductResults q={q} search={filters} found={products.data} isPlaceholderData={products.isPlaceholderData} />
      )}
      {content}
      {hasResults || slug ? null : (
        <EmptyState
          icon="search"
          title="Try other words"
          action={
            <Button asChild>
              <Link to="/products">Browse all products</Link>
            </Button>
          }
        >
          Search by product name, SKU, ingredient or concern, for example <ExampleSearch words="niacinamide" /> or{' '}
          <ExampleSearch words="redness" />.
        </EmptyState>
      )}
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
