import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Text } from '@regen/ui-kit/Text';
import { ChatLink } from './ChatLink.tsx';
import type { MessagesSearch } from './messages-search.ts';
import * as styles from './messages.css.ts';

/** The account doesn't exist, or isn't connected with the person's. */
export function ChatGone({ search }: { search: MessagesSearch }) {
  return (
    <section className={styles.chatPane}>
      <EmptyState
        headingLevel={1}
        icon="mail"
        title="We couldn’t find this conversation"
        action={
          <Button asChild>
            <ChatLink search={search}>All messages</ChatLink>
          </Button>
        }
      >
        <Text>You may be signed in to a different account.</Text>
      </EmptyState>
    </section>
  );
}
