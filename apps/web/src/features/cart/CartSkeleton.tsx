import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { WithAside } from '@regen/ui-kit/WithAside';
import { ItemPictureSkeleton } from '~/features/pictures/index.ts';
import * as styles from './cart.css.ts';

function LineSkeleton() {
  return (
    <li className={styles.line}>
      <ItemPictureSkeleton />
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
    <Page title="Your cart">
      <VisuallyHidden>Loading</VisuallyHidden>
      <WithAside
        aside={
          <Stack gap="4">
            <Skeleton shape="heading" width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="button" />
          </Stack>
        }
      >
        <ul className={styles.lines}>
          <LineSkeleton />
          <LineSkeleton />
        </ul>
      </WithAside>
    </Page>
  );
}
