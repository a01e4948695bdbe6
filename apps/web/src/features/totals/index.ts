export { isNothingToPay, lineAmount, orderLineAmount } from './shown-totals.ts';
export { CartTotals, MerchandiseTotals, OrderTotals } from './TotalsList.tsx';
