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
import { createReviewsResource } from './reviews.ts';
import type { ReviewsResource } from './reviews.ts';
import { createCartResource } from './cart.ts';
import type { CartResource } from './cart.ts';
import { createAddressesResource } from './addresses.ts';
import type { AddressesResource } from './addresses.ts';
import { createShippingMethodsResource } from './shipping-methods.ts';
import type { ShippingMethodsResource } from './shipping-methods.ts';
import { createShippingCountriesResource } from './shipping-countries.ts';
import type { ShippingCountriesResource } from './shipping-countries.ts';
import { createPostalPlacesResource } from './postal-places.ts';
import type { PostalPlacesResource } from './postal-places.ts';
import { createOrdersResource } from './orders.ts';
import type { OrdersResource } from './orders.ts';
import { createPaymentsResource } from './payments.ts';
import type { PaymentsResource } from './payments.ts';
import { createDataExportsResource } from './data-exports.ts';
import type { DataExportsResource } from './data-exports.ts';
import { createAccountDeletionsResource } from './account-deletions.ts';
import type { AccountDeletionsResource } from './account-deletions.ts';
import { createEmailChangesResource } from './email-changes.ts';
import type { EmailChangesResource } from './email-changes.ts';
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
import { createDealsResource } from './deals.ts';
import type { DealsResource } from './deals.ts';
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
import { createProfessionalsResource } from './professionals.ts';
import type { ProfessionalsResource } from './professionals.ts';
import { createRecommendationsResource } from './recommendations.ts';
import type { RecommendationsResource } from './recommendations.ts';
import { createAdminResource } from './admin.ts';
import type { AdminResource } from './admin.ts';
import { createStoreLabelsResource } from './store-labels.ts';
import type { StoreLabelsResource } from './store-labels.ts';
import { createStoreProfilesResource } from './store-profiles.ts';
import type { StoreProfilesResource } from './store-profiles.ts';
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
  /** Reviews by people who bought the product. */
  readonly reviews: ReviewsResource;
  /**
   * Carts of guests and users, priced by the server. In every call `id` is a cart, a user, or `guest` for the cart of
   * this browser.
   */
  readonly cart: CartResource;
  /** The address book of a person. */
  readonly addresses: AddressesResource;
  /**
   * Shipping methods, their prices and delivery times. Where there is an `id`, it is a cart, a user, or `guest` for the
   * cart of this browser.
   */
  readonly shippingMethods: ShippingMethodsResource;
  /** The countries that orders are shipped to. */
  readonly shippingCountries: ShippingCountriesResource;
  /** The city and region of a postal code. */
  readonly postalPlaces: PostalPlacesResource;
  /** Placing, paying and reading orders. */
  readonly orders: OrdersResource;
  /** How to pay. */
  readonly payments: PaymentsResource;
  /** Copies of what the store keeps about a person. */
  readonly dataExports: DataExportsResource;
  /** Deletion of a person’s account, 14 days after it was requested. */
  readonly accountDeletions: AccountDeletionsResource;
  /** Email address changes, confirmed from both addresses. */
  readonly emailChanges: EmailChangesResource;
  /** Which emails and notifications a person gets. */
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
  /** What a person can get now. */
  readonly deals: DealsResource;
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
  /** The professionals whose client a person is. */
  readonly professionals: ProfessionalsResource;
  /** Bundles that professionals build for their clients. */
  readonly recommendations: RecommendationsResource;
  /** For staff. */
  readonly admin: AdminResource;
  /** The label of a professional’s store. */
  readonly storeLabels: StoreLabelsResource;
  /** The words, the team and the bundles of a professional’s store. */
  readonly storeProfiles: StoreProfilesResource;
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
    reviews: createReviewsResource,
    cart: createCartResource,
    addresses: createAddressesResource,
    shippingMethods: createShippingMethodsResource,
    shippingCountries: createShippingCountriesResource,
    postalPlaces: createPostalPlacesResource,
    orders: createOrdersResource,
    payments: createPaymentsResource,
    dataExports: createDataExportsResource,
    accountDeletions: createAccountDeletionsResource,
    emailChanges: createEmailChangesResource,
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
    deals: createDealsResource,
    promotions: createPromotionsResource,
    resources: createResourcesResource,
    lessons: createLessonsResource,
    certificates: createCertificatesResource,
    clients: createClientsResource,
    professionals: createProfessionalsResource,
    recommendations: createRecommendationsResource,
    admin: createAdminResource,
    storeLabels: createStoreLabelsResource,
    storeProfiles: createStoreProfilesResource,
    messages: createMessagesResource,
    storePictures: createStorePicturesResource,
    messageFiles: createMessageFilesResource,
  });
}
