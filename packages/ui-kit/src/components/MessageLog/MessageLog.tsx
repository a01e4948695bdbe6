import { cx } from '../../cx.ts';
import * as styles from './MessageLog.css.ts';
import {
  messageDividerDefaults,
  messageLogDefaults,
  type MessageDividerProps,
  type MessageLogProps,
} from './MessageLog.props.ts';

/** The messages of a conversation. Stays at its end while it is there, whatever comes or is loaded. */
export function MessageLog({
  label,
  announces = messageLogDefaults.announces,
  ref,
  className,
  children,
}: MessageLogProps) {
  return (
    <div
      ref={ref}
      role="log"
      aria-label={label}
      aria-live={announces ? undefined : 'off'}
      // So that the arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx(styles.root, className)}
    >
      <ol className={styles.list}>{children}</ol>
    </div>
  );
}

/** Between messages: where a day begins, or what is unread. */
export function MessageDivider({ tone = messageDividerDefaults.tone, className, ...props }: MessageDividerProps) {
  return <li className={cx(styles.divider, styles.tone[tone], className)} {...props} />;
}
