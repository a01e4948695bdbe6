// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex -- cards take `display` away from table elements, and with it their roles; a scrolled table needs the focus.
import { useId } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Table.css.ts';
import { tableDefaults, type TableColumn, type TableProps } from './Table.props.ts';

/** Rows and columns of data. On phones each row turns into a card. */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  narrow = tableDefaults.narrow,
  footer,
  className,
}: TableProps<Row>) {
  const captionId = useId();
  const table = (
    <table role="table" aria-labelledby={captionId} className={styles.table}>
      <caption id={captionId} className={styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              className={cx(styles.head, column.align && styles.align[column.align])}
            >
              {column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
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
    <section aria-labelledby={captionId} tabIndex={0} className={cx(styles.scroller, className)}>
      {table}
    </section>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
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
      {column.headerHidden ? null : (
        <span className={styles.label} aria-hidden="true">
          {column.header}
        </span>
      )}
      <span>{column.cell(row)}</span>
    </td>
  );
}
