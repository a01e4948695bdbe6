import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as cardStyles from './WebinarCard.css.ts';
import * as styles from './WebinarScreen.css.ts';

/** Skeleton of a webinar. */
export function WebinarSkeleton() {
  return (
    <Page width="wide" space="sm" gap="6">
      <VisuallyHidden>
        <output>Loading webinar</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="quarter" />
        <Skeleton shape="heading" width="threeQuarters" />
        <Skeleton width="half" />
      </div>
      <div className={styles.columns}>
        <Skeleton shape="block" className={cardStyles.picture} />
        <Skeleton shape="block" />
      </div>
    </Page>
  );
}
