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
import { Part } from '~/kernel/page/Part.tsx';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { useKnownFilters } from '~/kernel/page/use-known-filters.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { counted } from '~/kernel/words/counts.ts';
import { knownChoice } from '~/kernel/words/find-words.ts';
import { choicesOf, findProtocols } from './find-protocols.ts';
import { allProtocols } from './protocol-queries.ts';
import type { ProtocolListSearch } from './protocol-search.ts';
import { ProtocolCard } from './ProtocolCard.tsx';
import { ProtocolFilter } from './ProtocolFilter.tsx';
import * as styles from './ProtocolsScreen.css.ts';

/** `/protocols`: treatments for people who are trained for them. */
export function ProtocolsScreen({ search }: { search: ProtocolListSearch }) {
  const { data: all } = usePrefetchedQuery(allProtocols);
  const { categories, concerns } = choicesOf(all);
  useKnownFilters('/protocols', {
    category: knownChoice(search.category, categories),
    concern: knownChoice(search.concern, concerns),
    level: search.level,
    length: search.length,
  });
  const { items, total, totalPages } = findProtocols(all, search, useContentIds('protocol', search.q));
  const page = search.page ?? 1;
  return (
    <Page width="wide" space="sm">
      <PageCrumbs />
      <div className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          Treatment protocols
        </Heading>
        <Text tone="muted" size="lg" measure>
          Step by step, with times, cautions and the back bar for each treatment.
        </Text>
      </div>
      <ProtocolFilter all={all} search={search} />
      <Text size="sm" tone="muted" asChild>
        <output>
          {counted(total, 'protocol')}
          {totalPages > 1 ? `, page ${page} of ${totalPages}` : ''}
        </output>
      </Text>
      {items.length > 0 ? (
        <ul className={styles.grid} aria-label="Protocols">
          {items.map((protocol, index) => (
            <li key={protocol.id}>
              <Part>
                <ProtocolCard protocol={protocol} isPriority={index === 0} />
              </Part>
            </li>
          ))}
        </ul>
      ) : total > 0 ? (
        <PastTheEnd
          icon="search"
          lastPage={totalPages}
          renderLink={(lastPage, props) => <Link to="/protocols" search={{ ...search, page: lastPage }} {...props} />}
        />
      ) : (
        <EmptyState
          icon="search"
          title={all.length === 0 ? 'No protocols yet' : 'No protocols found'}
          action={
            <Button variant="secondary" asChild>
              {all.length === 0 ? <Link to="/blogs">Read the blog</Link> : <Link to="/protocols">Clear all</Link>}
            </Button>
          }
        >
          {all.length === 0 ? 'Our educators are writing them.' : 'Remove a filter, or try other words.'}
        </EmptyState>
      )}
      <Pagination
        className={atoms({ marginTop: '8' })}
        page={page}
        pageCount={totalPages}
        renderLink={(number, props) => (
          <Link
            to="/protocols"
            search={{ ...search, page: number > 1 ? number : undefined }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </Page>
  );
}
