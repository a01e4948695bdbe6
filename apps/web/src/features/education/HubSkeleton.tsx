import { Grid } from '@regen/ui-kit/Grid';
import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

/** Skeleton of `/education`. */
export function HubSkeleton() {
  return (
    <Page width="wide" space="sm">
      <VisuallyHidden>
        <output>Loading education</output>
      </VisuallyHidden>
      <Skeleton shape="heading" width="half" />
      <Grid min="md" gap="6">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Grid>
    </Page>
  );
}
