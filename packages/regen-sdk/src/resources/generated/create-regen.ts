// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ClientOptions } from '../../core/client-options.ts';
import type { Call } from '../../core/pipeline.ts';
import { createClient } from '../../create-client.ts';
import { createSessionsResource } from './sessions.ts';
import type { SessionsResource } from './sessions.ts';
import { createUsersResource } from './users.ts';
import type { UsersResource } from './users.ts';
import { createAccountResource } from './account.ts';
import type { AccountResource } from './account.ts';
import { createPasswordsResource } from './passwords.ts';
import type { PasswordsResource } from './passwords.ts';
import { createProductsResource } from './products.ts';
import type { ProductsResource } from './products.ts';
import { createCategoriesResource } from './categories.ts';
import type { CategoriesResource } from './categories.ts';
import { createConcernsResource } from './concerns.ts';
import type { ConcernsResource } from './concerns.ts';
import { createStockAlertsResource } from './stock-alerts.ts';
import type { StockAlertsResource } from './stock-alerts.ts';
import { createCartResource } from './cart.ts';
import type { CartResource } from './cart.ts';
import { createAddressesResource } from './addresses.ts';
import type { AddressesResource } from './addresses.ts';
import { createShippingMethodsResource } from './shipping-methods.ts';
import type { ShippingMethodsResource } from './shipping-methods.ts';
import { createOrdersResource } from './orders.ts';
import type { OrdersResource } from './orders.ts';
import { createPaymentsResource } from './payments.ts';
import type { PaymentsResource } from './payments.ts';
import { createNotificationsResource } from './notifications.ts';
import type { NotificationsResource } from './notifications.ts';
import { createPushSubscriptionsResource } from './push-subscriptions.ts';
import type { PushSubscriptionsResource } from './push-subscriptions.ts';
import { createApplicationsResource } from './applications.ts';
import type { ApplicationsResource } from './applications.ts';
import { createLocationsResource } from './locations.ts';
import type { LocationsResource } from './locations.ts';
import { createStoresResource } from './stores.ts';
import type { StoresResource } from './stores.ts';
import { createFavoritesResource } from './favorites.ts';
import type { FavoritesResource } from './favorites.ts';
import { createRewardsResource } from './rewards.ts';
import type { RewardsResource } from './rewards.ts';
import { createCoursesResource } from './courses.ts';
import type { CoursesResource } from './courses.ts';
import { createPagesResource } from './pages.ts';
import type { PagesResource } from './pages.ts';
import { createFaqsResource } from './faqs.ts';
import type { FaqsResource } from './faqs.ts';
import { createContentResource } from './content.ts';
import type { ContentResource } from './content.ts';
import { createLearningResource } from './learning.ts';
import type { LearningResource } from './learning.ts';
import { createPromotionsResource } from './promotions.ts';
import type { PromotionsResource } from './promotions.ts';
import { createResourcesResource } from './resources.ts';
import type { ResourcesResource } from './resources.ts';
import { createLessonsResource } from './lessons.ts';
import type { LessonsResource } from './lessons.ts';
import { createCertificatesResource } from './certificates.ts';
import type { CertificatesResource } from './certificates.ts';
import { createClientsResource } from './clients.ts';
import type { ClientsResource } from './clients.ts';
import { createRecommendationsResource } from './recommendations.ts';
import type { RecommendationsResource } from './recommendations.ts';
import { createAdminResource } from './admin.ts';
import type { AdminResource } from './admin.ts';
import { createStoreLabelsResource } from './store-labels.ts';
import type { StoreLabelsResource } from './store-labels.ts';
import { createMessagesResource } from './messages.ts';
import type { MessagesResource } from './messages.ts';
import { createStorePicturesResource } from './store-pictures.ts';
import type { StorePicturesResource } from './store-pictures.ts';
import { createMessageFilesResource } from './message-files.ts';
import type { MessageFilesResource } from './message-files.ts';

