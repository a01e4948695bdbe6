export { BuyBox } from './BuyBox.tsx';
export { isMissing } from './is-missing.ts';
export { productHead } from './product-head.ts';
export { ProductNotFound } from './ProductNotFound.tsx';
export { ProductScreen } from './ProductScreen.tsx';
export { ProductSkeleton } from './ProductSkeleton.tsx';
export { AlertConfirmScreen, AlertEndScreen } from './AlertScreens.tsx';
