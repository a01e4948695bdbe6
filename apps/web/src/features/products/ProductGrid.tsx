import type { ProductSummary } from '@regen/sdk';
import { productCardItem } from '@regen/ui-kit/ProductCard';
import { productTileSizes } from '~/features/pictures/index.ts';
import { Part } from '~/kernel/page/Part.tsx';
import * as styles from './ProductGrid.css.ts';
import { ProductTile } from './ProductTile.tsx';

export interface ProductGridProps {
  products: readonly ProductSummary[];
  headingLevel?: 2 | 3;
  /** How many pictures are above the fold. */
  priorityCount?: number;
  isDimmed?: boolean;
  /** 4 if there is nothing next to the list. Phones always get two. */
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
        <li key={product.sku} className={`${productCardItem} ${styles.item}`}>
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
