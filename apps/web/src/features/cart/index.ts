export { useOpenCart } from './cart-overlay.ts';
export { cartWriterOf } from './cart-store.ts';
export { CartButton } from './CartButton.tsx';
export { CartDrawer } from './CartDrawer.tsx';
export { useAddToCart } from './use-add-to-cart.ts';
export { type CartAccess, useCart } from './use-cart.ts';
