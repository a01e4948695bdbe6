import { atoms } from '@regen/ui-kit/atoms';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { MapList } from '@regen/ui-kit/MapList';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import type { LocationsSearch } from './locations-search.ts';
import { PlaceDetails } from './PlaceDetails.tsx';
import type { FoundPlaces } from './places-queries.ts';
import * as styles from './places.css.ts';

export interface PlacesListProps {
  found: FoundPlaces;
  search: LocationsSearch;
  summary: string;
  isBusy: boolean;
  onSelect: (place: string) => void;
}

/** What was found, as a list and on a map. */
export function PlacesList({ found, search, summary, isBusy, onSelect }: PlacesListProps) {
  const { items, currentPage, totalPages, totalCount, problem } = found;
  const { q, near, open } = search;
  if (items.length === 0 && totalCount > 0) {
    return (
      <PastTheEnd
        icon="pin"
        lastPage={totalPages}
        renderLink={(page, props) => <Link to="/locations" search={{ q, near, open, page }} {...props} />}
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon="pin"
        title="No store found"
        action={
          <Button asChild>
            <Link to="/locations">Show all stores</Link>
          </Button>
        }
      >
        {problem ??
          (open
            ? 'No matching store is open right now. Include closed stores to see them all.'
            : 'Try a ZIP code. The nearest stores come first, however far away.')}
      </EmptyState>
    );
  }
  return (
    <section aria-label="Stores" aria-busy={isBusy}>
      <Text tone="muted" numeric className={styles.summary}>
        {summary}
      </Text>
      <MapList
        label="Stores"
        mapLabel="Map of the stores"
        area={items.every(({ countryCode }) => countryCode === 'US') ? 'us' : 'world'}
        places={items.map((place) => ({
          id: place.id,
          name: place.name,
          position: { latitude: place.latitude, longitude: place.longitude },
          details: <PlaceDetails place={place} hasStoreLink />,
        }))}
        selectedId={search.place ?? null}
        onSelect={onSelect}
      />
      <Pagination
        className={atoms({ marginTop: '16' })}
        page={currentPage}
        pageCount={totalPages}
        renderLink={(page, props) => (
          <Link
            to="/locations"
            search={{ q, near, open, page: page > 1 ? page : undefined }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </section>
  );
}
