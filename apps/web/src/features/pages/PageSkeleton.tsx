import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './PageScreen.css.ts';

/** Skeleton of a page of the editors. */
export function PageSkeleton() {
  return (
    <Page width="wide" space="sm" gap="0">
      <VisuallyHidden>
        <output>Loading page</output>
      </VisuallyHidden>
      <Skeleton width="quarter" />
      <div className={styles.article}>
        <div className={styles.head}>
          <Skeleton shape="heading" width="threeQuarters" />
          <Skeleton />
        </div>
        <Stack gap="6" className={styles.text}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </div>
    </Page>
  );
}
