import { Container } from '@regen/ui-kit/Container';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './orders.css.ts';

export function OrderSkeleton() {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.layout}>
        <Stack gap="5">
          <Skeleton shape="heading" width="threeQuarters" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
        <Skeleton shape="block" />
      </div>
    </Container>
  );
}
