// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions, jsx-a11y/prefer-tag-over-role -- a point is read like a picture and reached like a control; an img element would be a request.
import { useId, useState } from 'react';
import * as frame from '../../charts/ChartFrame.css.ts';
import { DataTable } from '../../charts/ChartFrame.tsx';
import { chartDefaults } from '../../charts/charts.props.ts';
import * as marks from '../../charts/marks.css.ts';
import { Marker, toneOf } from '../../charts/Marks.tsx';
import { linePath, stretches } from '../../charts/path.ts';
import { scaleOf } from '../../charts/scale.ts';
import { usePoints } from '../../charts/use-points.ts';
import { sentenceOf, wordsOf } from '../../charts/words.ts';
import { cx } from '../../cx.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Sparkline.css.ts';
import { sparklineDefaults, type SparklineProps } from './Sparkline.props.ts';

/** The course of a figure at the height of a line, with its last value beside it. */
export function Sparkline({
  label,
  categories,
  values,
  size = sparklineDefaults.size,
  table = sparklineDefaults.table,
  isStatic = false,
  categoryLabel,
  valueLabel = sparklineDefaults.valueLabel,
  summary = sparklineDefaults.summary,
  showTableLabel = chartDefaults.showTableLabel,
  hideTableLabel = chartDefaults.hideTableLabel,
  emptyLabel = chartDefaults.emptyLabel,
  noValueLabel = chartDefaults.noValueLabel,
  hint = chartDefaults.hint,
  className,
  ...format
}: SparklineProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = categories.length;
  const points = usePoints(count);
  const words = wordsOf(format, noValueLabel);
  const places = categories.map((_, index) => values[index] ?? null);
  const known = places.filter((value): value is number => value !== null && Number.isFinite(value));
  if (known.length === 0) {
    return <span className={cx(styles.empty, className)}>{`${label}: ${emptyLabel}`}</span>;
  }

  const scale = scaleOf(known, false);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  // The whole height is used: there is no axis that a round number would serve.
  const at = (value: number) => {
    const [top, bottom] = [scale.at(high), scale.at(low)];
    return low === high ? 50 : ((scale.at(value) - top) / (bottom - top)) * 88 + 6;
  };
  const xOf = (index: number) => ((index + 0.5) / count) * 100;
  const lines = stretches(places.map((value, index) => (value === null ? null : { x: xOf(index), y: at(value) })));
  const last = places.findLastIndex((value) => value !== null);
  const marked = points.active ?? last;
  const series = [{ id: 'values', label: valueLabel, values: places }];
  const name = `${label}: ${summary(words.value(known[0]), words.value(known.at(-1)), words.value(low), words.value(high))}`;
  const data = (
    <DataTable title={label} categories={categories} series={series} categoryLabel={categoryLabel} words={words} />
  );

  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.line}>
        <div
          role={isStatic ? 'img' : 'group'}
          aria-label={name}
          aria-roledescription={isStatic ? undefined : 'chart'}
          aria-describedby={isStatic ? undefined : `${id}-hint`}
          onKeyDown={isStatic ? undefined : points.onKeyDown}
          className={cx(styles.area, styles.size[size])}
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={cx(marks.drawing, marks.mirrored, styles.lines, toneOf(0))}
          >
            {lines.map((part) => (
              <path key={part[0]?.x} d={linePath(part, false)} className={marks.stroke} />
            ))}
          </svg>
          {categories.map((category, index) => {
            const value = places[index];
            return (
              <div
                key={category}
                className={frame.point}
                {...(isStatic
                  ? {}
                  : { role: 'img', 'aria-label': sentenceOf(words, series, category, index), ...points.of(index) })}
              >
                {index === marked && typeof value === 'number' ? (
                  <svg aria-hidden="true" className={cx(marks.drawing, styles.lines)}>
                    <svg x="50%" y={`${at(value)}%`} className={cx(marks.drawing, toneOf(0))}>
                      <Marker index={0} isActive />
                    </svg>
                  </svg>
                ) : null}
              </div>
            );
          })}
          {isStatic ? null : (
            <VisuallyHidden id={`${id}-hint`} hidden>
              {hint}
            </VisuallyHidden>
          )}
        </div>
        <span aria-hidden="true" className={styles.readout}>
          <span className={styles.figure}>{words.value(places[marked])}</span>
          <span>{words.category(categories[marked] ?? '')}</span>
        </span>
      </div>
      {table === 'hidden' ? (
        <VisuallyHidden as="div">{data}</VisuallyHidden>
      ) : (
        <>
          <Button
            variant="ghost"
            size="sm"
            className={frame.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-table`}
            aria-label={`${isOpen ? hideTableLabel : showTableLabel}: ${label}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? hideTableLabel : showTableLabel}
          </Button>
          <div id={`${id}-table`} hidden={!isOpen} className={frame.data}>
            {data}
          </div>
        </>
      )}
    </div>
  );
}
