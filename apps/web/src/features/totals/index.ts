export { isNothingToPay, lineAmount, linePrice, orderLineAmount } from './shown-totals.ts';
export { CartTotals, MerchandiseTotals, OrderTotals } from './TotalsList.tsx';
