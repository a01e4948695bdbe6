import { atoms } from '@regen/ui-kit/atoms';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Page } from '@regen/ui-kit/Page';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Select } from '@regen/ui-kit/Select';
import { Text } from '@regen/ui-kit/Text';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { useKnownFilters } from '~/kernel/page/use-known-filters.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller, useSession } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { authorList, postList } from './blog-queries.ts';
import type { BlogSearch } from './blog-search.ts';
import { topicBySlug, topicsFor } from './blog-topics.ts';
import * as styles from './BlogScreen.css.ts';
import { PostGrid } from './PostGrid.tsx';

/** `/blogs`: posts, the newest first, by topic and author. */
export function BlogScreen({ search }: { search: BlogSearch }) {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const site = useSession()?.site;
  const { data, isPlaceholderData } = usePrefetchedQuery(postList, search, useCaller());
  const { data: authors } = usePrefetchedQuery(authorList);
  const { items, total, totalPages, currentPage } = data;
  const { author, topic } = search;
  const topicName = topicBySlug(topic)?.name;
  const writer = authors.items.find(({ slug }) => slug === author);
  useKnownFilters('/blogs', { topic, author: writer?.slug });

  const announced = useRef(false);
  const summary = `${counted(total, 'post')}${totalPages > 1 ? `, page ${currentPage} of ${totalPages}` : ''}`;
  useEffect(() => {
    if (announced.current && !isPlaceholderData) announce(summary);
    announced.current = true;
  }, [announce, summary, isPlaceholderData]);

  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs here={topicName} />
      <div className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {[topicName, writer && `${topicName === undefined ? 'Posts' : 'posts'} by ${writer.name}`]
            .filter(Boolean)
            .join(': ') || 'Blog'}
        </Heading>
        <Text tone="muted" size="lg" measure>
          {writer?.biography ??
            'Ingredients, routines and treatments, explained by the estheticians and chemists who work with them.'}
        </Text>
      </div>
      <div className={styles.tools}>
        <nav aria-label="Topics" className={styles.topics}>
          <ul className={styles.list}>
            <li>
              <NavLink variant="bar">
                <Link
                  to="/blogs"
                  search={{ author }}
                  activeOptions={{ exact: true }}
                  aria-current={topic ? undefined : 'page'}
                >
                  All topics
                </Link>
              </NavLink>
            </li>
            {topicsFor(site).map(({ slug, name }) => (
              <li key={slug}>
                <NavLink variant="bar">
                  <Link to="/blogs" search={{ topic: slug, author }}>
                    {name}
                  </Link>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Select
          label="Author"
          labelHidden
          size="sm"
          placeholder="All authors"
          options={authors.items.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={author ?? ''}
          onChange={(event) =>
            void navigate({
              to: '/blogs',
              search: { topic, author: event.target.value || undefined },
              resetScroll: false,
            })
          }
        />
      </div>
      {items.length > 0 ? (
        <PostGrid posts={items} headingLevel={2} label="Posts" priorityCount={1} isDimmed={isPlaceholderData} />
      ) : total > 0 ? (
        <PastTheEnd
          icon="search"
          lastPage={totalPages}
          renderLink={(page, props) => <Link to="/blogs" search={{ ...search, page }} {...props} />}
        />
      ) : (
        <EmptyState
          icon="search"
          title="No posts here yet"
          action={
            <Button asChild>
              <Link to="/blogs">See all posts</Link>
            </Button>
          }
        >
          Try another topic or author.
        </EmptyState>
      )}
      <Pagination
        className={atoms({ marginTop: '16' })}
        page={currentPage}
        pageCount={totalPages}
        renderLink={(page, props) => (
          <Link
            to="/blogs"
            search={{ ...search, page: page > 1 ? page : undefined }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </Page>
  );
}
