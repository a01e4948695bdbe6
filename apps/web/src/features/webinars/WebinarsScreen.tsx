import { atoms } from '@regen/ui-kit/atoms';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useContentIds } from '~/features/search/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { useKnownFilters } from '~/kernel/page/use-known-filters.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { knownChoice } from '~/kernel/words/find-words.ts';
import { findWebinars, topicsOf } from './find-webinars.ts';
import { allWebinars } from './webinar-queries.ts';
import type { WebinarListSearch } from './webinar-search.ts';
import { WebinarFilter } from './WebinarFilter.tsx';
import { WebinarGrid } from './WebinarGrid.tsx';
import * as styles from './WebinarsScreen.css.ts';

/** `/webinars`: recorded webinars, the newest first, by topic and words. */
export function WebinarsScreen({ search }: { search: WebinarListSearch }) {
  const { data: all, isPlaceholderData } = usePrefetchedQuery(allWebinars, useCaller());
  const topic = knownChoice(search.topic, topicsOf(all));
  useKnownFilters('/webinars', isPlaceholderData ? null : { topic });
  const { items, total, totalPages } = findWebinars(all, search, useContentIds('webinar', search.q));
  const page = search.page ?? 1;
  return (
    <Page width="wide" space="sm">
      <PageCrumbs />
      <div className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          Webinars
        </Heading>
        <Text tone="muted" size="lg" measure>
          Short video lessons with captions and a transcript. Stop whenever you like and pick up where you left off.
        </Text>
      </div>
      <WebinarFilter topics={topicsOf(all)} search={search} />
      <Text size="sm" tone="muted" asChild>
        <output>
          {counted(total, 'webinar')}
          {totalPages > 1 ? `, page ${page} of ${totalPages}` : ''}
        </output>
      </Text>
      {items.length > 0 ? (
        <WebinarGrid webinars={items} headingLevel={2} label="Webinars" priorityCount={1} />
      ) : total > 0 ? (
        <PastTheEnd
          icon="search"
          lastPage={totalPages}
          renderLink={(lastPage, props) => <Link to="/webinars" search={{ ...search, page: lastPage }} {...props} />}
        />
      ) : (
        <EmptyState
          icon="search"
          title={all.length === 0 ? 'No webinars yet' : 'No webinars found'}
          action={
            <Button variant="secondary" asChild>
              {all.length === 0 ? <Link to="/blogs">Read the blog</Link> : <Link to="/webinars">Clear all</Link>}
            </Button>
          }
        >
          {all.length === 0 ? 'Our educators are recording them.' : 'Try other words or another topic.'}
        </EmptyState>
      )}
      <Pagination
        className={atoms({ marginTop: '8' })}
        page={page}
        pageCount={totalPages}
        renderLink={(number, props) => (
          <Link
            to="/webinars"
            search={{ ...search, page: number > 1 ? number : undefined }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </Page>
  );
}
