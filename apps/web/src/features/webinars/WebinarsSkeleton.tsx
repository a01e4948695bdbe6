import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as cardStyles from './WebinarCard.css.ts';
import * as styles from './WebinarsScreen.css.ts';

/** Skeleton of the list of webinars. */
export function WebinarsSkeleton() {
  return (
    <Page width="wide" space="sm">
      <VisuallyHidden>
        <output>Loading webinars</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="half" />
      </div>
      <div className={cardStyles.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={cardStyles.root}>
            <Skeleton shape="block" className={cardStyles.picture} />
            <Skeleton shape="heading" width="threeQuarters" />
            <Skeleton />
          </div>
        ))}
      </div>
    </Page>
  );
}
