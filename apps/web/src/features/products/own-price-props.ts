import type { Price } from '@regen/sdk';
import type { ReactNode } from 'react';

export interface OwnPriceProps {
  price: Price;
  size?: 'lg';
  /** Shows the list price and the reason to everybody, with more behind the reason. */
  details?: ReactNode;
}
