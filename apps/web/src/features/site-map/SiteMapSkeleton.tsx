import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

/** The room of the site map. */
export function SiteMapSkeleton() {
  return (
    <Page width="wide" space="sm" gap="10">
      <VisuallyHidden>
        <output>Loading the site map</output>
      </VisuallyHidden>
      <Heading level={1} tabIndex={-1}>
        Site map
      </Heading>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Page>
  );
}