/** A client of the Regen API. */
export interface Regen {
  /** Where a person is signed in. */
  readonly sessions: SessionsResource;
  /** People who have an account. */
  readonly users: UsersResource;
  /** The account of the session. */
  readonly account: AccountResource;
  /** Forgotten and new passwords. */
  readonly passwords: PasswordsResource;
  /** The catalog. */
  readonly products: ProductsResource;
  /** The categories of the catalog. */
  readonly categories: CategoriesResource;
  /** The skin concerns by which the catalog is organized. */
  readonly concerns: ConcernsResource;
  /** Emails when a product is back in stock. */
  readonly stockAlerts: StockAlertsResource;
  /**
   * Carts of guests and users, priced by the server. In every call `id` is a cart, a user, or `guest` for the cart of
   * this browser.
   */
  readonly cart: CartResource;
  /** The address book of a person. */
  readonly addresses: AddressesResource;
  /**
   * Shipping methods and their prices. In both calls `id` is a cart, a user, or `guest` for the cart of this browser.
   */
  readonly shippingMethods: ShippingMethodsResource;
  /** Placing, paying and reading orders. */
  readonly orders: OrdersResource;
  /** How to pay. */
  readonly payments: PaymentsResource;
  /** How a person hears about unread messages. */
  readonly notifications: NotificationsResource;
  /** Browsers that get push notifications. */
  readonly pushSubscriptions: PushSubscriptionsResource;
  /** Applications for a professional account. */
  readonly applications: ApplicationsResource;
  /** Places of business of a professional or a school. */
  readonly locations: LocationsResource;
  /** Retail stores of professionals. */
  readonly stores: StoresResource;
  /** Favorite products. */
  readonly favorites: FavoritesResource;
  /** REGEN rewards. */
  readonly rewards: RewardsResource;
  /** Classes and events, with seats and a waitlist. */
  readonly courses: CoursesResource;
  /** Pages written by editors. */
  readonly pages: PagesResource;
  /** Questions and answers. */
  readonly faqs: FaqsResource;
  /** Records of the content service. */
  readonly content: ContentResource;
  /** The learning platform. */
  readonly learning: LearningResource;
  /** Promotions by days. */
  readonly promotions: PromotionsResource;
  /** Files of the resource library. */
  readonly resources: ResourcesResource;
  /** Lessons of the school. */
  readonly lessons: LessonsResource;
  /** Certificates of the school. */
  readonly certificates: CertificatesResource;
  /** The retail clients of a professional. */
  readonly clients: ClientsResource;
  /** Bundles that professionals build for their clients. */
  readonly recommendations: RecommendationsResource;
  /** For staff. */
  readonly admin: AdminResource;
  /** The label of a professional’s store. */
  readonly storeLabels: StoreLabelsResource;
  /** Messages between professionals and their clients, and with Regen’s care team. */
  readonly messages: MessagesResource;
  /** The picture of a professional’s store. */
  readonly storePictures: StorePicturesResource;
  /** Files for messages. */
  readonly messageFiles: MessageFilesResource;
  /** Runs one operation: what `@regen/sdk/query` takes. */
  readonly call: Call;
  /** Calls what has no method here, with the same pipeline: `request('GET', '/reports', { query: { year: 2026 } })`. */
  readonly request: Call['request'];
  /** The same client with other options; those that are not given stay, and headers join. */
  withOptions(options: Partial<ClientOptions>): Regen;
}

/** Makes a client. It keeps no state besides its options, so one a request on a server and one a page in a browser are alike. */
export function createRegen(options: ClientOptions): Regen {
  return createClient(options, {
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
    notifications: createNotificationsResource,
    pushSubscriptions: createPushSubscriptionsResource,
    applications: createApplicationsResource,
    locations: createLocationsResource,
    stores: createStoresResource,
    favorites: createFavoritesResource,
    rewards: createRewardsResource,
    courses: createCoursesResource,
    pages: createPagesResource,
    faqs: createFaqsResource,
    content: createContentResource,
    learning: createLearningResource,
    promotions: createPromotionsResource,
    resources: createResourcesResource,
    lessons: createLessonsResource,
    certificates: createCertificatesResource,
    clients: createClientsResource,
    recommendations: createRecommendationsResource,
    admin: createAdminResource,
    storeLabels: createStoreLabelsResource,
    messages: createMessagesResource,
    storePictures: createStorePicturesResource,
    messageFiles: createMessageFilesResource,
  });
}
