import { Skeleton } from '@regen/ui-kit/Skeleton';
import * as styles from './ProductGrid.css.ts';

/** The room of a list of products. */
export function ProductGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
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
