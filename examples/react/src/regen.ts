import { createClient } from '@regen/sdk';
import { catalogueQueries, shoppingMutations, shoppingQueries } from '@regen/sdk/query';
import { createCartResource } from '@regen/sdk/resources/cart';
import { createCategoriesResource } from '@regen/sdk/resources/categories';
import { createConcernsResource } from '@regen/sdk/resources/concerns';
import { createOrdersResource } from '@regen/sdk/resources/orders';
import { createPaymentsResource } from '@regen/sdk/resources/payments';
import { createProductsResource } from '@regen/sdk/resources/products';
import { createShippingMethodsResource } from '@regen/sdk/resources/shipping-methods';
import { deviceId, openStorage } from '@regen/sdk/session';

const regen = createClient(
  { baseUrl: '/api/v1/regen', clientKey: 'regen-storefront', browserId: deviceId(openStorage()) },
  {
    cart: createCartResource,
    categories: createCategoriesResource,
    concerns: createConcernsResource,
    orders: createOrdersResource,
    payments: createPaymentsResource,
    products: createProductsResource,
    shippingMethods: createShippingMethodsResource,
  },
);

export const queries = { ...catalogueQueries(regen), ...shoppingQueries(regen) };
export const mutations = shoppingMutations(regen);
