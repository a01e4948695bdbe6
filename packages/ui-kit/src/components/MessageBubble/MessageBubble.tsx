import { cx } from '../../cx.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './MessageBubble.css.ts';
import { messageBubbleDefaults, messageStateTexts, type MessageBubbleProps } from './MessageBubble.props.ts';

/** One message of a conversation. Several go in a list with the role `log`, which reads new ones aloud. */
export function MessageBubble({
  as: Element = messageBubbleDefaults.as,
  side = messageBubbleDefaults.side,
  author,
  showAuthor,
  isHighlighted,
  footHidden,
  sentAt,
  time,
  state,
  stateTexts = messageStateTexts,
  reason,
  onRetry,
  retryLabel = messageBubbleDefaults.retryLabel,
  onDelete,
  deleteLabel = messageBubbleDefaults.deleteLabel,
  attached,
  children,
  className,
}: MessageBubbleProps) {
  const isFailed = state === 'failed';
  const foot = (
    <>
      <time dateTime={sentAt}>{time}</time>
      {state ? <span className={isFailed ? styles.error : undefined}>{stateTexts[state]}</span> : null}
      {isFailed && onRetry ? (
        <Button size="sm" variant="ghost" iconStart="refresh" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
      {isFailed && onDelete ? (
        <Button size="sm" variant="ghost" iconStart="trash" onClick={onDelete}>
          {deleteLabel}
        </Button>
      ) : null}
    </>
  );
  return (
    <Element className={cx(styles.root, styles.rootSide[side], className)}>
      {showAuthor ? <span className={styles.author}>{author}</span> : <VisuallyHidden>{`${author}: `}</VisuallyHidden>}
      {children ? (
        <div
          dir="auto"
          className={cx(
            styles.bubble,
            styles.side[side],
            isFailed && styles.failed,
            isHighlighted && styles.highlighted,
          )}
        >
          {children}
        </div>
      ) : null}
      {attached ? <div className={styles.attached}>{attached}</div> : null}
      {footHidden ? <VisuallyHidden>{foot}</VisuallyHidden> : <div className={styles.foot}>{foot}</div>}
      {isFailed && reason ? <div className={styles.foot}>{reason}</div> : null}
    </Element>
  );
}
