import { Button } from '@regen/ui-kit/Button';
import { useFavorites } from './use-favorites.ts';

/** The heart as a text button, for the product page. */
export function FavoriteButton({ sku }: { sku: string }) {
  const { has, toggle } = useFavorites();
  return (
    <Button variant="ghost" size="sm" flush iconStart={has(sku) ? 'check' : 'heart'} onClick={() => void toggle(sku)}>
      {has(sku) ? 'Remove favorite' : 'Add to favorites'}
    </Button>
  );
}
