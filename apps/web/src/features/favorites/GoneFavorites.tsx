import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';

export interface GoneFavoritesProps {
  /** Their names, as far as they are known. */
  names?: readonly string[];
  count: number;
  isRemoving?: boolean;
  onRemove: () => void;
}

/** Below the favorites: those that are no longer sold, and a way to be rid of them. */
export const GoneFavorites = ({ names = [], count, isRemoving = false, onRemove }: GoneFavoritesProps) => (
  <Banner
    title={
      count === 1 ? 'One of your favorites is no longer available' : 'Some of your favorites are no longer available'
    }
    action={
      <Button size="sm" variant="secondary" loading={isRemoving} onClick={onRemove}>
        Remove from favorites
      </Button>
    }
  >
    {names.length > 0 ? names.join(', ') : null}
  </Banner>
);
