import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

/** The room of a page of the school. */
export function EducationSkeleton() {
  return (
    <Page>
      <VisuallyHidden>
        <output>Loading</output>
      </VisuallyHidden>
      <Skeleton width="quarter" />
      <Stack gap="5">
        <Skeleton shape="heading" width="threeQuarters" />
        <Skeleton width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Page>
  );
}
