import { MessageBubble } from '@regen/ui-kit/MessageBubble';
import { memo } from 'react';
import { clockOf } from '~/kernel/words/dates.ts';
import { isSameEntry, type MessageEntry } from './log-entries.ts';
import { MessageCards } from './MessageCards.tsx';
import { MessageFiles, WaitingRows } from './MessageFiles.tsx';
import * as styles from './messages.css.ts';
import { MessageText } from './MessageText.tsx';
import type { ShownNames } from './shown-names.ts';
import { useOutgoing } from './use-outgoing.ts';

export interface LogMessageProps {
  entry: MessageEntry;
  names: ShownNames;
  /** It is the one that was searched for. */
  isFound: boolean;
}

/** A message of the log, sent or on its way: the same element of the list, so that what has the focus keeps it. */
export const LogMessage = memo(
  function LogMessage({ entry, names, isFound }: LogMessageProps) {
    const seq = entry.kind === 'message' && entry.message.unreadCount > 0 ? entry.message.seq : undefined;
    return (
      <li data-entry={placeOf(entry)} data-seq={seq} tabIndex={-1} className={styles.entry}>
        {entry.kind === 'waiting' ? <Waiting entry={entry} /> : <Sent entry={entry} names={names} isFound={isFound} />}
      </li>
    );
  },
  (before, after) =>
    isSameEntry(before.entry, after.entry) &&
    before.names.own === after.names.own &&
    before.names.theirs === after.names.theirs &&
    before.isFound === after.isFound,
);

const placeOf = ({ kind, message }: MessageEntry) => (kind === 'waiting' ? message.clientId : message.seq);

/** What bubbles have in common. */
function bubbleProps({ isFirst, isLast, delivery }: MessageEntry) {
  return {
    as: 'div',
    className: isFirst ? styles.isFirst : undefined,
    footHidden: !isLast && delivery !== 'failed',
  } as const;
}

type SentProps = Omit<LogMessageProps, 'entry'> & { entry: Extract<MessageEntry, { kind: 'message' }> };

function Sent({ entry, names, isFound }: SentProps) {
  const { message, delivery, isFirst } = entry;
  const { isMine, senderName, messageSent, attachments, cards, cardCount } = message;
  const hasName = isMine ? names.own : names.theirs;
  const carries = attachments.length + cardCount > 0;
  return (
    <MessageBubble
      {...bubbleProps(entry)}
      side={isMine ? 'own' : 'theirs'}
      author={isMine && !hasName ? 'You' : senderName}
      showAuthor={isFirst && hasName}
      sentAt={messageSent}
      time={clockOf(Date.parse(messageSent))}
      {...(delivery && { state: delivery })}
      isHighlighted={isFound}
      attached={
        carries ? (
          <>
            <MessageFiles files={attachments} />
            <MessageCards cards={cards} count={cardCount} />
          </>
        ) : undefined
      }
    >
      {message.message.trim() === '' ? null : <MessageText text={message.message} />}
    </MessageBubble>
  );
}

function Waiting({ entry }: { entry: Extract<MessageEntry, { kind: 'waiting' }> }) {
  const { outbox } = useOutgoing();
  const { clientId, text, files, cards, at, failure } = entry.message;
  return (
    <MessageBubble
      {...bubbleProps(entry)}
      side="own"
      author="You"
      sentAt={new Date(at).toISOString()}
      time={clockOf(at)}
      state={entry.delivery}
      reason={failure ?? undefined}
      onRetry={() => outbox.setFailure(clientId, null)}
      onDelete={() => outbox.remove(clientId)}
      attached={files.length + cards.length > 0 ? <WaitingRows files={files} cards={cards} /> : undefined}
    >
      {text === '' ? null : <MessageText text={text} />}
    </MessageBubble>
  );
}
