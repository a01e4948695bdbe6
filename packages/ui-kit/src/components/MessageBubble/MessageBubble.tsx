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
  sentAt,
  time,
  state,
  stateTexts = messageStateTexts,
  onRetry,
  retryLabel = messageBubbleDefaults.retryLabel,
  children,
  className,
}: MessageBubbleProps) {
  const isFailed = state === 'failed';
  return (
    <Element className={cx(styles.root, styles.rootSide[side], className)}>
      {showAuthor ? <span className={styles.author}>{author}</span> : <VisuallyHidden>{`${author}: `}</VisuallyHidden>}
      <div className={cx(styles.bubble, styles.side[side], isFailed && styles.failed)}>{children}</div>
      <div className={styles.foot}>
        <time dateTime={sentAt}>{time}</time>
        {state ? <span className={isFailed ? styles.error : undefined}>{stateTexts[state]}</span> : null}
        {isFailed && onRetry ? (
          <Button size="sm" variant="ghost" iconStart="refresh" onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null}
      </div>
    </Element>
  );
}
