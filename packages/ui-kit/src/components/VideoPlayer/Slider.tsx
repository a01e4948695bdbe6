import { cx } from '../../cx.ts';
import * as styles from './VideoPlayer.css.ts';

export interface SliderProps {
  label: string;
  value: number;
  max: number;
  step: number;
  valueText: string;
  /** Lighter part of the line: what is loaded. */
  loaded?: number;
  /** Where the line is parted: the chapters. */
  marks?: readonly number[];
  onChange: (value: number) => void;
  className?: string;
}

/** The browser's own slider over a line that shows more than it could. */
export function Slider({
  label,
  value,
  max,
  step,
  valueText,
  loaded = 0,
  marks = [],
  onChange,
  className,
}: SliderProps) {
  const percent = (part: number) => `${max > 0 ? Math.min(100, (part / max) * 100) : 0}%`;
  return (
    <div className={cx(styles.slider, className)}>
      <svg aria-hidden="true" className={styles.bar}>
        <rect width="100%" height="100%" rx="2.5" className={styles.barWhole} />
        <rect width={percent(loaded)} height="100%" rx="2.5" className={styles.barLoaded} />
        <rect width={percent(value)} height="100%" rx="2.5" className={styles.barPlayed} />
        {marks
          .filter((mark) => mark > 0)
          .map((mark) => (
            <rect key={mark} x={percent(mark)} width="3" height="100%" className={styles.barMark} />
          ))}
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max > 0 ? max : 1}
        step={step}
        value={value}
        disabled={max <= 0}
        className={styles.input}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
