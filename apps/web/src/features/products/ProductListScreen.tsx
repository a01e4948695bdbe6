import type { ProductPage, ProductSort } from '@regen/sdk';
import { productList } from '@regen/sdk/query';
import { atoms } from '@regen/ui-kit/atoms';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Pagination, type PaginationLinkProps } from '@regen/ui-kit/Pagination';
import { Select } from '@regen/ui-kit/Select';
import { Tag } from '@regen/ui-kit/Tag';
import { Text } from '@regen/ui-kit/Text';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Part } from '~/kernel/page/Part.tsx';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { useKnownFilters } from '~/kernel/page/use-known-filters.ts';
import { stringifySearch } from '~/kernel/search-params.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { Facets } from './Facets.tsx';
import { catalogTitle } from './product-list-head.ts';
import {
  countFilters,
  filterNames,
  knownFilters,
  listParams,
  parseListSearch,
  sortLabels,
  toggleFilter,
  withoutFilters,
} from './product-list-search.ts';
import type { FilterName, ListSearch } from './product-list-search.ts';
import { ProductGrid } from './ProductGrid.tsx';
import * as styles from './ProductListScreen.css.ts';

const FilterDrawer = lazyPart(() => import('./FilterDrawer.tsx'), 'FilterDrawer');

/** `/products`: the catalog with its filters, order and pages, all of them in the URL. */
export function ProductListScreen({ search }: { search: ListSearch }) {
  const app = useApp();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const caller = useCaller();
  const { data, isPlaceholderData } = usePrefetchedQuery(productList, listParams(search, caller));
  const { totalCount, totalPages, currentPage } = data;
  const announced = useRef(false);
  const summary = `${counted(totalCount, 'product')}${totalPages > 1 ? `, page ${currentPage} of ${totalPages}` : ''}`;
  useEffect(() => {
    if (announced.current && !isPlaceholderData) announce(summary);
    announced.current = true;
  }, [announce, summary, isPlaceholderData]);

  const { title, description, isSelection } = catalogTitle(search, app, caller);

  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs here={isSelection ? title : undefined} />
      <div className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted" size="lg" measure>
          {description}
        </Text>
      </div>
      <ProductListing
        path="/products"
        found={data}
        search={search}
        isPlaceholderData={isPlaceholderData}
        defaultSort={sortLabels.featured}
        label="Products"
        onGo={(next, how) => void navigate({ to: '/products', search: next, resetScroll: false, ...how })}
        renderLink={(next, props) => <Link to="/products" search={next} activeOptions={{ exact: true }} {...props} />}
      />
    </Page>
  );
}

/** In the drawer, whose entry of the history it is, a choice takes the place of the one before. */
type HowToGo = false | { replace: true; state: true };

export interface ProductListingProps {
  /** Of the page that it is on. */
  path: string;
  found: Pick<ProductPage, 'items' | 'facets' | 'totalCount' | 'totalPages' | 'currentPage'>;
  search: ListSearch;
  isPlaceholderData: boolean;
  /** What the order is called in which it comes. */
  defaultSort: string;
  label: string;
  onGo: (next: ListSearch, how: HowToGo) => void;
  /** The router's link to the page with other filters or another number. */
  renderLink: (
    next: ListSearch,
    props: Partial<PaginationLinkProps> & { resetScroll?: boolean },
  ) => ReactElement<{ children?: ReactNode; className?: string }>;
}

