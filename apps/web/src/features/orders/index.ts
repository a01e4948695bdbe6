export { ordersOf, type OrdersSearch } from './order-queries.ts';
export { dayOf } from './order-dates.ts';
export { statusText, statusTone } from './order-status.ts';
export { useReorder } from './use-reorder.ts';
