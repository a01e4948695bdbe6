import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './ResourcesScreen.css.ts';

/** The room of the library. */
export function ResourcesSkeleton() {
  return (
    <Page width="wide" space="sm">
      <VisuallyHidden>
        <output>Loading resources</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="half" />
      </div>
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton shape="square" className={styles.picture} />
            <Skeleton width="threeQuarters" />
            <Skeleton />
          </div>
        ))}
      </div>
    </Page>
  );
}
