import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { WithAside } from '@regen/ui-kit/WithAside';

export function OrderSkeleton() {
  return (
    <Page>
      <VisuallyHidden>Loading</VisuallyHidden>
      <WithAside aside={<Skeleton shape="block" />}>
        <Stack gap="5">
          <Skeleton shape="heading" width="threeQuarters" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </WithAside>
    </Page>
  );
}
