import { Button } from '@regen/ui-kit/Button';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { stringifySearch } from '~/kernel/search-params.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useIsHydrated } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import type { LocationsSearch } from './locations-search.ts';
import { locatorParams } from './locator-params.ts';
import { LocatorForm } from './LocatorForm.tsx';
import { nearOwnZone } from './own-zone.ts';
import { type FoundPlaces, placesFor } from './places-queries.ts';
import * as styles from './places.css.ts';
import { PlacesList } from './PlacesList.tsx';

/** `/locations`: where Regen is sold and used, as a list and on a map; the search is in the URL. */
export function LocationsScreen({ search }: { search: LocationsSearch }) {
  const { brand } = useApp().config.seller;
  const { call, queryClient } = useApp();
  const { q, near, open } = search;
  const navigate = useNavigate();
  const announce = useAnnounce();
  const params = locatorParams(search);
  const first = placesFor(call, params);
  // What the loader has read is the same for every zone, as the page of the server is: it is shown first.
  const isHydrated = useIsHydrated();
  const query = placesFor(call, isHydrated ? nearOwnZone(params) : params);
  const reading = useQuery({
    ...query,
    placeholderData: (before: FoundPlaces | undefined) =>
      before ?? queryClient.getQueryData<FoundPlaces>(first.queryKey),
  });
  const { error, isPlaceholderData, isFetching, refetch } = reading;
  const data = useRendered(query.queryKey, reading.data);
  const summary = data && (data.problem ?? summaryOf(data, search));
  const announced = useRef<string>(undefined);
  const results = useRef<HTMLDivElement>(null);
  const isEmpty = data?.items.length === 0;
  const { place: _place, ...asked } = search;
  const question = stringifySearch(asked);
  useEffect(() => {
    if (summary === undefined || isPlaceholderData || announced.current === question) return;
    if (announced.current !== undefined) {
      announce(summary);
      // It takes the place of a list that may have begun below the screen.
      if (isEmpty) results.current?.scrollIntoView({ block: 'nearest' });
    }
    announced.current = question;
  }, [announce, summary, question, isEmpty, isPlaceholderData]);
  const go = (next: LocationsSearch) => void navigate({ to: '/locations', search: next, resetScroll: false });

  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs />
      <div className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          Find a store
        </Heading>
        <Text size="lg" tone="muted" measure>
          {`Clinics, studios and spas that work with ${brand}, with distance, hours and contact details.`}
        </Text>
      </div>
      <LocatorForm search={search} problem={data?.problem} onSearch={go} />
      <div className={styles.note}>
        <Button variant="secondary" size="sm" iconStart={open ? 'close' : undefined} asChild>
          <Link to="/locations" search={{ q, near, open: open ? undefined : '1' }} resetScroll={false}>
            {open ? 'Include closed stores' : 'Open now'}
          </Link>
        </Button>
      </div>
      {data ? (
        <div ref={results}>
          <PlacesList
            found={data}
            search={search}
            summary={summary ?? ''}
            isBusy={isPlaceholderData}
            onSelect={(place) =>
              void navigate({ to: '/locations', search: { ...search, place }, replace: true, resetScroll: false })
            }
          />
        </div>
      ) : error ? (
        <ErrorState {...describeError(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
}

/** `81 stores, nearest first`. */
function summaryOf({ totalCount, items }: FoundPlaces, { q }: LocationsSearch): string {
  const count = counted(totalCount, 'store');
  if (totalCount > 1 && items[0] && items[0].distanceKm !== null) return `${count}, nearest first`;
  return q ? `${count} for “${q}”` : count;
}
