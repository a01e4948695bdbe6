import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './promotion.css.ts';

/** The room of a promotion. */
export function PromotionSkeleton() {
  return (
    <Page width="wide" space="sm" gap="12">
      <VisuallyHidden>
        <output>Loading the promotion</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <div className={styles.words}>
          <Skeleton shape="heading" width="threeQuarters" />
          <Skeleton />
        </div>
        <Skeleton shape="square" className={styles.picture} />
      </div>
      <Skeleton shape="block" />
    </Page>
  );
}
