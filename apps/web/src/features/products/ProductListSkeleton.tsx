import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import * as styles from './ProductListScreen.css.ts';

/** Skeleton of the product list. */
export function ProductListSkeleton() {
  return (
    <Page width="wide" space="sm" gap="0">
      <VisuallyHidden>
        <output>Loading products</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="half" />
      </div>
      <ProductListingSkeleton />
    </Page>
  );
}

/** Skeleton of the products beside their filters. */
export function ProductListingSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} width={index % 3 === 0 ? 'half' : 'threeQuarters'} />
        ))}
      </div>
      <ProductGridSkeleton />
    </div>
  );
}
