import { Container } from '@regen/ui-kit/Container';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './bundle.css.ts';

export function BundleSkeleton() {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
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
    </Container>
  );
}
