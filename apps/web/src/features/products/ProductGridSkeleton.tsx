import { Skeleton } from '@regen/ui-kit/Skeleton';
import * as styles from './ProductGrid.css.ts';

/** Skeleton of a list of products. */
export function ProductGridSkeleton({ count = 12, columns = 3 }: { count?: number; columns?: 3 | 4 }) {
  return (
    <div className={styles.columns[columns]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton shape="picture" />
          <Skeleton width="threeQuarters" />
          <Skeleton width="half" />
          <Skeleton width="quarter" />
        </div>
      ))}
    </div>
  );
}
