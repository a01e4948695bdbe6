import { Text } from '@regen/ui-kit/Text';
import * as styles from './staff.css.ts';

/** The keys of a list, for those who have a keyboard. */
export function ListKeysHint() {
  return (
    <Text size="sm" tone="muted" className={styles.keys}>
      <kbd>/</kbd> search · <kbd>j</kbd> next · <kbd>k</kbd> previous · <kbd>Enter</kbd> open
    </Text>
  );
}
