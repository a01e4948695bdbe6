// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex -- cards take `display` away from table elements, and with it their roles; a scrolled table needs the focus.
import { useId } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Table.css.ts';
import { tableDefaults, type TableColumn, type TableProps, type TableSort } from './Table.props.ts';

/** Rows and columns of data, sorted by their headers. On phones each row turns into a card. */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  narrow = tableDefaults.narrow,
  sort,
  onSortChange,
  stickyHead = tableDefaults.stickyHead,
  compare = tableDefaults.compare,
  footer,
  className,
}: TableProps<Row>) {
  const captionId = useId();
  const isSortable = onSortChange !== undefined && columns.some((column) => column.sortable);
  const table = (
    <table role="table" aria-labelledby={captionId} className={cx(styles.table, compare && styles.compare)}>
      <caption id={captionId} className={styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead role="rowgroup" className={cx(stickyHead && styles.stickyHead, isSortable && styles.sortable)}>
        <tr role="row">
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} hasLabel={narrow === 'cards'} />
            ))}
          </tr>
        ))}
      </tbody>
      {footer ? (
        <tfoot role="rowgroup">
          {footer.map(({ id, label, value }) => (
            <tr role="row" key={id}>
              <th scope="row" role="rowheader" colSpan={Math.max(1, columns.length - 1)} className={styles.foot}>
                {label}
              </th>
              <td role="cell" className={styles.foot}>
                {value}
              </td>
            </tr>
          ))}
        </tfoot>
      ) : null}
    </table>
  );
  return narrow === 'cards' ? (
    <div className={cx(styles.cards, className)}>{table}</div>
  ) : (
    // Scrolled by keyboard too, so it can take the focus.
    <section
      aria-labelledby={captionId}
      tabIndex={0}
      className={cx(styles.scroller, stickyHead && styles.scrollerHeld, className)}
    >
      {table}
    </section>
  );
}

interface HeadProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange'> {
  column: TableColumn<Row>;
}

function Head<Row>({ column, sort, onSortChange }: HeadProps<Row>) {
  const header = column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  const sorted = sort?.column === column.id ? sort.direction : undefined;
  const next: TableSort = { column: column.id, direction: sorted === 'ascending' ? 'descending' : 'ascending' };
  const isButton = column.sortable && onSortChange;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={sorted}
      className={cx(styles.head, isButton && styles.sortHead, column.align && styles.align[column.align])}
    >
      {isButton ? (
        <button type="button" className={styles.sort} onClick={() => onSortChange(next)}>
          {header}
          <Icon name="chevronDown" size="sm" className={cx(styles.mark, sorted && styles.sorted[sorted])} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  /** As a line of a card, it says what it is. */
  hasLabel: boolean;
}

function Cell<Row>({ column, row, hasLabel }: CellProps<Row>) {
  const className = cx(styles.cell, column.align && styles.align[column.align], column.rowHeader && styles.rowHeader);
  if (column.rowHeader) {
    return (
      <th scope="row" role="rowheader" className={className}>
        <span>{column.cell(row)}</span>
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      {hasLabel && !column.headerHidden ? (
        <span className={styles.label} aria-hidden="true">
          {column.header}
        </span>
      ) : null}
      <span>{column.cell(row)}</span>
    </td>
  );
}
