import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './cart.css.ts';

function LineSkeleton() {
  return (
    <li className={styles.line}>
      <Skeleton shape="square" className={styles.skeletonPicture} />
      <Stack gap="3">
        <Skeleton width="threeQuarters" />
        <Skeleton width="quarter" />
        <Skeleton shape="button" width="half" />
      </Stack>
    </li>
  );
}

/** The cart page while the cart is on its way. */
export function CartSkeleton() {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <Stack gap="8">
        <Heading level={1} tabIndex={-1}>
          Your cart
        </Heading>
        <VisuallyHidden>Loading</VisuallyHidden>
        <div className={styles.layout}>
          <ul className={styles.lines}>
            <LineSkeleton />
            <LineSkeleton />
          </ul>
          <Stack gap="4">
            <Skeleton shape="heading" width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="button" />
          </Stack>
        </div>
      </Stack>
    </Container>
  );
}
