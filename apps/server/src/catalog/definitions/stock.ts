import { stock } from '../../db/schema.ts';
import { moment } from '../format/cell.ts';
import { count, sku } from './common-cells.ts';
import { columnsOf } from './definition.ts';
import type { FileDefinition, TableDefinition } from './definition.ts';

type StockRow = Omit<typeof stock.$inferSelect, 'updatedAt'>;

const at = columnsOf<StockRow>();

export const stockTable: TableDefinition<StockRow> = {
  label: 'stock',
  table: stock,
  key: 'sku',
  kind: null,
  blank: () => ({ sku: '', onHand: 0, lowThreshold: 10, restockAt: null }),
};

export const stockFile: FileDefinition<StockRow> = {
  name: 'stock',
  canCreate: true,
  columns: [
    at('sku', 'sku', sku, { refers: 'sku' }),
    at('on_hand', 'onHand', count),
    at('low_threshold', 'lowThreshold', count, { empty: 10 }),
    at('restock_at', 'restockAt', moment, { empty: null }),
  ],
};
