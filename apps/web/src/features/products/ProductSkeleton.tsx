import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as gallery from './Gallery.css.ts';
import * as styles from './ProductScreen.css.ts';

/** Skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <Page width="wide" space="sm" gap="0">
      <VisuallyHidden>
        <output>Loading the product</output>
      </VisuallyHidden>
      <Skeleton width="quarter" />
      <div className={styles.first}>
        <div className={gallery.room}>
          <div className={gallery.stage} />
        </div>
        <div className={styles.buy}>
          <Stack gap="3">
            <Skeleton shape="heading" width="threeQuarters" />
            <Skeleton />
            <Skeleton width="half" />
          </Stack>
          <Skeleton shape="heading" width="quarter" />
          <Skeleton shape="button" />
        </div>
      </div>
    </Page>
  );
}
