import { ListSkeleton } from './ChatSkeleton.tsx';
import * as styles from './messages.css.ts';

/** The list and the conversation while the session is being loaded. */
export function MessagesSkeleton() {
  return (
    <div className={styles.panes}>
      <section className={styles.listPane} aria-label="Conversations">
        <ListSkeleton />
      </section>
    </div>
  );
}
