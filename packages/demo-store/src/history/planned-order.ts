import type { HistoryBuyer } from './buyers.ts';
import type { ShelfProduct } from './shelf.ts';

export interface PlannedOrder {
  buyer: HistoryBuyer;
  at: number;
  lines: { product: ShelfProduct; quantity: number }[];
}
