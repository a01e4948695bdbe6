import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './messages.css.ts';

/** Beside the list, while no conversation is open. */
export function NoChat() {
  return (
    <div className={`${styles.empty} ${styles.onDesktop}`}>
      <Text tone="muted" align="center">
        <Icon name="mail" size="xl" />
      </Text>
      <Text tone="muted" align="center">
        Select a conversation
      </Text>
    </div>
  );
}
