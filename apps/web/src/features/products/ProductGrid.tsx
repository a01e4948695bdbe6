import type { ProductSummary } from '@regen/sdk';
import { productTileSizes } from '~/features/pictures/index.ts';
import { Part } from '~/kernel/page/Part.tsx';
import * as styles from './ProductGrid.css.ts';
import { ProductTile } from './ProductTile.tsx';

export interface ProductGridProps {
  products: readonly ProductSummary[];
  headingLevel?: 2 | 3;
  /** How many pictures stand in the first screen. */
  priorityCount?: number;
  isDimmed?: boolean;
  /** 4 where nothing stands beside the list. On phones it has two columns. */
  columns?: 3 | 4;
  label?: string;
}

export function ProductGrid({
  products,
  headingLevel = 3,
  priorityCount = 0,
  isDimmed,
  columns = 3,
  label,
}: ProductGridProps) {
  return (
    <ul
      className={isDimmed ? `${styles.columns[columns]} ${styles.dimmed}` : styles.columns[columns]}
      aria-label={label}
      aria-busy={isDimmed}
    >
      {products.map((product, index) => (
        <li key={product.sku}>
          <Part>
            <ProductTile
              product={product}
              headingLevel={headingLevel}
              sizes={productTileSizes}
              isPriority={index < priorityCount}
            />
          </Part>
        </li>
      ))}
    </ul>
  );
}
