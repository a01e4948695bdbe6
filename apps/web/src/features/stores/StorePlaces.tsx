import type { Store } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { MapList } from '@regen/ui-kit/MapList';
import { Stack } from '@regen/ui-kit/Stack';
import { Link } from '@tanstack/react-router';
import { PlaceDetails } from './PlaceDetails.tsx';

/** Where a store is, when it is open, and on a map. */
export function StorePlaces({ locations }: Pick<Store, 'locations'>) {
  const [first] = locations;
  if (!first) return null;
  return (
    <Stack as="section" gap="5" aria-labelledby="places">
      <Heading level={2} id="places">
        {locations.length === 1 ? 'Address and hours' : 'Addresses and hours'}
      </Heading>
      <MapList
        label="Places"
        mapLabel={`Map of ${first.accountName}`}
        area={locations.every(({ countryCode }) => countryCode === 'US') ? 'us' : 'world'}
        places={locations.map((place) => ({
          id: place.id,
          name: place.name,
          position: { latitude: place.latitude, longitude: place.longitude },
          details: <PlaceDetails place={place} />,
        }))}
      />
      <div>
        <TextLink variant="standalone" asChild>
          <Link to="/locations" search={first.postalCode ? { q: first.postalCode } : {}}>
            Other stores nearby
          </Link>
        </TextLink>
      </div>
    </Stack>
  );
}
