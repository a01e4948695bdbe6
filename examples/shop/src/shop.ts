import { createCall, createClient } from '@regen/sdk';
import { createCartResource } from '@regen/sdk/resources/cart';
import { createOrdersResource } from '@regen/sdk/resources/orders';
import { createPaymentsResource } from '@regen/sdk/resources/payments';
import { createProductsResource } from '@regen/sdk/resources/products';
import { createShippingMethodsResource } from '@regen/sdk/resources/shipping-methods';
import { deviceId, openStorage } from '@regen/sdk/session';

const call = createCall({
  baseUrl: '/api/v1/regen',
  clientKey: 'regen-storefront',
  browserId: deviceId(openStorage()),
});

/** The resources that a guest's checkout needs; a bundler drops the others. */
export const shop = createClient(call, {
  cart: createCartResource,
  orders: createOrdersResource,
  payments: createPaymentsResource,
  products: createProductsResource,
  shippingMethods: createShippingMethodsResource,
});
