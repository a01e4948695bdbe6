export { cardName } from './card-name.ts';
export { orderAccessOf, rememberOrderAccess } from './order-access.ts';
export { orderParams } from './order-params.ts';
