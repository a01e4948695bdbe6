import type { ReactNode } from 'react';

export const tableAligns = ['start', 'center', 'end'] as const;
export const tableNarrowLayouts = ['cards', 'scroll'] as const;
export const sortDirections = ['ascending', 'descending'] as const;
export const tableDefaults = { narrow: 'cards', stickyHead: false, compare: false } as const;

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** Hides the header from the eye only, as for a column of buttons. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  align?: (typeof tableAligns)[number];
  /** The cell that names the row; one column at most. */
  rowHeader?: boolean;
  /** Its header is a button that sorts by it. */
  sortable?: boolean;
}

export interface TableSort {
  /** The id of the column. */
  column: string;
  direction: (typeof sortDirections)[number];
}

export interface TableProps<Row> {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On phones: each row a card with its headers as labels, or sideways scrolling. */
  narrow?: (typeof tableNarrowLayouts)[number];
  /** How the rows are sorted. The app sorts them: it may do so on the server, and keep it in the URL. */
  sort?: TableSort;
  /** Called for the header that was pressed: ascending first, then the other way round. */
  onSortChange?: (sort: TableSort) => void;
  /** The headers stay in view while the rows scroll. */
  stickyHead?: boolean;
  /** Columns to be held against one another: all of one width, and the first stays in view while the others scroll. */
  compare?: boolean;
  /** Rows of totals. */
  footer?: readonly { id: string; label: ReactNode; value: ReactNode }[];
  className?: string;
}
