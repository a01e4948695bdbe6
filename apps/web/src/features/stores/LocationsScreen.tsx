import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { counted } from '~/kernel/words/counts.ts';
import type { LocationsSearch } from './locations-search.ts';
import { locatorParams } from './locator-params.ts';
import { LocatorForm } from './LocatorForm.tsx';
import { type FoundPlaces, placesFor } from './places-queries.ts';
import * as styles from './places.css.ts';
import { PlacesList } from './PlacesList.tsx';

/** `/locations`: where Regen is sold and used, as a list and on a map; the search is in the URL. */
export function LocationsScreen({ search }: { search: LocationsSearch }) {
  const { call } = useApp();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const query = placesFor(call, locatorParams(search));
  const reading = useQuery({ ...query, placeholderData: keepPreviousData });
  const { error, isPlaceholderData, isFetching, refetch } = reading;
  const data = useRendered(query.queryKey, reading.data);
  const summary = data && (data.problem ?? summaryOf(data, search));
  const announced = useRef(false);
  useEffect(() => {
    if (summary === undefined || isPlaceholderData) return;
    if (announced.current) announce(summary);
    announced.current = true;
  }, [announce, summary, isPlaceholderData]);
  const go = (next: LocationsSearch) => void navigate({ to: '/locations', search: next, resetScroll: false });

  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs />
      <div className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          Find a store
        </Heading>
        <Text size="lg" tone="muted" measure>
          Clinics, studios and spas that work with Regen, with distance, hours and contact details.
        </Text>
      </div>
      <LocatorForm
        search={search}
        problem={data?.problem}
        isSearching={isPlaceholderData && isFetching}
        onSearch={go}
      />
      {data ? (
        <PlacesList
          found={data}
          search={search}
          summary={summary ?? ''}
          isBusy={isPlaceholderData}
          onSelect={(place) =>
            void navigate({ to: '/locations', search: { ...search, place }, replace: true, resetScroll: false })
          }
        />
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
