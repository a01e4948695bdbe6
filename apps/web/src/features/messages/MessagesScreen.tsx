import { Outlet, useParams } from '@tanstack/react-router';
import { ChatList } from './ChatList.tsx';
import type { MessagesSearch } from './messages-search.ts';
import * as styles from './messages.css.ts';
import { useUnreadTitle } from './use-unread-title.ts';

/** `…/messages`: the conversations, and beside them the open one; on a phone one of the two. */
export function MessagesScreen({ search }: { search: MessagesSearch }) {
  const { accountId } = useParams({ strict: false });
  useUnreadTitle();
  return (
    <div className={styles.panes}>
      <ChatList search={search} openId={accountId} />
      <Outlet />
    </div>
  );
}
