import { useRouterState } from '@tanstack/react-router';
import * as styles from './Shell.css.ts';

/** A thin line at the top while the next page is on its way. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <div className={styles.bar} aria-hidden="true" /> : null;
}
