import { cx } from '../../cx.ts';
import { letters } from './letters.ts';
import * as styles from './Logo.css.ts';
import { logoDefaults, type LogoProps } from './Logo.props.ts';

/** The wordmark. */
export function Logo({
  size = logoDefaults.size,
  tone = logoDefaults.tone,
  label = logoDefaults.label,
  className,
}: LogoProps) {
  return (
    <svg
      viewBox="0 0 113 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeMiterlimit="2"
      className={cx(styles.root, styles.size[size], styles.tone[tone], className)}
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={letters} />
    </svg>
  );
}
