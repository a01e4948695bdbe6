import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './ArticleScreen.css.ts';

/** Skeleton of a post. */
export function ArticleSkeleton() {
  return (
    <Page width="wide" space="sm" gap="12">
      <VisuallyHidden>
        <output>Loading post</output>
      </VisuallyHidden>
      <div className={styles.root}>
        <div className={styles.head}>
          <Skeleton width="quarter" />
          <Skeleton shape="heading" width="threeQuarters" />
          <Skeleton width="half" />
        </div>
        <Skeleton shape="block" className={styles.picture} />
        <div className={styles.columns}>
          <div />
          <div className={styles.body}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </div>
      </div>
    </Page>
  );
}
