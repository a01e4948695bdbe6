export { AddressText } from './AddressText.tsx';
export { ItemPicture } from './ItemPicture.tsx';
export { pieces, usd } from './money.ts';
export { isNothingToPay, lineAmount, orderLineAmount } from './shown-totals.ts';
export { CartTotals, MerchandiseTotals, OrderTotals } from './TotalsList.tsx';
