import type { Stock } from '@regen/sdk';
import { StockState } from '@regen/ui-kit/StockState';
import { stockText } from './stock-text.ts';

const states = { in_stock: 'in-stock', low_stock: 'low-stock', out_of_stock: 'out-of-stock' } as const;

/** Whether it can be had, and how many are left when few are. */
export function StockLabel({ stock }: { stock: Stock }) {
  return <StockState state={states[stock.state]}>{stockText(stock)}</StockState>;
}
