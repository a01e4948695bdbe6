import { createClient } from '@regen/sdk';
import type { Call } from '@regen/sdk';
import { createOrdersResource } from '@regen/sdk/resources/orders';
import { createPasswordsResource } from '@regen/sdk/resources/passwords';
import { createPaymentsResource } from '@regen/sdk/resources/payments';
import { createSessionsResource } from '@regen/sdk/resources/sessions';
import { createStockAlertsResource } from '@regen/sdk/resources/stock-alerts';
import { createUsersResource } from '@regen/sdk/resources/users';
import { useMemo } from 'react';
import { useApp } from './use-app.ts';

/** The writes of account, checkout and orders that are no mutations: what a first load does without. */
function createMemberClient(call: Call) {
  return createClient(call, {
    orders: createOrdersResource,
    passwords: createPasswordsResource,
    payments: createPaymentsResource,
    sessions: createSessionsResource,
    stockAlerts: createStockAlertsResource,
    users: createUsersResource,
  });
}

/** `useApp()` with the client of account, checkout and orders. */
export function useMember() {
  const app = useApp();
  return useMemo(() => ({ ...app, regen: createMemberClient(app.call) }), [app]);
}
