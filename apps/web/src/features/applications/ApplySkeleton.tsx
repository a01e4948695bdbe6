import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';

function ApplySkeleton() {
  return (
    <Stack gap="6">
      <VisuallyHidden>
        <output>Loading</output>
      </VisuallyHidden>
      <Skeleton width="half" />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}

/** While the page itself loads. */
export function ApplyPending() {
  return (
    <Page width="narrow">
      <PageCrumbs />
      <ApplySkeleton />
    </Page>
  );
}
