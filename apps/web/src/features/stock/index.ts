export { stockText } from './stock-text.ts';
export { StockLabel } from './StockLabel.tsx';
