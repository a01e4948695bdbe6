import { Inline } from '@regen/ui-kit/Inline';
import { FavoriteButton } from '~/features/favorites/index.ts';
import { CompareButton } from './CompareButton.tsx';

/** What else can be done with a product. */
export function ProductExtras({ sku, name }: { sku: string; name: string }) {
  return (
    <Inline gap="2">
      <FavoriteButton sku={sku} />
      <CompareButton sku={sku} name={name} />
    </Inline>
  );
}
