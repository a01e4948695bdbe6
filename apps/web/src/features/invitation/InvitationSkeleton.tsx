import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { SessionPage } from '~/features/sign-in/index.ts';

export function InvitationSkeleton() {
  return (
    <SessionPage title="You’re invited">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack gap="4">
        <Skeleton />
        <Skeleton />
        <Skeleton width="threeQuarters" />
        <Skeleton shape="button" />
      </Stack>
    </SessionPage>
  );
}
