import { Container } from '@regen/ui-kit/Container';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { ProductGridSkeleton } from '~/features/products/index.ts';
import * as styles from './SearchScreen.css.ts';

export function SearchSkeleton() {
  return (
    <Container width="wide" className={styles.page}>
      <VisuallyHidden>
        <output>Searching</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="quarter" />
      </div>
      <ProductGridSkeleton />
    </Container>
  );
}
