import type { ReactNode } from 'react';

export const chartSizes = ['sm', 'md', 'lg'] as const;
/** Below a button, always seen, or for screen readers only. */
export const chartTables = ['toggle', 'shown', 'hidden'] as const;
export const chartDefaults = {
  size: 'md',
  table: 'toggle',
  locale: 'en-US',
  valueFormat: {},
  showTableLabel: 'Show as table',
  hideTableLabel: 'Hide table',
  categoryLabel: 'Category',
  emptyLabel: 'No figures for this time yet.',
  noValueLabel: 'No value',
  hint: 'Arrow keys move from point to point.',
} as const;

/** More than four lines or kinds of bars cannot be told apart without color. */
export const maxSeries = 4;

export interface ChartSeries {
  id: string;
  label: string;
  /** One for each category; `null` where nothing is known, which is not zero. */
  values: readonly (number | null)[];
}

/** How figures and days are written. */
export interface ChartFormat {
  locale?: string;
  /** Of `Intl.NumberFormat`: `{ style: 'currency', currency: 'USD' }`. */
  valueFormat?: Intl.NumberFormatOptions;
  /** The same at the axis; left out, short: $12K. */
  axisFormat?: Intl.NumberFormatOptions;
  /** Of `Intl.DateTimeFormat`: categories are then ISO days or instants, written in this form, in UTC unless it names a zone. */
  categoryFormat?: Intl.DateTimeFormatOptions;
}

export interface ChartProps extends ChartFormat {
  /** Names chart and table. */
  title: string;
  titleHidden?: boolean;
  /** What the reader should see in it, in a sentence. */
  description?: ReactNode;
  /** Words, or ISO days when `categoryFormat` is given. Evenly spaced. */
  categories: readonly string[];
  /** At most four. */
  series: readonly ChartSeries[];
  size?: (typeof chartSizes)[number];
  table?: (typeof chartTables)[number];
  /** Heads the first column of the table, such as "Day". */
  categoryLabel?: string;
  showTableLabel?: string;
  hideTableLabel?: string;
  emptyLabel?: ReactNode;
  noValueLabel?: string;
  /** Read when the chart gets the focus. */
  hint?: string;
  className?: string;
}
