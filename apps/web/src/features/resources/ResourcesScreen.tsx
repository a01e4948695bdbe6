import { atoms } from '@regen/ui-kit/atoms';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Text } from '@regen/ui-kit/Text';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useContentIds } from '~/features/search/index.ts';
import { forVisitors } from '~/kernel/page/known.css.ts';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Part } from '~/kernel/page/Part.tsx';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { useKnownFilters } from '~/kernel/page/use-known-filters.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller, useIsHydrated, useSession } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { knownChoice } from '~/kernel/words/find-words.ts';
import { choicesOf, findResources, hasFile } from './find-resources.ts';
import { MoreAfterSignIn } from './MoreAfterSignIn.tsx';
import { allResources } from './resource-queries.ts';
import type { ResourceSearch } from './resource-search.ts';
import { openerId, ResourceCard } from './ResourceCard.tsx';
import { ResourceFilter } from './ResourceFilter.tsx';
import * as styles from './ResourcesScreen.css.ts';
import { RetailProgramHelpLater } from './retail-program-help-later.ts';

const ResourceDialog = lazyPart(async () => import('./ResourceDialog.tsx'), 'ResourceDialog', orNothing);
const ChosenBar = lazyPart(async () => import('./ChosenBar.tsx'), 'ChosenBar', orNothing);

/** `/resources`: files to print, hand out and build on, by what the person may see. */
export function ResourcesScreen({ search }: { search: ResourceSearch }) {
  const { data, isPlaceholderData } = usePrefetchedQuery(allResources, useCaller());
  const site = useSession()?.site;
  // A dialog is opened by a browser; the server renders the library below it.
  const isHydrated = useIsHydrated();
  const { chosen, choose, clear } = useChosen();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef<HTMLOutputElement>(null);
  const onClear = () => {
    clear();
    // The button that was pressed goes away.
    (list.current ?? count.current)?.focus({ preventScroll: true });
  };
  const { open: opened, page = 1 } = search;
  const { dialog, markOpened } = useDialog(search);
  const all = data.filter(hasFile);
  const topic = knownChoice(search.topic, choicesOf(all).topics);
  useKnownFilters('/resources', isPlaceholderData ? null : { kind: search.kind, topic });
  const { items, total, totalPages } = findResources(all, search, useContentIds('resource', search.q));
  const open = all.find(({ slug }) => slug === opened);
  const chosenOnes = all.filter(({ slug }) => chosen.has(slug));
  return (
    <Page width="wide" space="sm">
      <PageCrumbs />
      <div className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          Resource library
        </Heading>
        <Text tone="muted" size="lg" measure>
          Charts, cards, forms and guides to print, hand out and keep.
        </Text>
      </div>
      {opened !== undefined && !open && !isPlaceholderData ? (
        // To a signed-in person, the server’s list for visitors says nothing.
        <div className={isHydrated ? undefined : forVisitors}>
          <NotHere isSignedIn={site !== undefined} />
        </div>
      ) : null}
      <ResourceFilter all={all} search={search} />
      <Text size="sm" tone="muted" asChild>
        <output ref={count} tabIndex={-1}>
          {counted(total, 'resource')}
          {totalPages > 1 ? `, page ${page} of ${totalPages}` : ''}
        </output>
      </Text>
      {items.length > 0 ? (
        <ul className={styles.grid} aria-label="Resources" ref={list} tabIndex={-1}>
          {items.map((resource, index) => (
            <li key={resource.id}>
              <Part>
                <ResourceCard
                  resource={resource}
                  search={search}
                  isPriority={index === 0}
                  isChosen={chosen.has(resource.slug)}
                  onChoose={(isChosen) => choose(resource.slug, isChosen)}
                  onOpen={markOpened}
                />
              </Part>
            </li>
          ))}
        </ul>
      ) : (
        <Nothing search={search} total={total} lastPage={totalPages} hasAny={all.length > 0} />
      )}
      <Pagination
        className={atoms({ marginTop: '8' })}
        page={page}
        pageCount={totalPages}
        renderLink={(number, props) => (
          <Link
            to="/resources"
            search={{ ...search, open: undefined, page: number > 1 ? number : undefined }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
      {site === 'b2b' ? (
        <Suspense fallback={null}>
          <RetailProgramHelpLater library={{ search, onOpen: markOpened }} />
        </Suspense>
      ) : null}
      <MoreAfterSignIn />
      <Suspense fallback={null}>
        {chosenOnes.length > 0 ? <ChosenBar chosen={chosenOnes} onClear={onClear} /> : null}
        {open && isHydrated ? <ResourceDialog key={open.slug} resource={open} {...dialog} /> : null}
      </Suspense>
    </Page>
  );
}

/** Slugs that are selected, on any page of the library. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (slug: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, slug] : [...before].filter((other) => other !== slug)));
  return { chosen, choose, clear: () => setChosen(new Set()) };
}

/** The dialog is in the URL: closing it goes back to where it was opened, or to the library if somebody came with a link. */
function useDialog(search: ResourceSearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const wasOpenedHere = useRef(false);
  const returnFocus = useRef<HTMLElement | null>(null);
  const { open } = search;
  useEffect(() => {
    if (open === undefined) wasOpenedHere.current = false;
    else if (!wasOpenedHere.current) returnFocus.current = document.getElementById(openerId(open));
  }, [open]);
  const onClose = () => {
    if (wasOpenedHere.current) router.history.back();
    else void navigate({ to: '/resources', search: { ...search, open: undefined }, replace: true, resetScroll: false });
    wasOpenedHere.current = false;
  };
  const markOpened = (opener: HTMLElement) => {
    wasOpenedHere.current = true;
    returnFocus.current = opener;
  };
  return { dialog: { onClose, returnFocus }, markOpened };
}

/** A link to a resource that this person does not have. */
function NotHere({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Banner tone="info" title="We couldn’t find this resource">
      <Text>
        {isSignedIn
          ? 'It may have been replaced, or it may be for another kind of account.'
          : 'It may have been replaced, or you may need to sign in to see it.'}
      </Text>
    </Banner>
  );
}

interface NothingProps {
  search: ResourceSearch;
  total: number;
  lastPage: number;
  hasAny: boolean;
}

function Nothing({ search, total, lastPage, hasAny }: NothingProps) {
  if (total > 0) {
    return (
      <PastTheEnd
        icon="search"
        lastPage={lastPage}
        renderLink={(last, props) => <Link to="/resources" search={{ ...search, page: last }} {...props} />}
      />
    );
  }
  return (
    <EmptyState
      icon="search"
      title={hasAny ? 'No resources found' : 'No resources yet'}
      action={
        <Button variant="secondary" asChild>
          {hasAny ? <Link to="/resources">Clear all</Link> : <Link to="/blogs">Read the blog</Link>}
        </Button>
      }
    >
      {hasAny ? 'Remove a filter, or try other words.' : 'Our educators are preparing them.'}
    </EmptyState>
  );
}
