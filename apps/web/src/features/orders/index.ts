export { listedOrder } from './listed-order.ts';
export { OrderAgain } from './OrderAgain.tsx';
export { orderedNames } from './ordered-names.ts';
export { ordersOf, type OrdersSearch } from './order-queries.ts';
export { statusText, statusTone } from './order-status.ts';
