import type { ClientOptions } from './core/client-options.ts';
import { createCall } from './core/pipeline.ts';
import type { AccountResource } from './resources/account.ts';
import { createAccountResource } from './resources/account.ts';
import type { AddressesResource } from './resources/addresses.ts';
import { createAddressesResource } from './resources/addresses.ts';
import type { CartResource } from './resources/cart.ts';
import { createCartResource } from './resources/cart.ts';
import type { CategoriesResource } from './resources/categories.ts';
import { createCategoriesResource } from './resources/categories.ts';
import type { ConcernsResource } from './resources/concerns.ts';
import { createConcernsResource } from './resources/concerns.ts';
import type { OrdersResource } from './resources/orders.ts';
import { createOrdersResource } from './resources/orders.ts';
import type { PasswordsResource } from './resources/passwords.ts';
import { createPasswordsResource } from './resources/passwords.ts';
import type { PaymentsResource } from './resources/payments.ts';
import { createPaymentsResource } from './resources/payments.ts';
import type { ProductsResource } from './resources/products.ts';
import { createProductsResource } from './resources/products.ts';
import type { SessionResource } from './resources/session.ts';
import { createSessionResource } from './resources/session.ts';
import type { ShippingMethodsResource } from './resources/shipping-methods.ts';
import { createShippingMethodsResource } from './resources/shipping-methods.ts';
import type { StockAlertsResource } from './resources/stock-alerts.ts';
import { createStockAlertsResource } from './resources/stock-alerts.ts';
import type { UsersResource } from './resources/users.ts';
import { createUsersResource } from './resources/users.ts';

/** A client of the Regen API. */
export interface Regen {
  readonly session: SessionResource;
  readonly users: UsersResource;
  readonly account: AccountResource;
  readonly passwords: PasswordsResource;
  readonly products: ProductsResource;
  readonly categories: CategoriesResource;
  readonly concerns: ConcernsResource;
  readonly stockAlerts: StockAlertsResource;
  readonly cart: CartResource;
  readonly addresses: AddressesResource;
  readonly shippingMethods: ShippingMethodsResource;
  readonly orders: OrdersResource;
  readonly payments: PaymentsResource;
}

/** Makes a client. It keeps no state besides its options, so one a request on a server and one a page in a browser are alike. */
export function createRegen(options: ClientOptions): Regen {
  const call = createCall(options);
  return {
    session: createSessionResource(call),
    users: createUsersResource(call),
    account: createAccountResource(call),
    passwords: createPasswordsResource(call),
    products: createProductsResource(call),
    categories: createCategoriesResource(call),
    concerns: createConcernsResource(call),
    stockAlerts: createStockAlertsResource(call),
    cart: createCartResource(call),
    addresses: createAddressesResource(call),
    shippingMethods: createShippingMethodsResource(call),
    orders: createOrdersResource(call),
    payments: createPaymentsResource(call),
  };
}
