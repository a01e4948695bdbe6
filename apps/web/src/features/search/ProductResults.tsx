import type { Facets, ProductSearchResult } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Link, useNavigate } from '@tanstack/react-router';
import { countFilters, ProductListing, type ListSearch } from '~/features/products/index.ts';

export interface ProductResultsProps {
  q: string;
  search: ListSearch;
  found: ProductSearchResult;
  isPlaceholderData: boolean;
}

const NO_FACETS: Facets = { category: [], concern: [], skinType: [], sizeClass: [] };

/** The tab of products: where to look further, and what was found, with the filters and orders of the catalog. */
export function ProductResults({ q, search, found, isPlaceholderData }: ProductResultsProps) {
  const navigate = useNavigate();
  const { facets, categories, concerns, totalCount } = found;
  const narrower = [
    ...categories.map(({ slug, name }) => ({ key: `category-${slug}`, name, search: { category: [slug] } })),
    ...concerns.map(({ slug, name }) => ({ key: `concern-${slug}`, name, search: { concern: [slug] } })),
  ];
  return (
    <>
      {narrower.length > 0 ? (
        <Inline as="nav" gap="2" aria-label="Matching categories and concerns">
          {narrower.map(({ key, name, search: filter }) => (
            <Button key={key} variant="secondary" size="sm" iconEnd="chevronEnd" asChild>
              <Link to="/products" search={filter}>
                {name}
              </Link>
            </Button>
          ))}
        </Inline>
      ) : null}
      {totalCount > 0 || countFilters(search) > 0 ? (
        <ProductListing
          path="/search"
          found={{ ...found, facets: facets ?? NO_FACETS }}
          search={search}
          isPlaceholderData={isPlaceholderData}
          defaultSort="Best match"
          label="Search results"
          onGo={(next, how) => void navigate({ to: '/search', search: { q, ...next }, resetScroll: false, ...how })}
          renderLink={(next, props) => (
            <Link to="/search" search={{ q, ...next }} activeOptions={{ exact: true }} {...props} />
          )}
        />
      ) : null}
    </>
  );
}
