export * from './schema/accounts.ts';
export * from './schema/sessions.ts';
export * from './schema/products.ts';
export * from './schema/carts.ts';
export * from './schema/shipping.ts';
export * from './schema/orders.ts';
export * from './schema/test-payments.ts';
export * from './schema/commerce-revision.ts';
