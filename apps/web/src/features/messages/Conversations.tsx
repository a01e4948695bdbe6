import type { ChatParty } from '@regen/sdk';
import { Avatar } from '@regen/ui-kit/Avatar';
import { Button } from '@regen/ui-kit/Button';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { ownChats } from './chat-queries.ts';
import { whenShort } from './chat-times.ts';
import { ChatLink } from './ChatLink.tsx';
import type { Chat, Chats } from './chats.ts';
import { ListSkeleton } from './ChatSkeleton.tsx';
import { messageSummary, waitingSummary } from './message-summary.ts';
import * as styles from './messages.css.ts';
import { readMoreChats } from './read-chats.ts';
import { CountBadge } from './UnreadBadge.tsx';
import { useRefreshEvery } from './use-live-messages.ts';
import { useNow } from './use-now.ts';
import { useAllWaiting } from './use-outgoing.ts';
import type { WaitingMessage } from './waiting-message.ts';

/** The conversations of the account, newest first. The care team is always listed. */
export function Conversations({ openId }: { openId: string | undefined }) {
  const app = useApp();
  const query = useQuery({ ...ownChats(app.call, app), refetchInterval: useRefreshEvery() });
  return (
    <Reading query={query} skeleton={<ListSkeleton />} headingLevel={2}>
      {(chats) => <List chats={chats} openId={openId} />}
    </Reading>
  );
}

function List({ chats: { chats, care, totalCount }, openId }: { chats: Chats; openId: string | undefined }) {
  const app = useApp();
  const { press, isPending, error } = usePress(() => readMoreChats(app));
  const now = useNow();
  const allWaiting = useAllWaiting();
  const rest = (accountId: string) => ({
    waiting: allWaiting.findLast((message) => message.accountId === accountId),
    isCurrent: openId === accountId,
    now,
  });
  const isCareListed = care === null || chats.some(({ party }) => party.accountId === care.accountId);
  return (
    <>
      <ul>
        {isCareListed ? null : <Row party={care} {...rest(care.accountId)} />}
        {chats.map((chat) => (
          <Row key={chat.party.accountId} party={chat.party} chat={chat} {...rest(chat.party.accountId)} />
        ))}
      </ul>
      {chats.length === 0 ? (
        <Text size="sm" tone="muted" className={styles.hint}>
          {care === null ? 'No messages yet.' : 'Your conversations will appear here. You can message us anytime.'}
        </Text>
      ) : null}
      {chats.length < totalCount ? (
        <div className={styles.hint}>
          {error ? <FailureBanner error={error} /> : null}
          <Button size="sm" variant="secondary" fullWidth loading={isPending} onClick={() => void press()}>
            Show more conversations
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface RowProps {
  party: ChatParty;
  /** Undefined if there are no messages yet. */
  chat?: Chat;
  /** The last message that the server doesn't have yet. */
  waiting: WaitingMessage | undefined;
  /** It is open beside the list. */
  isCurrent: boolean;
  now: number;
}

function Row({ party: { accountId, accountName, isBlocked }, chat, waiting, isCurrent, now }: RowProps) {
  const unread = chat?.unreadCount ?? 0;
  return (
    <li>
      <NavLink variant="side" className={styles.row}>
        <ChatLink accountId={accountId} isCurrent={isCurrent}>
          <Avatar name={accountName} decorative />
          <span className={styles.words}>
            <Text as="span" weight={unread > 0 ? 'bold' : 'semibold'} clamp={1}>
              <bdi>{accountName}</bdi>
            </Text>
            <Text as="span" size="sm" weight="regular" tone={unread > 0 ? 'body' : 'muted'} clamp={1}>
              {waiting ? (
                `${waiting.failure === null ? 'Sending' : 'Not sent'}: ${waitingSummary(waiting)}`
              ) : (
                <LastLine chat={chat} isBlocked={isBlocked} />
              )}
            </Text>
          </span>
          <span className={styles.aside}>
            {chat ? (
              <Text as="time" size="xs" tone="muted" dateTime={chat.lastMessageAt}>
                {whenShort(chat.lastMessageAt, now)}
              </Text>
            ) : null}
            <CountBadge count={unread} />
          </span>
        </ChatLink>
      </NavLink>
    </li>
  );
}

function LastLine({ chat, isBlocked }: Pick<RowProps, 'chat'> & { isBlocked: boolean }) {
  if (isBlocked) return 'Blocked';
  if (!chat) return 'Ask us anything';
  const { newest, lastMessage } = chat;
  const text = newest ? messageSummary(newest) : lastMessage;
  return newest?.isMine ? `You: ${text}` : text;
}
