export { orderAccessOf, rememberOrderAccess } from './order-access.ts';
export { dayOf } from './order-dates.ts';
export { orderParams } from './order-params.ts';
export { ordersOf, type OrdersSearch } from './order-queries.ts';
export { statusText, statusTone } from './order-status.ts';
export { useReorder } from './use-reorder.ts';
