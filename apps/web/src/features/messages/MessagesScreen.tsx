import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { ownChats, threadWith } from './chat-queries.ts';
import { ChatList } from './ChatList.tsx';
import { partyIn } from './chats.ts';
import { ChatScreen } from './ChatScreen.tsx';
import type { MessagesSearch } from './messages-search.ts';
import * as styles from './messages.css.ts';
import { NoChat } from './NoChat.tsx';
import { useRoom } from './use-room.ts';
import { useUnreadTitle } from './use-unread-title.ts';

export interface MessagesScreenProps {
  /** The other account of the open conversation. */
  accountId: string | undefined;
  search: MessagesSearch;
}

/** `…/messages[/{accountId}]`: the list and the open conversation, side by side; on a phone, one of them. */
export function MessagesScreen({ accountId, search }: MessagesScreenProps) {
  const app = useApp();
  const thread = useQuery({ ...threadWith(app.call, app, accountId ?? ''), enabled: false }).data;
  const { data: chats } = useQuery(ownChats(app.call, app));
  useUnreadTitle(accountId && (thread?.party ?? partyIn(chats, accountId))?.accountName);
  return (
    <div className={styles.panes} ref={useRoom()}>
      <ChatList search={search} openId={accountId} />
      {accountId === undefined ? <NoChat /> : <ChatScreen key={accountId} accountId={accountId} search={search} />}
    </div>
  );
}
