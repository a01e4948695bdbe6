import { regionName } from '@regen/domain';
import type { PostalPlace } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';

export interface PlaceDoubtProps {
  countryCode: string;
  /** Where the postal code is, if that is known. */
  place: PostalPlace | undefined;
  onTake: (place: PostalPlace) => void;
  onKeep: () => void;
}

/** Below an address whose postal code is of another state: what it probably should be, or that it is right. */
export function PlaceDoubt({ countryCode, place, onTake, onKeep }: PlaceDoubtProps) {
  const state = place && regionName(countryCode, place.region);
  return (
    <Inline gap="2">
      {place ? (
        <Button size="sm" variant="secondary" onClick={() => onTake(place)}>
          Change to {place.city === null ? state : `${place.city}, ${state}`}
        </Button>
      ) : null}
      <Button size="sm" variant="secondary" onClick={onKeep}>
        Use this address anyway
      </Button>
    </Inline>
  );
}
