import { cx } from '../../cx.ts';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './EmptyState.css.ts';
import { emptyStateDefaults, type EmptyStateProps } from './EmptyState.props.ts';

/** Nothing here, and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  headingLevel = emptyStateDefaults.headingLevel,
  className,
}: EmptyStateProps) {
  return (
    <div className={cx(styles.root, className)}>
      {icon ? (
        <span className={styles.mark}>
          <Icon name={icon} size="xl" />
        </span>
      ) : null}
      {/* The title of the page takes the focus after a navigation. */}
      <Heading level={headingLevel} size="md" tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
