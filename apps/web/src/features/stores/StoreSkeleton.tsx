import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './places.css.ts';

/** Skeleton of a store page. */
export function StoreSkeleton() {
  return (
    <Page width="wide" space="sm" gap="0">
      <VisuallyHidden>
        <output>Loading the store</output>
      </VisuallyHidden>
      <Skeleton width="quarter" />
      <div className={styles.first}>
        <Skeleton shape="block" className={styles.picture} />
        <div className={styles.about}>
          <div className={styles.intro}>
            <Skeleton width="quarter" />
            <Skeleton shape="heading" width="threeQuarters" />
            <Skeleton />
            <Skeleton shape="button" />
          </div>
          <Skeleton shape="block" />
        </div>
      </div>
    </Page>
  );
}
