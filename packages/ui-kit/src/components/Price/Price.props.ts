import type { ReactNode } from 'react';

export const priceSizes = ['sm', 'md', 'lg'] as const;
export const priceDefaults = {
  size: 'md',
  currency: 'USD',
  locale: 'en-US',
  reasonTitle: 'Why this price',
} as const;

export interface PriceProps {
  /** In the currency's main unit, at most two decimals, as on the wire. */
  amount: number;
  currency?: string;
  locale?: string;
  size?: (typeof priceSizes)[number];
  /** One line under the price, such as "Tier 2 professional price". */
  reason?: ReactNode;
  /** More behind the reason line, opened in place. */
  reasonDetails?: ReactNode;
  reasonTitle?: string;
  /** Before the amount, such as "From". */
  prefix?: ReactNode;
  className?: string;
}
