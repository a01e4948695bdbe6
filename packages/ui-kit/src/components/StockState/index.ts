export { StockState } from './StockState.tsx';
export type { StockStateProps } from './StockState.props.ts';
