import { cx } from '../../cx.ts';
import * as styles from './WithAside.css.ts';
import { withAsideDefaults, type WithAsideProps } from './WithAside.props.ts';

/** A main part with a narrow column beside it; below one another where there is no room. */
export function WithAside({
  aside,
  side = withAsideDefaults.side,
  size = withAsideDefaults.size,
  sticky = withAsideDefaults.sticky,
  asideFirst = withAsideDefaults.asideFirst,
  asideUnprinted = withAsideDefaults.asideUnprinted,
  after,
  children,
  className,
}: WithAsideProps) {
  const hasAfter = Boolean(after);
  const main = <div className={styles.main[side]}>{children}</div>;
  const narrow = aside ? (
    <div
      className={cx(
        styles.aside[side],
        hasAfter && styles.besideBoth,
        asideFirst && styles.first,
        sticky && styles.sticky,
      )}
      data-print={asideUnprinted ? 'hide' : undefined}
    >
      {aside}
    </div>
  ) : null;
  return (
    <div
      className={cx(
        styles.root,
        styles.columns[side][size],
        hasAfter && styles.withAfter,
        asideUnprinted && styles.printedAlone,
        className,
      )}
    >
      {side === 'start' ? narrow : main}
      {side === 'start' ? main : narrow}
      {hasAfter ? <div className={styles.main[side]}>{after}</div> : null}
    </div>
  );
}
