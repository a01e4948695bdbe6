export { CartButton } from './CartButton.tsx';
export { CartDrawer } from './CartDrawer.tsx';
export { useOpenCart } from './cart-overlay.ts';
export { cartWriterOf } from './cart-store.ts';
export { useAddToCart } from './use-add-to-cart.ts';
export { useCart, type CartAccess } from './use-cart.ts';
