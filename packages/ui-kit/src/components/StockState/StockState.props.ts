import type { ReactNode } from 'react';

export const stockStates = ['in-stock', 'low-stock', 'backorder', 'out-of-stock'] as const;
export const stockTexts = {
  'in-stock': 'In stock',
  'low-stock': 'Low stock',
  backorder: 'On back order',
  'out-of-stock': 'Out of stock',
} as const;

export interface StockStateProps {
  state: (typeof stockStates)[number];
  /** Instead of the standard words, such as "Only 3 left". */
  children?: ReactNode;
  className?: string;
}
