import { ChatList } from './ChatList.tsx';
import { ChatScreen } from './ChatScreen.tsx';
import type { MessagesSearch } from './messages-search.ts';
import * as styles from './messages.css.ts';
import { NoChat } from './NoChat.tsx';
import { useRoom } from './use-room.ts';
import { useUnreadTitle } from './use-unread-title.ts';

export interface MessagesScreenProps {
  /** With whom the open conversation is. */
  accountId: string | undefined;
  search: MessagesSearch;
}

/** `…/messages[/{accountId}]`: the conversations, and beside them the open one; on a phone one of the two. */
export function MessagesScreen({ accountId, search }: MessagesScreenProps) {
  useUnreadTitle();
  return (
    <div className={styles.panes} ref={useRoom()}>
      <ChatList search={search} openId={accountId} />
      {accountId === undefined ? <NoChat /> : <ChatScreen key={accountId} accountId={accountId} search={search} />}
    </div>
  );
}
