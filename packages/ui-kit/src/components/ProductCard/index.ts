export { ProductCard } from './ProductCard.tsx';
export type { ProductCardProps } from './ProductCard.props.ts';
