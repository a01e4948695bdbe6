import { MessageBubble } from '@regen/ui-kit/MessageBubble';
import { memo } from 'react';
import { clockOf } from '~/kernel/words/dates.ts';
import type { MessageEntry } from './log-entries.ts';
import { MessageCards } from './MessageCards.tsx';
import { FileRow, MessageFiles } from './MessageFiles.tsx';
import * as styles from './messages.css.ts';
import { MessageText } from './MessageText.tsx';
import { useOutgoing } from './use-outgoing.ts';

export interface LogMessageProps {
  entry: MessageEntry;
  /** Whether names of senders are shown: for accounts of several people. */
  hasNames: boolean;
  /** It is the one that was searched for. */
  isFound: boolean;
}

/** A message of the log, sent or on its way. */
export const LogMessage = memo(function LogMessage({ entry, hasNames, isFound }: LogMessageProps) {
  const { isFirst, isLast, kind } = entry;
  const className = isFirst ? styles.isFirst : undefined;
  const footHidden = !isLast && entry.delivery !== 'failed';
  if (kind === 'waiting') return <Waiting entry={entry} className={className} footHidden={footHidden} />;
  const { message, delivery } = entry;
  const { isMine, senderName, messageSent, attachments, cards, cardCount, unreadCount, seq } = message;
  const carries = attachments.length + cardCount > 0;
  return (
    <li data-entry={seq} data-seq={unreadCount > 0 ? seq : undefined} className={styles.entry}>
      <MessageBubble
        as="div"
        side={isMine ? 'own' : 'theirs'}
        author={isMine && !hasNames ? 'You' : senderName}
        showAuthor={isFirst && hasNames}
        sentAt={messageSent}
        time={clockOf(Date.parse(messageSent))}
        footHidden={footHidden}
        {...(delivery && { state: delivery })}
        className={className}
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
    </li>
  );
});

interface WaitingProps {
  entry: Extract<MessageEntry, { kind: 'waiting' }>;
  className: string | undefined;
  footHidden: boolean;
}

function Waiting({ entry: { message, delivery }, className, footHidden }: WaitingProps) {
  const { outbox } = useOutgoing();
  const { clientId, text, files, cards, at, failure } = message;
  const sentAt = new Date(at).toISOString();
  const carries = files.length + cards.length > 0;
  return (
    <li data-entry={clientId} className={styles.entry}>
      <MessageBubble
        as="div"
        side="own"
        author="You"
        sentAt={sentAt}
        time={clockOf(at)}
        state={delivery}
        footHidden={footHidden}
        reason={failure ?? undefined}
        onRetry={() => outbox.setFailure(clientId, null)}
        onDelete={() => outbox.remove(clientId)}
        className={className}
        attached={
          carries ? (
            <>
              {files.map((file) => (
                <FileRow key={file.attachmentId} file={file} />
              ))}
              {cards.map(({ name }) => (
                <FileRow key={name} file={{ name, size: 0 }} />
              ))}
            </>
          ) : undefined
        }
      >
        {text === '' ? null : <MessageText text={text} />}
      </MessageBubble>
    </li>
  );
}
