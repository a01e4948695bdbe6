import { createClient } from '@regen/sdk';
import type { Call } from '@regen/sdk';
import { accountQueries, shoppingQueries } from '@regen/sdk/query';
import { createAccountResource } from '@regen/sdk/resources/account';
import { createAddressesResource } from '@regen/sdk/resources/addresses';
import { createApplicationsResource } from '@regen/sdk/resources/applications';
import { createCartResource } from '@regen/sdk/resources/cart';
import { createFavoritesResource } from '@regen/sdk/resources/favorites';
import { createLocationsResource } from '@regen/sdk/resources/locations';
import { createOrdersResource } from '@regen/sdk/resources/orders';
import { createPasswordsResource } from '@regen/sdk/resources/passwords';
import { createPaymentsResource } from '@regen/sdk/resources/payments';
import { createRewardsResource } from '@regen/sdk/resources/rewards';
import { createSessionsResource } from '@regen/sdk/resources/sessions';
import { createShippingMethodsResource } from '@regen/sdk/resources/shipping-methods';
import { createStockAlertsResource } from '@regen/sdk/resources/stock-alerts';
import { createUsersResource } from '@regen/sdk/resources/users';
import { useMemo } from 'react';
import { useApp } from './use-app.ts';

/** Account, checkout and orders: everything that a first load does without. */
export function createMemberClient(call: Call) {
  const regen = createClient(call, {
    account: createAccountResource,
    addresses: createAddressesResource,
    applications: createApplicationsResource,
    cart: createCartResource,
    favorites: createFavoritesResource,
    locations: createLocationsResource,
    orders: createOrdersResource,
    passwords: createPasswordsResource,
    payments: createPaymentsResource,
    rewards: createRewardsResource,
    sessions: createSessionsResource,
    shippingMethods: createShippingMethodsResource,
    stockAlerts: createStockAlertsResource,
    users: createUsersResource,
  });
  return { regen, queries: { ...accountQueries(regen), ...shoppingQueries(regen) } };
}

/** `useApp()` with the client and the queries of account, checkout and orders. */
export function useMember() {
  const app = useApp();
  return useMemo(() => ({ ...app, ...createMemberClient(app.call) }), [app]);
}
