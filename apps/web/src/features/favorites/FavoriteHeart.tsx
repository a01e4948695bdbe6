import { IconButton } from '@regen/ui-kit/IconButton';
import { useFavorites } from './use-favorites.ts';

export interface FavoriteHeartProps {
  sku: string;
  name: string;
}

/** Full when the product is a favorite; a press changes that. */
export function FavoriteHeart({ sku, name }: FavoriteHeartProps) {
  const { has, toggle } = useFavorites();
  return (
    <IconButton
      icon="heart"
      variant="secondary"
      size="sm"
      label={`Favorite: ${name}`}
      pressed={has(sku)}
      onClick={() => void toggle(sku)}
    />
  );
}
