import type { Price } from '@regen/sdk';
import { usePricesHidden } from './prices-hidden.ts';
import { usd } from './words/money.ts';

/** What a product costs, US dollars: the retail price, or nothing, while the professional's prices are hidden. */
export function useShownAmount(): (price: Price) => number | undefined {
  const isHidden = usePricesHidden();
  return ({ yourPrice, retailPrice }) => (isHidden ? retailPrice : yourPrice);
}

/** An amount that follows from a person's own prices, US dollars, as text: a word in its place while a professional's prices are hidden. */
export function useOwnUsd(): (amount: number) => string {
  const isHidden = usePricesHidden();
  return (amount) => (isHidden ? 'Hidden' : usd(amount));
}

/** What a product costs, as text; empty where there is no price to show. */
export function useShownPrice(): (price: Price) => string {
  const amountOf = useShownAmount();
  return (price) => {
    const shown = amountOf(price);
    return shown === undefined ? '' : usd(shown);
  };
}
