import type { ReactNode } from 'react';

export const tableAligns = ['start', 'center', 'end'] as const;
export const tableNarrowLayouts = ['cards', 'scroll'] as const;
export const tableDefaults = { narrow: 'cards' } as const;

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** Hides the header from the eye only, as for a column of buttons. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: (typeof tableAligns)[number];
  /** The cell that names the row; one column at most. */
  rowHeader?: boolean;
}

export interface TableProps<Row> {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On phones: each row a card with its headers as labels, or sideways scrolling. */
  narrow?: (typeof tableNarrowLayouts)[number];
  /** Rows of totals. */
  footer?: readonly { id: string; label: ReactNode; value: ReactNode }[];
  className?: string;
}
