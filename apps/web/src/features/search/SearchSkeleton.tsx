import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { ProductListingSkeleton } from '~/features/products/index.ts';

export function SearchSkeleton() {
  return (
    <Page width="wide">
      <VisuallyHidden>
        <output>Searching</output>
      </VisuallyHidden>
      <Stack gap="3">
        <Skeleton shape="heading" width="half" />
        <Skeleton width="quarter" />
      </Stack>
      <ProductListingSkeleton />
    </Page>
  );
}
