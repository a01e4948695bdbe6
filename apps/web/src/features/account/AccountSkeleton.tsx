import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { WithAside } from '@regen/ui-kit/WithAside';
import { ChildPending } from '~/kernel/page/ChildPending.tsx';

/** An account page while the session is loading: placeholders for the menu and the page. */
export function AccountSkeleton() {
  return (
    <Page>
      <Skeleton width="quarter" />
      <WithAside
        side="start"
        size="sm"
        sticky
        asideUnprinted
        aside={
          <Stack gap="3">
            <Skeleton width="half" />
            <Skeleton width="threeQuarters" />
            <Skeleton width="half" />
          </Stack>
        }
      >
        <ChildPending of="/_member/$site/my-account" />
      </WithAside>
    </Page>
  );
}
