import { Button } from '@regen/ui-kit/Button';
import { IconButton } from '@regen/ui-kit/IconButton';
import { MessageDivider, MessageLog } from '@regen/ui-kit/MessageLog';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { dayKeyOf, dayName } from './chat-times.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { logEntries, type LogEntry } from './log-entries.ts';
import { LogMessage } from './LogMessage.tsx';
import * as styles from './messages.css.ts';
import { readAround } from './read-thread.ts';
import type { Thread } from './thread.ts';
import { useLogScroll } from './use-log-scroll.ts';
import { useNow } from './use-now.ts';
import { useReading } from './use-reading.ts';
import { useUnreadMark } from './use-unread-mark.ts';
import type { WaitingMessage } from './waiting-message.ts';

export interface ChatLogProps {
  accountId: string;
  thread: Thread;
  /** Whether the conversation was read since the person came. */
  isFresh: boolean;
  waiting: readonly WaitingMessage[];
  /** Place of the message to go to. */
  at: number | undefined;
}

const UNREAD = '[data-unread]';

/** The messages of a conversation, oldest first, with the newest in view. */
export function ChatLog({ accountId, thread, isFresh, waiting, at }: ChatLogProps) {
  const app = useApp();
  const now = useNow();
  const unreadFrom = useUnreadMark(thread, isFresh);
  const entries = useMemo(
    () => logEntries({ thread, waiting, unreadFrom, dayOf: dayKeyOf }),
    [thread, waiting, unreadFrom],
  );
  const { scroller, isAtEnd, toEnd, show } = useLogScroll(entries);
  useReading(accountId, thread, scroller);

  // The place to begin at, once: where the person has stopped, or what they have looked for.
  const begunAt = useRef<number | null | undefined>(undefined);
  useLayoutEffect(() => {
    if (at === undefined && unreadFrom !== null && begunAt.current === undefined && show(UNREAD, 'start'))
      begunAt.current = unreadFrom;
  }, [at, unreadFrom, show, entries]);
  useEffect(() => {
    if (at === undefined || begunAt.current === at) return;
    if (show(`[data-entry="${at}"]`, 'center')) begunAt.current = at;
    // Not readable now: the conversation is at its end, as without it.
    else void readAround(app, accountId, at).catch(() => undefined);
  }, [app, accountId, at, show, entries]);

  // What the person sends is seen by them.
  const newest = waiting.at(-1)?.clientId;
  const shownNewest = useRef(newest);
  useLayoutEffect(() => {
    if (newest !== undefined && newest !== shownNewest.current) toEnd();
    shownNewest.current = newest;
  }, [newest, toEnd]);

  const unreadBelow = thread.unreadCount;
  const isUnreadAbove = unreadFrom !== null && !thread.messages.some(({ seq }) => seq === unreadFrom);
  const names = new Set(thread.messages.filter(({ isMine }) => !isMine).map(({ senderName }) => senderName));
  const ownNames = new Set(thread.messages.filter(({ isMine }) => isMine).map(({ senderName }) => senderName));
  const hasNames = names.size > 1 || ownNames.size > 1 || thread.party.kind === 'care';
  return (
    <div className={styles.around}>
      <MessageLog ref={scroller} label={`Messages with ${thread.party.accountName}`} announces={false}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} accountId={accountId} hasNames={hasNames} at={at} now={now} />
        ))}
      </MessageLog>
      {isUnreadAbove ? (
        <div className={styles.toUnread}>
          <Button
            size="sm"
            variant="secondary"
            iconStart="chevronUp"
            onClick={() => void readAround(app, accountId, unreadFrom).then(() => show(UNREAD, 'start'))}
          >
            Jump to first unread message
          </Button>
        </div>
      ) : null}
      {isAtEnd ? null : (
        <div className={styles.toEnd}>
          {unreadBelow > 0 ? (
            <Button size="sm" iconEnd="chevronDown" onClick={toEnd}>
              New messages
            </Button>
          ) : (
            <IconButton icon="chevronDown" variant="secondary" label="Jump to latest message" onClick={toEnd} />
          )}
        </div>
      )}
    </div>
  );
}

interface EntryProps {
  entry: LogEntry;
  accountId: string;
  hasNames: boolean;
  at: number | undefined;
  now: number;
}

function Entry({ entry, accountId, hasNames, at, now }: EntryProps) {
  switch (entry.kind) {
    case 'day':
      return (
        <MessageDivider>
          <time dateTime={entry.at}>{dayName(entry.at, now)}</time>
        </MessageDivider>
      );
    case 'unread':
      return (
        <MessageDivider tone="primary" data-unread>
          Unread
        </MessageDivider>
      );
    case 'hole':
      return <EarlierMessages accountId={accountId} hole={entry.seq} />;
    default:
      return (
        <LogMessage
          entry={entry}
          hasNames={hasNames}
          isFound={at !== undefined && entry.kind === 'message' && entry.message.seq === at}
        />
      );
  }
}
