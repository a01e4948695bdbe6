import { formatMoney } from '@regen/ui-kit/Price';

/** "$1,234.50" for an amount in dollars, as in the API; the format is that of `Price`. */
export const usd = (dollars: number): string => formatMoney(dollars);
