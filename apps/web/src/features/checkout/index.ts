export { cardName } from './card-name.ts';
export { orderAccessOf } from './order-access.ts';
export { orderParams } from './order-params.ts';
