// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a point is read like a picture and reached like a control; an img element would be a request.
import { useId } from 'react';
import * as frame from '../../charts/ChartFrame.css.ts';
import { ChartFrame } from '../../charts/ChartFrame.tsx';
import { chartDefaults, maxSeries, type ChartSeries } from '../../charts/charts.props.ts';
import * as marks from '../../charts/marks.css.ts';
import { fillOf, Patterns, toneOf } from '../../charts/Marks.tsx';
import { Plot } from '../../charts/Plot.tsx';
import { scaleOf, type Scale } from '../../charts/scale.ts';
import { usePoints } from '../../charts/use-points.ts';
import { sentenceOf, wordsOf } from '../../charts/words.ts';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './BarChart.css.ts';
import { barChartDefaults, type BarChartProps } from './BarChart.props.ts';

/** Amounts side by side, from zero. */
export function BarChart({ direction = barChartDefaults.direction, ...props }: BarChartProps) {
  const { title, categories, size, hint = chartDefaults.hint, noValueLabel = chartDefaults.noValueLabel } = props;
  const series = props.series.slice(0, maxSeries);
  const id = useId();
  const isLying = direction === 'lying';
  const points = usePoints(categories.length, isLying);
  const words = wordsOf(props, noValueLabel);
  const scale = scaleOf(
    series.flatMap(({ values }) => values.slice(0, categories.length).filter((value) => value !== null)),
    true,
  );
  const patterns = <Patterns id={id} count={series.length} />;
  const pointProps = (index: number, category: string) => ({
    role: 'img',
    'aria-label': sentenceOf(words, series, category, index),
    ...points.of(index),
  });

  return (
    <ChartFrame
      {...props}
      series={series}
      words={words}
      active={isLying ? undefined : points.active}
      swatch={(index) => (
        <rect x="4" y="0" width="16" height="12" rx="2" fill={fillOf(id, index)} className={marks.bar} />
      )}
    >
      {isLying ? (
        <div
          role="group"
          aria-label={title}
          aria-roledescription="chart"
          aria-describedby={`${id}-hint`}
          onKeyDown={points.onKeyDown}
          className={styles.list}
        >
          {patterns}
          {categories.map((category, index) => (
            <div key={category} {...pointProps(index, category)} className={styles.row}>
              <span className={styles.name}>{words.category(category)}</span>
              <span className={styles.lyingBars}>
                {series.map((each, at) => (
                  <LyingBar
                    key={each.id}
                    series={each}
                    index={index}
                    scale={scale}
                    fill={fillOf(id, at)}
                    tone={toneOf(at)}
                  />
                ))}
              </span>
              <span className={styles.value}>
                {series.map((each) => (
                  <span key={each.id}>{words.value(each.values[index])}</span>
                ))}
              </span>
            </div>
          ))}
          <VisuallyHidden id={`${id}-hint`} hidden>
            {hint}
          </VisuallyHidden>
        </div>
      ) : (
        <Plot
          title={title}
          categories={categories}
          size={size}
          hint={hint}
          scale={scale}
          words={words}
          points={points}
          behind={patterns}
        >
          {categories.map((category, index) => (
            <div key={category} {...pointProps(index, category)} className={cx(frame.point, styles.column)}>
              <svg aria-hidden="true" className={cx(marks.drawing, styles.bars)}>
                {series.map((each, at) => (
                  <UprightBar
                    key={each.id}
                    series={each}
                    index={index}
                    scale={scale}
                    fill={fillOf(id, at)}
                    tone={toneOf(at)}
                    at={at}
                    of={series.length}
                  />
                ))}
              </svg>
            </div>
          ))}
        </Plot>
      )}
    </ChartFrame>
  );
}

interface BarProps {
  series: ChartSeries;
  index: number;
  scale: Scale;
  fill: string;
  tone: string;
}

function UprightBar({ series, index, scale, fill, tone, at, of }: BarProps & { at: number; of: number }) {
  const value = series.values[index];
  if (value === null || value === undefined || value === 0) return null;
  const [top, bottom] = [scale.at(Math.max(0, value)), scale.at(Math.min(0, value))];
  // Air on both sides of the group, and a little within it.
  const air = of > 1 ? 8 : 22;
  const width = (100 - 2 * air) / of;
  return (
    <rect
      x={`${air + at * width}%`}
      width={`${of > 1 ? width * 0.86 : width}%`}
      y={`${top}%`}
      height={`${bottom - top}%`}
      rx="3"
      fill={fill}
      className={cx(marks.bar, tone)}
    />
  );
}

function LyingBar({ series, index, scale, fill, tone }: BarProps) {
  const value = series.values[index] ?? 0;
  // The scale runs from the top; lying, the same way from the end.
  const [start, end] = [100 - scale.at(Math.min(0, value)), 100 - scale.at(Math.max(0, value))];
  return (
    <svg aria-hidden="true" className={cx(marks.drawing, marks.mirrored, styles.lyingBar)}>
      {value === 0 ? null : (
        <rect
          x={`${start}%`}
          width={`${end - start}%`}
          height="100%"
          rx="3"
          fill={fill}
          className={cx(marks.bar, tone)}
        />
      )}
    </svg>
  );
}
