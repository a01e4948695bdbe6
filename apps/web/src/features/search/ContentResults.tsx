import type { ContentSearchResult } from '@regen/sdk';
import { atoms } from '@regen/ui-kit/atoms';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Link } from '@tanstack/react-router';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { tabNames } from './content-names.ts';
import { ContentHits } from './ContentHits.tsx';
import { ExampleSearch } from './ExampleSearch.tsx';
import type { ContentSlug } from './search-page.ts';

export interface ContentResultsProps {
  q: string;
  slug: ContentSlug;
  found: ContentSearchResult;
  isDimmed: boolean;
}

/** The tab of one kind of content. */
export function ContentResults({ q, slug, found, isDimmed }: ContentResultsProps) {
  const { items, totalCount, totalPages, currentPage } = found;
  return (
    <>
      {items.length > 0 ? (
        <ContentHits hits={items} query={q} headingLevel={2} label={tabNames[slug]} isDimmed={isDimmed} />
      ) : totalCount > 0 ? (
        <PastTheEnd
          icon="search"
          lastPage={totalPages}
          renderLink={(to, props) => <Link to="/search" search={{ q, in: slug, page: to }} {...props} />}
        />
      ) : (
        <EmptyState
          icon="search"
          title="Try other words"
          action={
            <Button asChild>
              <Link to="/search" search={{ q }}>
                See products
              </Link>
            </Button>
          }
        >
          Search for an ingredient, a concern or a treatment, for example <ExampleSearch words="retinol" /> or{' '}
          <ExampleSearch words="redness" />.
        </EmptyState>
      )}
      <Pagination
        className={atoms({ marginTop: '8' })}
        page={currentPage}
        pageCount={totalPages}
        renderLink={(to, props) => (
          <Link
            to="/search"
            search={{ q, in: slug, page: to > 1 ? to : undefined }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </>
  );
}
