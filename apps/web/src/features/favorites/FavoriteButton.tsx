import { Button } from '@regen/ui-kit/Button';
import { useFavorites } from './use-favorites.ts';

/** The heart in words, for the page of a product. */
export function FavoriteButton({ sku }: { sku: string }) {
  const { has, toggle } = useFavorites();
  return (
    <Button variant="ghost" size="sm" iconStart={has(sku) ? 'check' : 'heart'} onClick={() => void toggle(sku)}>
      {has(sku) ? 'Remove favorite' : 'Add to favorites'}
    </Button>
  );
}
