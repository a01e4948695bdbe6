import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { SessionPage } from './SessionPage.tsx';

/** While the link is checked. */
export const ResetPasswordSkeleton = () => (
  <SessionPage title="Set a new password">
    <Stack gap="4">
      <Skeleton width="half" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </Stack>
  </SessionPage>
);
