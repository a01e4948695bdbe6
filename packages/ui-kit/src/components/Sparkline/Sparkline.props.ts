import type { ChartFormat } from '../../charts/charts.props.ts';

export const sparklineSizes = ['sm', 'md', 'lg'] as const;
export const sparklineTables = ['hidden', 'toggle'] as const;
export const sparklineDefaults = {
  size: 'md',
  table: 'hidden',
  valueLabel: 'Value',
  /** The text alternative of the drawing; all four values are already formatted. */
  summary: (first: string, last: string, lowest: string, highest: string) =>
    `from ${first} to ${last}, lowest ${lowest}, highest ${highest}`,
} as const;

export interface SparklineProps extends ChartFormat {
  /** Names it, such as "Sales of the last seven days". */
  label: string;
  /** Words, or ISO days when `categoryFormat` is given; one for each value. */
  categories: readonly string[];
  values: readonly (number | null)[];
  size?: (typeof sparklineSizes)[number];
  /** For screen readers only, or below a button for everybody. */
  table?: (typeof sparklineTables)[number];
  /** Takes no focus, where the same figures are beside it, as in the row of a table. */
  isStatic?: boolean;
  categoryLabel?: string;
  valueLabel?: string;
  summary?: (first: string, last: string, lowest: string, highest: string) => string;
  showTableLabel?: string;
  hideTableLabel?: string;
  emptyLabel?: string;
  noValueLabel?: string;
  hint?: string;
  className?: string;
}
