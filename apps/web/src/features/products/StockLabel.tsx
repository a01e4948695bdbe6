import type { Stock } from '@regen/sdk';
import { StockState } from '@regen/ui-kit/StockState';

const states = { in_stock: 'in-stock', low_stock: 'low-stock', out_of_stock: 'out-of-stock' } as const;

/** Whether it can be had, and how many are left when few are. */
export function StockLabel({ stock }: { stock: Stock }) {
  const { state, left } = stock;
  return (
    <StockState state={states[state]}>
      {state === 'low_stock' && left ? (left === 1 ? 'Only 1 left' : `Only ${left} left`) : undefined}
    </StockState>
  );
}
