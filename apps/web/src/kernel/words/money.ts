import { formatMoney } from '@regen/ui-kit/Price';

/** "$1,234.50" for an amount of dollars as the API gives it: as `Price` shows it. */
export const usd = (dollars: number): string => formatMoney(dollars);
