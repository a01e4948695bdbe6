import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
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
        <Stack gap="10">
          <Stack gap="4">
            <Skeleton width="quarter" />
            <Skeleton shape="heading" width="threeQuarters" />
            <Skeleton />
            <Skeleton shape="button" />
          </Stack>
          <Skeleton shape="block" />
        </Stack>
      </div>
    </Page>
  );
}
