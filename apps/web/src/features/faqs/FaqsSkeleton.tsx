import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

/** Skeleton of the questions. */
export function FaqsSkeleton() {
  return (
    <Page space="sm">
      <VisuallyHidden>
        <output>Loading questions</output>
      </VisuallyHidden>
      <Heading level={1} tabIndex={-1}>
        Frequently asked questions
      </Heading>
      <Skeleton shape="button" width="full" />
      <Stack gap="4">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Page>
  );
}
