import type { Price } from '@regen/sdk';
import { useClientView } from './client-view.ts';
import { usd } from './words/money.ts';

/** What a product costs, US dollars: the retail price, or nothing, while the professional's prices are hidden. */
export function useShownAmount(): (price: Price) => number | undefined {
  const isHidden = useClientView();
  return ({ yourPrice, retailPrice }) => (isHidden ? retailPrice : yourPrice);
}

/** The same as text. */
export function useShownPrice(): (price: Price) => string {
  const amountOf = useShownAmount();
  return (price) => {
    const shown = amountOf(price);
    return shown === undefined ? '' : usd(shown);
  };
}
