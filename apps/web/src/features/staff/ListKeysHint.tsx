import { Text } from '@regen/ui-kit/Text';
import * as styles from './staff.css.ts';

/** Keyboard shortcuts of a list, where there is a keyboard. */
export function ListKeysHint() {
  return (
    <Text size="sm" tone="muted" className={styles.keys}>
      <kbd>/</kbd> search · <kbd>j</kbd> next · <kbd>k</kbd> previous · <kbd>Enter</kbd> open
    </Text>
  );
}
