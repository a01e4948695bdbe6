import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './BlogScreen.css.ts';
import * as cardStyles from './PostCard.css.ts';

/** Skeleton of the list of posts. */
export function BlogSkeleton() {
  return (
    <Page width="wide" space="sm" gap="0">
      <VisuallyHidden>
        <output>Loading posts</output>
      </VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="half" />
      </div>
      <div className={cardStyles.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={cardStyles.root}>
            <Skeleton shape="square" className={cardStyles.picture} />
            <Skeleton shape="heading" width="threeQuarters" />
            <Skeleton />
          </div>
        ))}
      </div>
    </Page>
  );
}
