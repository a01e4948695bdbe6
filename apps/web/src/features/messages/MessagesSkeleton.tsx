import { Heading } from '@regen/ui-kit/Heading';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { ListSkeleton } from './ChatSkeleton.tsx';
import * as styles from './messages.css.ts';

/** The messages while the session is being loaded. */
export function MessagesSkeleton() {
  return (
    <div className={styles.panes}>
      <section className={styles.listPane} aria-label="Conversations">
        <div className={styles.listHead}>
          <div className={styles.headLine}>
            <Heading level={1} size="sm" tabIndex={-1}>
              Messages
            </Heading>
          </div>
          <Skeleton shape="button" />
        </div>
        <ListSkeleton />
      </section>
    </div>
  );
}
