// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a point is read like a picture and reached like a control; an img element would be a request.
import * as frame from '../../charts/ChartFrame.css.ts';
import { ChartFrame } from '../../charts/ChartFrame.tsx';
import { chartDefaults, maxSeries } from '../../charts/charts.props.ts';
import * as marks from '../../charts/marks.css.ts';
import { dashOf, Marker, toneOf } from '../../charts/Marks.tsx';
import { linePath, stretches } from '../../charts/path.ts';
import { Plot } from '../../charts/Plot.tsx';
import { scaleOf } from '../../charts/scale.ts';
import { usePoints } from '../../charts/use-points.ts';
import { sentenceOf, wordsOf } from '../../charts/words.ts';
import { cx } from '../../cx.ts';
import * as styles from './LineChart.css.ts';
import { lineChartDefaults, type LineChartProps } from './LineChart.props.ts';

/** More points than this are too close for a marker each; the active one is still marked. */
const maxMarked = 31;

/** How amounts change over time. */
export function LineChart({
  curve = lineChartDefaults.curve,
  fromZero = lineChartDefaults.fromZero,
  ...props
}: LineChartProps) {
  const { title, categories, size, hint, noValueLabel = chartDefaults.noValueLabel } = props;
  const series = props.series.slice(0, maxSeries);
  const count = categories.length;
  const points = usePoints(count);
  const words = wordsOf(props, noValueLabel);
  const known = (value: number | null | undefined): value is number =>
    typeof value === 'number' && Number.isFinite(value);
  const scale = scaleOf(
    series.flatMap(({ values }) => values.slice(0, count).filter(known)),
    fromZero,
  );
  const lines = series.map(({ values }) =>
    stretches(
      categories.map((_, index) => {
        const value = values[index];
        return known(value) ? { x: ((index + 0.5) / count) * 100, y: scale.at(value) } : null;
      }),
    ),
  );
  const isSmooth = curve === 'smooth';
  const base = scale.at(Math.max(0, scale.ticks[0] ?? 0));

  return (
    <ChartFrame
      {...props}
      series={series}
      words={words}
      active={points.active}
      swatch={(index) => (
        <>
          <path d="M0 6H24" className={cx(marks.stroke, dashOf(index))} />
          <g transform="translate(12 6)">
            <Marker index={index} />
          </g>
        </>
      )}
    >
      <Plot
        title={title}
        categories={categories}
        size={size}
        hint={hint}
        scale={scale}
        words={words}
        points={points}
        behind={
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={cx(marks.drawing, marks.mirrored, styles.lines)}
          >
            {lines.map((parts, index) => (
              <g key={series[index]?.id} className={toneOf(index)}>
                {parts.map((part) => {
                  const [first, last] = [part[0], part.at(-1)];
                  const path = linePath(part, isSmooth);
                  return (
                    <g key={first?.x}>
                      {series.length === 1 && first && last ? (
                        <path d={`${path}L${last.x} ${base}L${first.x} ${base}Z`} className={styles.ground} />
                      ) : null}
                      <path d={path} className={cx(marks.stroke, dashOf(index))} />
                    </g>
                  );
                })}
              </g>
            ))}
          </svg>
        }
      >
        {categories.map((category, index) => (
          <div
            key={category}
            role="img"
            aria-label={sentenceOf(words, series, category, index)}
            {...points.of(index)}
            className={cx(frame.point, styles.column)}
          >
            <svg aria-hidden="true" className={cx(marks.drawing, styles.markers)}>
              {series.map(({ id, values }, at) => {
                const value = values[index];
                const isActive = points.active === index;
                return known(value) && (isActive || count <= maxMarked) ? (
                  <svg key={id} x="50%" y={`${scale.at(value)}%`} className={cx(marks.drawing, toneOf(at))}>
                    <Marker index={at} isActive={isActive} />
                  </svg>
                ) : null;
              })}
            </svg>
          </div>
        ))}
      </Plot>
    </ChartFrame>
  );
}
