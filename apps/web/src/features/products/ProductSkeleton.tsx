import { Container } from '@regen/ui-kit/Container';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as gallery from './Gallery.css.ts';
import * as styles from './ProductScreen.css.ts';

/** The room of a product page. */
export function ProductSkeleton() {
  return (
    <Container width="wide" className={styles.page}>
      <VisuallyHidden>
        <output>Loading the product</output>
      </VisuallyHidden>
      <Skeleton width="quarter" />
      <div className={styles.first}>
        <div className={gallery.stage} />
        <div className={styles.buy}>
          <div className={styles.intro}>
            <Skeleton shape="heading" width="threeQuarters" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
          <Skeleton shape="heading" width="quarter" />
          <Skeleton shape="button" />
        </div>
      </div>
    </Container>
  );
}
