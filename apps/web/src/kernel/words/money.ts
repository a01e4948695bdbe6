import { formatMoney } from '@regen/ui-kit/Price';

/** "$1,234.50" for an amount of dollars as the API gives it: as `Price` shows it. */
export const usd = (dollars: number): string => formatMoney(dollars);

/** What several pieces cost, in dollars as the API gives them. Totals come from the server. */
export const linePrice = (dollars: number, quantity: number): number => (Math.round(dollars * 100) * quantity) / 100;
