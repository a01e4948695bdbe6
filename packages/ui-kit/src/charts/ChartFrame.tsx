import { useId, useState, type ReactNode } from 'react';
import { Button } from '../components/Button/index.ts';
import { Table, type TableColumn } from '../components/Table/index.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/index.ts';
import { cx } from '../cx.ts';
import * as styles from './ChartFrame.css.ts';
import { chartDefaults, type ChartProps, type ChartSeries } from './charts.props.ts';
import { toneOf } from './Marks.tsx';
import type { Words } from './words.ts';

export interface ChartFrameProps extends ChartProps {
  words: Words;
  /** Index of the category whose figures are shown in the key. */
  active: number | undefined;
  /** Only what is drawn by series differs: how each looks in the key. */
  swatch: (index: number) => ReactNode;
  children: ReactNode;
}

/** Whether anything is known at all. */
const hasFigures = (series: readonly ChartSeries[], count: number): boolean =>
  series.some(({ values }) => values.slice(0, count).some((value) => value !== null && Number.isFinite(value)));

/** Title, key, plot and the same figures as a table: what all charts have in common. */
export function ChartFrame({
  title,
  titleHidden,
  description,
  categories,
  series,
  size = chartDefaults.size,
  table = chartDefaults.table,
  showTableLabel = chartDefaults.showTableLabel,
  hideTableLabel = chartDefaults.hideTableLabel,
  emptyLabel = chartDefaults.emptyLabel,
  words,
  active,
  swatch,
  children,
  className,
  ...rest
}: ChartFrameProps) {
  const tableId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const caption = (
    <figcaption>
      <span className={styles.title}>{title}</span>
      {description ? <span className={styles.description}>{description}</span> : null}
    </figcaption>
  );
  const data = <DataTable title={title} categories={categories} series={series} words={words} {...rest} />;

  return (
    <figure className={cx(styles.root, className)}>
      {titleHidden ? <VisuallyHidden as="div">{caption}</VisuallyHidden> : caption}
      {hasFigures(series, categories.length) ? (
        <>
          <ul className={styles.key}>
            {series.map(({ id, label, values }, index) => (
              <li key={id} className={styles.entry}>
                <svg viewBox="0 0 24 12" aria-hidden="true" className={cx(styles.swatch, toneOf(index))}>
                  {swatch(index)}
                </svg>
                {label}
                {active === undefined ? null : (
                  <span aria-hidden="true" className={styles.figure}>
                    {words.value(values[active])}
                  </span>
                )}
              </li>
            ))}
            {active === undefined ? null : (
              <li aria-hidden="true" className={styles.place}>
                {words.category(categories[active] ?? '')}
              </li>
            )}
          </ul>
          {children}
          {table === 'hidden' ? <VisuallyHidden as="div">{data}</VisuallyHidden> : null}
          {table === 'shown' ? data : null}
          {table === 'toggle' ? (
            <div className={styles.foot}>
              <Button
                variant="ghost"
                size="sm"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={tableId}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? hideTableLabel : showTableLabel}
              </Button>
              <div id={tableId} hidden={!isOpen} className={styles.data}>
                {data}
              </div>
            </div>
          ) : null}
        </>
      ) : (
        <p className={cx(styles.empty, styles.height[size])}>{emptyLabel}</p>
      )}
    </figure>
  );
}

interface DataTableProps extends Pick<ChartProps, 'title' | 'categories' | 'series' | 'categoryLabel'> {
  words: Words;
}

/** All figures of a chart, formatted as in the chart. */
export function DataTable({
  title,
  categories,
  series,
  categoryLabel = chartDefaults.categoryLabel,
  words,
}: DataTableProps) {
  const columns: TableColumn<number>[] = [
    { id: 'category', header: categoryLabel, rowHeader: true, cell: (row) => words.category(categories[row] ?? '') },
    ...series.map(({ id, label, values }): TableColumn<number> => ({
      id,
      header: label,
      align: 'end',
      cell: (row) => words.value(values[row]),
    })),
  ];
  return (
    <Table
      caption={title}
      captionHidden
      columns={columns}
      rows={categories.map((_, index) => index)}
      rowKey={(row) => String(row)}
    />
  );
}
