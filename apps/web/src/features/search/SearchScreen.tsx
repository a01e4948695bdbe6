import { productSearch } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { concernsFor, ProductGrid } from '~/features/products/index.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import * as styles from './SearchScreen.css.ts';
import { searchParams, type SearchPageSearch } from './search-page.ts';

/** `/search?q=…`: what was found, and where to look further. */
export function SearchScreen({ search }: { search: SearchPageSearch }) {
  return (
    <Container width="wide" className={styles.page}>
      {search.q ? <Results q={search.q} page={search.page} /> : <Start />}
    </Container>
  );
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
      <div className={styles.head}>
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
      </div>
      {narrower.length > 0 ? (
        <nav className={styles.narrow} aria-label="Matching parts of the catalog">
          {narrower.map(({ key, name, search }) => (
            <Button key={key} variant="secondary" size="sm" iconEnd="chevronEnd" asChild>
              <Link to="/products" search={search}>
                {name}
              </Link>
            </Button>
          ))}
        </nav>
      ) : null}
      {items.length > 0 ? (
        <div className={styles.results}>
          <ProductGrid
            products={items}
            headingLevel={2}
            priorityCount={2}
            isDimmed={isPlaceholderData}
            label="Search results"
          />
        </div>
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
      <div className={styles.pages}>
        <Pagination
          page={currentPage}
          pageCount={totalPages}
          renderLink={(to, props) => <Link to="/search" search={{ q, page: to > 1 ? to : undefined }} {...props} />}
        />
      </div>
    </>
  );
}

function Start() {
  const { call } = useApp();
  const concerns = useQuery({ ...concernsFor(call, useCaller()), placeholderData: keepPreviousData }).data?.items ?? [];
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          What are you looking for?
        </Heading>
        <Text tone="muted" size="lg">
          Search by product name, SKU, ingredient or concern, or start with what your skin needs.
        </Text>
      </div>
      <nav className={styles.narrow} aria-label="Concerns">
        {concerns.map(({ slug, name }) => (
          <Button key={slug} variant="secondary" asChild>
            <Link to="/products" search={{ concern: [slug] }}>
              {name}
            </Link>
          </Button>
        ))}
      </nav>
    </>
  );
}
