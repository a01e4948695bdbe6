import { createClient } from '@regen/sdk';
import type { ClientOptions } from '@regen/sdk';
import { accountQueries, catalogueQueries, shoppingQueries } from '@regen/sdk/query';
import { createAccountResource } from '@regen/sdk/resources/account';
import { createAddressesResource } from '@regen/sdk/resources/addresses';
import { createCartResource } from '@regen/sdk/resources/cart';
import { createCategoriesResource } from '@regen/sdk/resources/categories';
import { createConcernsResource } from '@regen/sdk/resources/concerns';
import { createFavoritesResource } from '@regen/sdk/resources/favorites';
import { createLocationsResource } from '@regen/sdk/resources/locations';
import { createOrdersResource } from '@regen/sdk/resources/orders';
import { createPasswordsResource } from '@regen/sdk/resources/passwords';
import { createPaymentsResource } from '@regen/sdk/resources/payments';
import { createProductsResource } from '@regen/sdk/resources/products';
import { createRewardsResource } from '@regen/sdk/resources/rewards';
import { createSessionResource } from '@regen/sdk/resources/session';
import { createShippingMethodsResource } from '@regen/sdk/resources/shipping-methods';
import { createStockAlertsResource } from '@regen/sdk/resources/stock-alerts';
import { createUsersResource } from '@regen/sdk/resources/users';

/** The part of the API that the store uses; what is not named here stays out of the first load. */
export function createStoreClient(options: ClientOptions) {
  return createClient(options, {
    account: createAccountResource,
    addresses: createAddressesResource,
    cart: createCartResource,
    categories: createCategoriesResource,
    concerns: createConcernsResource,
    favorites: createFavoritesResource,
    locations: createLocationsResource,
    orders: createOrdersResource,
    passwords: createPasswordsResource,
    payments: createPaymentsResource,
    products: createProductsResource,
    rewards: createRewardsResource,
    session: createSessionResource,
    shippingMethods: createShippingMethodsResource,
    stockAlerts: createStockAlertsResource,
    users: createUsersResource,
  });
}

export type StoreClient = ReturnType<typeof createStoreClient>;

/** Query options for the reads of the store. */
export function createStoreQueries(client: StoreClient) {
  return { ...accountQueries(client), ...catalogueQueries(client), ...shoppingQueries(client) };
}

export type StoreQueries = ReturnType<typeof createStoreQueries>;
