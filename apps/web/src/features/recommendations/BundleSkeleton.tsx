import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './bundle.css.ts';

export function BundleSkeleton() {
  return (
    <Page>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.layout}>
        <div className={styles.head}>
          <Skeleton width="quarter" />
          <Skeleton shape="heading" width="threeQuarters" />
          <Skeleton width="half" />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.products}>
          <Stack gap="5">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      </div>
    </Page>
  );
}
