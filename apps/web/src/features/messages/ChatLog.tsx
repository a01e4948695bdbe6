import { Button } from '@regen/ui-kit/Button';
import { IconButton } from '@regen/ui-kit/IconButton';
import { MessageDivider, MessageLog } from '@regen/ui-kit/MessageLog';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { dayKeyOf, dayName } from './chat-times.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { logEntries, type LogEntry } from './log-entries.ts';
import { LogMessage } from './LogMessage.tsx';
import * as styles from './messages.css.ts';
import { changeThread, readAround } from './read-thread.ts';
import { shownNames, type ShownNames } from './shown-names.ts';
import { withoutOldest, type Thread } from './thread.ts';
import { useLogFocus } from './use-log-focus.ts';
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
  /** Where messages are written. */
  input: RefObject<HTMLElement | null>;
}

/**
 * Somebody who is at the end of a long conversation has only its newest messages. Further up nothing is taken away: it is what they have
 * scrolled through, to find it again with the search of the browser, to select it, or to have it read aloud.
 */
const MOST = 300;
const KEPT = 150;

const UNREAD = '[data-unread]';

/** The messages of a conversation, oldest first, with the newest in view. */
export function ChatLog({ accountId, thread, isFresh, waiting, at, input }: ChatLogProps) {
  const app = useApp();
  const now = useNow();
  const unreadFrom = useUnreadMark(thread, isFresh);
  const entries = useMemo(
    () => logEntries({ thread, waiting, unreadFrom, dayOf: dayKeyOf }),
    [thread, waiting, unreadFrom],
  );
  const { scroller, isAtEnd, toEnd, show } = useLogScroll(entries);
  useLogFocus(scroller, entries, input);
  useReading(accountId, thread, scroller);

  const isLong = isAtEnd && thread.messages.length > MOST;
  useEffect(() => {
    if (isLong) changeThread(app, accountId, (known) => withoutOldest(known, KEPT));
  }, [app, accountId, isLong]);

  // The place to begin at, once: where the person has stopped, or what they have looked for.
  const begunAt = useRef<number | null | undefined>(undefined);
  const askedFor = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (at === undefined && unreadFrom !== null && begunAt.current === undefined && show(UNREAD, 'start'))
      begunAt.current = unreadFrom;
  }, [at, unreadFrom, show, entries]);
  useEffect(() => {
    if (at === undefined || begunAt.current === at) return;
    if (show(`[data-entry="${at}"]`, 'center')) begunAt.current = at;
    else if (askedFor.current !== at) {
      askedFor.current = at;
      // Not readable now: the conversation is at its end, as without it.
      readAround(app, accountId, at).catch(() => undefined);
    }
  }, [app, accountId, at, show, entries]);

  // What the person sends is seen by them.
  const newest = waiting.at(-1)?.at ?? 0;
  const shownNewest = useRef(newest);
  useLayoutEffect(() => {
    if (newest <= shownNewest.current) return;
    shownNewest.current = newest;
    toEnd();
  }, [newest, toEnd]);

  const unreadBelow = thread.unreadCount;
  // Once the mark was there, nobody has to be led to it.
  const [shownMark, setShownMark] = useState<number | null>(null);
  const isMarkHere = unreadFrom !== null && thread.messages.some(({ seq }) => seq === unreadFrom);
  if (isMarkHere && shownMark !== unreadFrom) setShownMark(unreadFrom);
  const isUnreadAbove = unreadFrom !== null && !isMarkHere && shownMark !== unreadFrom;
  const names = shownNames(thread);
  return (
    <div className={styles.around}>
      <MessageLog ref={scroller} label={`Messages with ${thread.party.accountName}`} announces={false}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} accountId={accountId} names={names} at={at} now={now} />
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
  names: ShownNames;
  at: number | undefined;
  now: number;
}

function Entry({ entry, accountId, names, at, now }: EntryProps) {
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
          names={names}
          isFound={at !== undefined && entry.kind === 'message' && entry.message.seq === at}
        />
      );
  }
}