/** Products with their filters, order and pages: the catalog, or what was found in it. */
export function ProductListing(props: ProductListingProps) {
  const { path, found, search, isPlaceholderData, defaultSort, label, onGo, renderLink } = props;
  const { items, facets, totalCount, totalPages, currentPage } = found;
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const filterButton = useRef<HTMLButtonElement>(null);
  // Where the page is going to: a box is ticked at once, and a second tick does not undo the first, while the list is on its way. On the
  // way to another page nothing changes, so nothing is rendered.
  const chosen = useLocation({
    select: ({ pathname, search: raw }) => (pathname === path ? parseListSearch(raw) : search),
    structuralSharing: true,
  });
  const sortOptions = Object.entries({ ...sortLabels, featured: defaultSort }).map(([value, text]) => ({
    value,
    label: text,
  }));
  const isWaiting = isPlaceholderData || stringifySearch({ ...chosen }) !== stringifySearch({ ...search });

  useKnownFilters(path, isWaiting ? null : knownFilters(search, facets));

  const go = (next: ListSearch) => onGo(next, drawer === 'open' && { replace: true, state: true });
  const toggle = (name: FilterName, value: string) => go(toggleFilter(chosen, name, value));
  const clear = () => go(withoutFilters(chosen));
  const filterCount = countFilters(chosen);
  const labelOf = (name: FilterName, value: string) =>
    facets[name].find((facet) => facet.value === value)?.label ?? value.replaceAll('-', ' ');

  return (
    <>
      <div className={styles.columns}>
        <aside className={styles.side} aria-label="Filters">
          <Part>
            <Facets facets={facets} search={chosen} onToggle={toggle} />
          </Part>
        </aside>
        <div>
          <div className={styles.toolbar}>
            <Text as="span" tone="muted" numeric>
              {counted(totalCount, 'product')}
            </Text>
            <div className={styles.tools}>
              <Button
                ref={filterButton}
                variant="secondary"
                size="sm"
                iconStart="filter"
                className={styles.filterButton}
                aria-expanded={drawer === 'open'}
                onClick={() => setDrawer('open')}
              >
                {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
              </Button>
              <Select
                label="Sort"
                labelHidden
                size="sm"
                options={sortOptions}
                value={chosen.sort ?? 'featured'}
                onChange={(event) => {
                  const { page: _page, sort: _sort, ...rest } = chosen;
                  const sort = event.target.value as ProductSort;
                  go(sort === 'featured' ? rest : { ...rest, sort });
                }}
              />
            </div>
          </div>
          {filterCount > 0 ? (
            <section className={styles.chips} aria-label="Active filters">
              {filterNames.flatMap((name) =>
                (chosen[name] ?? []).map((value) => (
                  <Tag
                    key={`${name}-${value}`}
                    removeLabel="Remove filter"
                    removeLink={renderLink(toggleFilter(chosen, name, value), { resetScroll: false })}
                  >
                    {labelOf(name, value)}
                  </Tag>
                )),
              )}
              <Button variant="ghost" size="sm" onClick={clear}>
                Clear all
              </Button>
            </section>
          ) : null}
          {items.length > 0 ? (
            <ProductGrid products={items} headingLevel={2} priorityCount={2} isDimmed={isWaiting} label={label} />
          ) : totalCount > 0 ? (
            <PastTheEnd
              icon="search"
              lastPage={totalPages}
              renderLink={(page, link) => renderLink({ ...search, page }, link)}
            />
          ) : filterCount === 0 ? (
            <EmptyState icon="search" title="No products yet">
              There’s nothing for sale here yet.
            </EmptyState>
          ) : (
            <EmptyState
              icon="search"
              title="No product matches all of these"
              action={<Button onClick={clear}>Clear all filters</Button>}
            >
              Remove a filter or clear all.
            </EmptyState>
          )}
          <Pagination
            className={atoms({ marginTop: '16' })}
            page={currentPage}
            pageCount={totalPages}
            renderLink={(page, link) => renderLink({ ...search, page: page > 1 ? page : undefined }, link)}
          />
        </div>
      </div>
      {drawer === 'never' ? null : (
        <Suspense fallback={null}>
          <FilterDrawer
            isOpen={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            onClear={clear}
            count={totalCount}
            hasFilters={filterCount > 0}
            returnFocus={filterButton}
            facets={facets}
            search={chosen}
            onToggle={toggle}
          />
        </Suspense>
      )}
    </>
  );
}
