import { IconButton } from '@regen/ui-kit/IconButton';
import { FavoriteHeart } from '~/features/favorites/index.ts';
import * as styles from './ProductTile.css.ts';
import { useCompared } from './use-compared.ts';

export interface TileExtrasProps {
  sku: string;
  name: string;
}

/** What else can be done with a product in a list. No part of a first load. */
export function TileExtras({ sku, name }: TileExtrasProps) {
  const { has, toggle } = useCompared();
  return (
    <>
      <FavoriteHeart sku={sku} name={name} />
      <IconButton
        icon={has(sku) ? 'check' : 'scales'}
        variant="secondary"
        size="sm"
        label={`Compare: ${name}`}
        aria-pressed={has(sku)}
        className={styles.wide}
        onClick={() => toggle(sku, name)}
      />
    </>
  );
}
