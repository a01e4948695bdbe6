import { cx } from '../../cx.ts';
import { Button } from '../Button/index.ts';
import * as empty from '../EmptyState/EmptyState.css.ts';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './ErrorState.css.ts';
import { errorStateDefaults, type ErrorStateProps } from './ErrorState.props.ts';

/** Something failed: what, how to try again, and the id to name to support. */
export function ErrorState({
  title = errorStateDefaults.title,
  message,
  requestId,
  onRetry,
  isRetrying,
  action,
  retryLabel = errorStateDefaults.retryLabel,
  requestIdLabel = errorStateDefaults.requestIdLabel,
  headingLevel = errorStateDefaults.headingLevel,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={cx(empty.root, className)}>
      <span className={cx(empty.mark, styles.mark)}>
        <Icon name="alert" size="xl" />
      </span>
      <Heading level={headingLevel} size="md">
        {title}
      </Heading>
      {message ? <div className={empty.text}>{message}</div> : null}
      {onRetry || action ? (
        <div className={empty.action}>
          {onRetry ? (
            <Button iconStart="refresh" loading={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
      {requestId ? (
        <p className={styles.requestId}>
          {requestIdLabel}: <code className={styles.code}>{requestId}</code>
        </p>
      ) : null}
    </div>
  );
}
