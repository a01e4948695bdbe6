import { Heading } from '@regen/ui-kit/Heading';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { ChatPane } from './ChatPane.tsx';
import * as styles from './messages.css.ts';

/** A conversation while it is loading. */
export function ChatSkeleton() {
  return (
    <ChatPane>
      <div className={styles.chatHead}>
        <VisuallyHidden>
          <Heading level={1} tabIndex={-1}>
            Messages
          </Heading>
        </VisuallyHidden>
        <Skeleton shape="circle" className={styles.faceSkeleton} />
        <Skeleton shape="heading" width="quarter" />
      </div>
      <LogSkeleton />
    </ChatPane>
  );
}

export function LogSkeleton() {
  return (
    <div className={styles.around}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack gap="6" className={styles.logSkeleton}>
        <Skeleton shape="button" width="half" />
        <Skeleton shape="button" width="half" className={styles.ownSide} />
        <Skeleton shape="button" width="threeQuarters" />
        <Skeleton shape="button" width="quarter" className={styles.ownSide} />
      </Stack>
    </div>
  );
}

/** The list while it is loading. */
export function ListSkeleton() {
  return (
    <div>
      <VisuallyHidden>Loading</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((at) => (
        <div key={at} className={styles.rowSkeleton}>
          <Skeleton shape="circle" className={styles.faceSkeleton} />
          <div>
            <Skeleton width="half" />
            <Skeleton width="threeQuarters" />
          </div>
        </div>
      ))}
    </div>
  );
}
