import { cx } from '../../cx.ts';
import * as styles from './Logo.css.ts';
import { logoDefaults, type LogoProps } from './Logo.props.ts';

// R E G E N, drawn in one line weight on a height of 24 units.
const letters =
  'M2 22V2h7.2a5.6 5.6 0 0 1 0 11.2H2M9.4 13.2 16 22' +
  'M37 2H25v20h12M25 11.8h10.4' +
  'M63.2 6.2A9.6 9.6 0 0 0 55.6 2C50 2 46 6.4 46 12s4 10 9.6 10c5.2 0 8.6-3.6 8.6-9.2h-8.4' +
  'M86 2H74v20h12M74 11.8h10.4' +
  'M96 22V2l15 20V2';

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
