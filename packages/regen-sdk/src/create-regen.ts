import type { ClientOptions } from './core/client-options.ts';
import type { Call } from './core/pipeline.ts';
import { createClient } from './create-client.ts';
import { createAccountResource } from './resources/account.ts';
import type { AccountResource } from './resources/account.ts';
import { createAddressesResource } from './resources/addresses.ts';
import type { AddressesResource } from './resources/addresses.ts';
import { createAdminResource } from './resources/admin.ts';
import type { AdminResource } from './resources/admin.ts';
import { createApplicationsResource } from './resources/applications.ts';
import type { ApplicationsResource } from './resources/applications.ts';
import { createCartResource } from './resources/cart.ts';
import type { CartResource } from './resources/cart.ts';
import { createCategoriesResource } from './resources/categories.ts';
import type { CategoriesResource } from './resources/categories.ts';
import { createClientsResource } from './resources/clients.ts';
import type { ClientsResource } from './resources/clients.ts';
import { createConcernsResource } from './resources/concerns.ts';
import type { ConcernsResource } from './resources/concerns.ts';
import { createCoursesResource } from './resources/courses.ts';
import type { CoursesResource } from './resources/courses.ts';
import { createFaqsResource } from './resources/faqs.ts';
import type { FaqsResource } from './resources/faqs.ts';
import { createFavoritesResource } from './resources/favorites.ts';
import type { FavoritesResource } from './resources/favorites.ts';
import { createLocationsResource } from './resources/locations.ts';
import type { LocationsResource } from './resources/locations.ts';
import { createMessagesResource } from './resources/messages.ts';
import type { MessagesResource } from './resources/messages.ts';
import { createOrdersResource } from './resources/orders.ts';
import type { OrdersResource } from './resources/orders.ts';
import { createPagesResource } from './resources/pages.ts';
import type { PagesResource } from './resources/pages.ts';
import { createPasswordsResource } from './resources/passwords.ts';
import type { PasswordsResource } from './resources/passwords.ts';
import { createPaymentsResource } from './resources/payments.ts';
import type { PaymentsResource } from './resources/payments.ts';
import { createProductsResource } from './resources/products.ts';
import type { ProductsResource } from './resources/products.ts';
import { createRecommendationsResource } from './resources/recommendations.ts';
import type { RecommendationsResource } from './resources/recommendations.ts';
import { createRewardsResource } from './resources/rewards.ts';
import type { RewardsResource } from './resources/rewards.ts';
import { createSessionResource } from './resources/session.ts';
import type { SessionResource } from './resources/session.ts';
import { createSessionsResource } from './resources/sessions.ts';
import type { SessionsResource } from './resources/sessions.ts';
import { createShippingMethodsResource } from './resources/shipping-methods.ts';
import type { ShippingMethodsResource } from './resources/shipping-methods.ts';
import { createStockAlertsResource } from './resources/stock-alerts.ts';
import type { StockAlertsResource } from './resources/stock-alerts.ts';
import { createStoreLabelsResource } from './resources/store-labels.ts';
import type { StoreLabelsResource } from './resources/store-labels.ts';
import { createStoresResource } from './resources/stores.ts';
import type { StoresResource } from './resources/stores.ts';
import { createUsersResource } from './resources/users.ts';
import type { UsersResource } from './resources/users.ts';

/** A client of the Regen API. */
export interface Regen {
  readonly session: SessionResource;
  readonly sessions: SessionsResource;
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
  readonly messages: MessagesResource;
  readonly storeLabels: StoreLabelsResource;
  readonly stores: StoresResource;
  readonly admin: AdminResource;
  readonly recommendations: RecommendationsResource;
  readonly clients: ClientsResource;
  readonly faqs: FaqsResource;
  readonly pages: PagesResource;
  readonly courses: CoursesResource;
  readonly rewards: RewardsResource;
  readonly favorites: FavoritesResource;
  readonly locations: LocationsResource;
  readonly applications: ApplicationsResource;
  /** Calls what has no method here, with the same pipeline: `request('GET', '/reports', { query: { year: 2026 } })`. */
  readonly request: Call['request'];
  /** The same client with other options; those that are not given stay, and headers join. */
  withOptions(options: Partial<ClientOptions>): Regen;
}

/** Makes a client. It keeps no state besides its options, so one a request on a server and one a page in a browser are alike. */
export function createRegen(options: ClientOptions): Regen {
  return createClient(options, {
    session: createSessionResource,
    sessions: createSessionsResource,
    users: createUsersResource,
    account: createAccountResource,
    passwords: createPasswordsResource,
    products: createProductsResource,
    categories: createCategoriesResource,
    concerns: createConcernsResource,
    stockAlerts: createStockAlertsResource,
    cart: createCartResource,
    addresses: createAddressesResource,
    shippingMethods: createShippingMethodsResource,
    orders: createOrdersResource,
    payments: createPaymentsResource,
    messages: createMessagesResource,
    storeLabels: createStoreLabelsResource,
    stores: createStoresResource,
    admin: createAdminResource,
    recommendations: createRecommendationsResource,
    clients: createClientsResource,
    faqs: createFaqsResource,
    pages: createPagesResource,
    courses: createCoursesResource,
    rewards: createRewardsResource,
    favorites: createFavoritesResource,
    locations: createLocationsResource,
    applications: createApplicationsResource,
  });
}
