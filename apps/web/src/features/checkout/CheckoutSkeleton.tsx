import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './checkout.css.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';

/** The steps while the addresses are loading. */
export function StepsSkeleton() {
  return (
    <Stack gap="6">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="heading" width="half" />
    </Stack>
  );
}

/** The steps and the summary while the cart is loading. */
export function CheckoutSkeleton() {
  return (
    <CheckoutLayout
      summary={
        <Stack gap="4" className={styles.onDesktop}>
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      }
    >
      <StepsSkeleton />
    </CheckoutLayout>
  );
}
