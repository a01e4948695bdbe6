export { Price } from './Price.tsx';
export type { PriceProps } from './Price.props.ts';
export { formatMoney } from './format-money.ts';
