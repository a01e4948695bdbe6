import { Table } from '@regen/ui-kit/Table';
import type { Outline } from './outline.ts';
import { linesOf, type Block } from './rich-text.ts';
import * as styles from './RichBlocks.css.ts';
import { RichInlines } from './RichInlines.tsx';

type TableBlock = Extract<Block, { type: 'table' }>;
type Row = TableBlock['rows'][number];
type Cell = Row[number];

interface KeyedRow {
  key: string;
  cells: Row;
}

export interface RichTableProps {
  table: TableBlock;
  outline: Outline;
}

/** A table of a text. Its first row names the columns; it scrolls where it is wider than the text. */
export function RichTable({ table, outline }: RichTableProps) {
  const [head = [], ...body] = table.rows;
  const rows = body.map((cells, index): KeyedRow => ({ cells, key: String(index) }));
  if (head.length === 0 || rows.length === 0) return null;
  return (
    <Table
      caption={outline.captions.get(table) ?? 'Table'}
      captionHidden
      narrow="scroll"
      className={styles.table}
      rows={rows}
      rowKey={({ key }) => key}
      columns={head.map((cell, at) => ({
        id: String(at),
        header: <CellText cell={cell} outline={outline} />,
        rowHeader: at === 0,
        cell: ({ cells }: KeyedRow) => <CellText cell={cells[at]} outline={outline} />,
      }))}
    />
  );
}

/** The words of a cell: what is more than words has no place in one. */
function CellText({ cell, outline }: { cell: Cell | undefined; outline: Outline }) {
  const blocks = cell?.children ?? [];
  const [first] = blocks;
  if (first?.type === 'paragraph' && blocks.length === 1) {
    return <RichInlines inlines={first.children} outline={outline} />;
  }
  return <span className={styles.lines}>{linesOf(blocks).join('\n')}</span>;
}
