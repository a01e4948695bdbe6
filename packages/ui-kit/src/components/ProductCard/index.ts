export { ProductCard } from './ProductCard.tsx';
export { gridItem as productCardItem } from './ProductCard.css.ts';
export type { ProductCardProps } from './ProductCard.props.ts';
