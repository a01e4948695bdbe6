import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

export function QuickOrderSkeleton() {
  return (
    <Page>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack gap="8">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="block" />
      </Stack>
    </Page>
  );
}
