import { Heading } from '@regen/ui-kit/Heading';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import type { ReactNode } from 'react';
import { usePage } from './use-page.ts';

const blocks = (
  <Stack gap="4">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);

/** A page of an account that is being loaded: its heading, and the room of what it lists. */
export function PageSkeleton({ children = blocks }: { children?: ReactNode }) {
  const { title } = usePage();
  return (
    <Stack gap="6">
      <Heading level={1} size="lg" tabIndex={-1}>
        {title}
      </Heading>
      <div>
        <VisuallyHidden>Loading</VisuallyHidden>
        {children}
      </div>
    </Stack>
  );
}
