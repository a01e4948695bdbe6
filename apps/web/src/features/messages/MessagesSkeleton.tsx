import { Heading } from '@regen/ui-kit/Heading';
import { ListSkeleton } from './ChatSkeleton.tsx';
import * as styles from './messages.css.ts';

/** The messages while the session is being loaded. */
export function MessagesSkeleton() {
  return (
    <div className={styles.panes}>
      <section className={styles.listPane} aria-label="Conversations">
        <div className={styles.listHead}>
          <Heading level={1} size="sm" tabIndex={-1}>
            Messages
          </Heading>
        </div>
        <ListSkeleton />
      </section>
    </div>
  );
}
