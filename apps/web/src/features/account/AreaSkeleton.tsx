import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

export function AreaSkeleton() {
  return (
    <Page>
      <VisuallyHidden>
        <output>Loading</output>
      </VisuallyHidden>
      <Stack gap="6">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Page>
  );
}
