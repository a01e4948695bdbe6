import type { ChatParty } from '@regen/sdk';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './messages.css.ts';

/** A conversation without messages. */
export function EmptyChat({ party: { accountName, kind } }: { party: ChatParty }) {
  return (
    <div className={styles.empty}>
      <EmptyState headingLevel={2} icon="mail" title="Say hello">
        <Text>
          {kind === 'care'
            ? 'Ask us anything about your orders, our products or your account. Our team will reply here.'
            : `This is the start of your conversation with ${accountName}.`}
        </Text>
      </EmptyState>
    </div>
  );
}
