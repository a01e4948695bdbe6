import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Badge.css.ts';
import { badgeDefaults, type BadgeProps } from './Badge.props.ts';

/** A word or two about the thing beside it. */
export function Badge({ tone = badgeDefaults.tone, icon, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.root, styles.tone[tone], className)}>
      {icon ? <Icon name={icon} size="sm" /> : null}
      {children}
    </span>
  );
}
