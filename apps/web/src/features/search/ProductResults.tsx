import type { ProductSearchResult } from '@regen/sdk';
import { atoms } from '@regen/ui-kit/atoms';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Link } from '@tanstack/react-router';
import { ProductGrid } from '~/features/products/index.ts';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';

export interface ProductResultsProps {
  q: string;
  found: ProductSearchResult;
  isDimmed: boolean;
}

/** The tab of products: where to look further, and what was found. */
export function ProductResults({ q, found, isDimmed }: ProductResultsProps) {
  const { items, categories, concerns, totalCount, totalPages, currentPage } = found;
  const narrower = [
    ...categories.map(({ slug, name }) => ({ key: `category-${slug}`, name, search: { category: [slug] } })),
    ...concerns.map(({ slug, name }) => ({ key: `concern-${slug}`, name, search: { concern: [slug] } })),
  ];
  return (
    <>
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
          isDimmed={isDimmed}
          columns={4}
          label="Search results"
        />
      ) : totalCount > 0 ? (
        <PastTheEnd
          icon="search"
          lastPage={totalPages}
          renderLink={(to, props) => <Link to="/search" search={{ q, page: to }} {...props} />}
        />
      ) : null}
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
