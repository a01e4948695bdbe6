import { cx } from '../../cx.ts';
import * as styles from './SkipLink.css.ts';
import { skipLinkDefaults, type SkipLinkProps } from './SkipLink.props.ts';

/** First thing in the tab order: jumps over the header. Seen only while focused. */
export function SkipLink({
  href = skipLinkDefaults.href,
  children = skipLinkDefaults.children,
  className,
  ...props
}: SkipLinkProps) {
  return (
    <a href={href} className={cx(styles.root, className)} {...props}>
      {children}
    </a>
  );
}
