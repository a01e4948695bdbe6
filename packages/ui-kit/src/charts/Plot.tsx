// oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- arrow keys move among the points, which have the focus; a fieldset is for forms.
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/index.ts';
import { cx } from '../cx.ts';
import * as styles from './ChartFrame.css.ts';
import { chartDefaults, type ChartProps } from './charts.props.ts';
import type { Scale } from './scale.ts';
import type { Points } from './use-points.ts';
import type { Words } from './words.ts';

/** The width of the chart, in rem, from which the label of a category has room beside those that are kept with it. */
export function roomFor(index: number, count: number, longest: number): (typeof styles.widths)[number] {
  if (index === 0) return 0;
  // Near the end it would stick out, were others left out beside it.
  let every = 1;
  while (index + 0.5 + every <= count && index % (every * 2) === 0) every *= 2;
  const needed = ((count / every) * (longest * 7.5 + 14) + 56) / 16;
  return styles.widths.find((width) => width >= needed) ?? 80;
}

export interface PlotProps extends Pick<ChartProps, 'title' | 'categories' | 'size' | 'hint'> {
  scale: Scale;
  words: Words;
  points: Points;
  /** Behind the points, across the whole area. */
  behind?: ReactNode;
  children: ReactNode;
}

/** The area with both axes. All of it is laid out in per cent, so it is right before any script and at any size. */
export function Plot({
  title,
  categories,
  size = chartDefaults.size,
  hint = chartDefaults.hint,
  scale,
  words,
  points,
  behind,
  children,
}: PlotProps) {
  const hintId = useId();
  const names = categories.map(words.category);
  const longest = Math.max(...names.map((name) => name.length));
  return (
    <div className={styles.plot}>
      <div aria-hidden="true" className={cx(styles.axis, styles.height[size])}>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.tick}>
            {words.axis(tick)}
          </span>
        ))}
      </div>
      <div
        role="group"
        aria-label={title}
        aria-roledescription="chart"
        aria-describedby={hintId}
        onKeyDown={points.onKeyDown}
        className={cx(styles.area, styles.height[size])}
      >
        <div aria-hidden="true" className={styles.grid}>
          {scale.ticks.map((tick) => (
            <div key={tick} className={cx(styles.line, tick === 0 && styles.zero)} />
          ))}
        </div>
        {behind}
        {children}
        <VisuallyHidden id={hintId} hidden>
          {hint}
        </VisuallyHidden>
      </div>
      <div aria-hidden="true" className={styles.labels}>
        {names.map((name, index) => (
          <span
            key={categories[index]}
            className={cx(
              styles.label,
              styles.labelFrom[roomFor(index, names.length, longest)],
              points.active === index && styles.activeLabel,
            )}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
