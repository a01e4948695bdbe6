import { marginOf } from '@regen/domain';
import type { Price } from '@regen/sdk';
import { usd } from './money.ts';

/** "Retail $92.00 · margin 40%": what a professional can resell it for, and keeps of that. Null where it is not sold to clients. */
export function marginText({ retailPrice, yourPrice }: Pick<Price, 'retailPrice' | 'yourPrice'>): string | null {
  return retailPrice === undefined ? null : `Retail ${usd(retailPrice)} · margin ${marginOf(retailPrice, yourPrice)}%`;
}
