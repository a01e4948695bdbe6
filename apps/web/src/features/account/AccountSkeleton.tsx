import { Box } from '@regen/ui-kit/Box';
import { Container } from '@regen/ui-kit/Container';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { ChildPending } from '~/kernel/page/ChildPending.tsx';
import * as styles from './account.css.ts';

/** An account before it is known whose: the room of its menu, and the page that is asked for. */
export function AccountSkeleton() {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <Box paddingBottom="8">
        <Skeleton width="quarter" />
      </Box>
      <div className={styles.layout}>
        <Stack gap="3" className={styles.nav}>
          <Skeleton width="half" />
          <Skeleton width="threeQuarters" />
          <Skeleton width="half" />
        </Stack>
        <ChildPending of="/_member/$site/my-account" />
      </div>
    </Container>
  );
}
