// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native progress cannot be drawn round, nor hold a figure.
import { cx } from '../../cx.ts';
import * as styles from './ProgressRing.css.ts';
import { progressRingDefaults, type ProgressRingProps } from './ProgressRing.props.ts';

const radius = 18;
const around = 2 * Math.PI * radius;
const widths = { sm: 5, md: 3.5, lg: 3 } as const;

/** How far something has come, where a bar has no room: a course, an upload in a list. */
export function ProgressRing({
  label,
  value,
  max = progressRingDefaults.max,
  valueText,
  size = progressRingDefaults.size,
  tone = progressRingDefaults.tone,
  children,
  className,
}: ProgressRingProps) {
  const isKnown = value !== undefined;
  const now = isKnown ? Math.min(max, Math.max(0, value)) : max / 4;
  const part = max > 0 ? now / max : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={isKnown ? now : undefined}
      aria-valuetext={valueText}
      className={cx(styles.root, styles.size[size], styles.tone[tone], className)}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" className={cx(styles.drawing, !isKnown && styles.unknown)}>
        <circle cx="20" cy="20" r={radius} strokeWidth={widths[size]} className={styles.track} />
        {part > 0 ? (
          <circle
            cx="20"
            cy="20"
            r={radius}
            strokeWidth={widths[size]}
            strokeDasharray={around.toFixed(2)}
            strokeDashoffset={(around * (1 - part)).toFixed(2)}
            transform="rotate(-90 20 20)"
            className={styles.arc}
          />
        ) : null}
      </svg>
      {children ? (
        <span aria-hidden="true" className={styles.middle}>
          {children}
        </span>
      ) : null}
    </div>
  );
}
