import { join } from 'node:path';
import { createDrafts, everyMinute } from './content/drafts/create-drafts.ts';
import type { Drafts } from './content/drafts/create-drafts.ts';
import { createSpaceReader } from './content/index/load-index.ts';
import type { SpaceReader } from './content/index/load-index.ts';
import { createContent } from './content/snapshot/create-content.ts';
import type { Content } from './content/snapshot/create-content.ts';
import { createContentStore } from './content/store/content-store.ts';
import type { ContentStore } from './content/store/content-store.ts';
import { PictureStore } from './media/store.ts';
import { createAccountDeletionsModule } from './modules/account-deletions/module.ts';
import { createAddressesModule } from './modules/addresses/module.ts';
import { createApplicationsModule } from './modules/applications/module.ts';
import { CartService } from './modules/cart/cart-service.ts';
import { createGuestCartMerge } from './modules/cart/merge-cart.ts';
import type { MergeGuestCart } from './modules/cart/merge-cart.ts';
import { createCartModule } from './modules/cart/module.ts';
import { createClientsModule } from './modules/clients/module.ts';
import { createContentModule } from './modules/content/module.ts';
import { createHasTermsText } from './modules/content/terms-text.ts';
import type { HasTermsText } from './modules/content/terms-text.ts';
import { claimOfBrowser } from './modules/courses/claim.ts';
import { createCoursesModule } from './modules/courses/module.ts';
import { createRegistrationPayable } from './modules/courses/registration-payable.ts';
import { createDataExportsModule } from './modules/data-exports/module.ts';
import { createFavoritesModule } from './modules/favorites/module.ts';
import { createLearningModule } from './modules/learning/module.ts';
import { createLessonsModule } from './modules/lessons/module.ts';
import { createLocationsModule } from './modules/locations/module.ts';
import { createDeliveries } from './modules/messages/deliveries.ts';
import type { Deliveries } from './modules/messages/deliveries.ts';
import { createMessagesModule } from './modules/messages/module.ts';
import type { AnyModule } from './modules/module.ts';
import { createNotificationsModule } from './modules/notifications/module.ts';
import { claimOrders } from './modules/orders/claim-orders.ts';
import { createOrdersModule } from './modules/orders/module.ts';
import { createOrderPayable } from './modules/orders/order-payable.ts';
import { createPaymentsModule } from './modules/payments/module.ts';
import { createPeopleDeskModule } from './modules/people-desk/module.ts';
import { Catalog } from './modules/products/catalog.ts';
import { createProductsModule } from './modules/products/module.ts';
import { createPromotionsModule } from './modules/promotions/module.ts';
import { createRecommendationsModule } from './modules/recommendations/module.ts';
import { createResourcesModule } from './modules/resources/module.ts';
import { createReviewsModule } from './modules/reviews/module.ts';
import { createRewardsModule } from './modules/rewards/module.ts';
import { createSalesModule } from './modules/sales/module.ts';
import { createSearchModule } from './modules/search/module.ts';
import { createSessionModule } from './modules/session/module.ts';
import { createStockAlertsModule } from './modules/stock-alerts/module.ts';
import { createStoresModule } from './modules/stores/module.ts';
import { createUploadsModule } from './modules/uploads/module.ts';
import { createUsersModule } from './modules/users/module.ts';
import type { RegisterNeeds } from './modules/users/register-operation.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { createPaymentGateway } from './payments/create-provider.ts';
import type { PaymentGateway } from './payments/create-provider.ts';
import { Payments } from './payments/payments.ts';
import { createNoticeReceiver } from './payments/receive-notice.ts';
import type { ReceiveNotice } from './payments/receive-notice.ts';
import { createPdfCheck } from './pdf/check-pdf.ts';
import type { CheckPdf } from './pdf/check-pdf.ts';
import type { Platform } from './platform.ts';

/** What modules and routes share. */
export interface Services {
  catalog: Catalog;
  carts: CartService;
  mergeGuestCart: MergeGuestCart;
  claimCourseRegistrations: RegisterNeeds['claimCourseRegistrations'];
  claimOrders: RegisterNeeds['claimOrders'];
  paymentGateway: PaymentGateway;
  payments: Payments;
  receiveNotice: ReceiveNotice;
  checkPdf: CheckPdf;
  /** Uploaded files are read into memory and drawn one at a time: the store keeps serving, and needs memory for one of them. */
  uploadTurn: OneAtATime;
  /** What pages and operations read of the content service. */
  content: Content;
  /** What editors have not published, for previews. */
  drafts: Drafts;
  hasTermsText: HasTermsText;
  /** The embedded content service in memory. */
  spaceReader: SpaceReader;
  /** What editors change in the content service. */
  contentStore: ContentStore;
  /** Drawn pictures. The server closes it, since requests wait for it. */
  pictures: PictureStore;
  deliveries: Deliveries;
  /** Ends what services keep up to date in the background. */
  close(): Promise<void>;
}

/** Milliseconds to store what only makes a screen more exact. */
const DELIVERIES_LIMIT = 200;

/** Milliseconds after which a file that hangs, also when it is drawn or stored, no longer holds up the others. */
const UPLOAD_PATIENCE = 120_000;

/** Makes every service, each once. */
export function createServices(platform: Platform, options: { readPdf?: CheckPdf | undefined } = {}): Services {
  const catalog = new Catalog(platform);
  const paymentGateway = createPaymentGateway(platform);
  const { provider } = paymentGateway;
  const payments = new Payments(platform, provider, {
    order: createOrderPayable(platform),
    registration: createRegistrationPayable(platform),
  });
  const deliveries = createDeliveries(platform);
  const spaceReader = createSpaceReader(platform.db);
  const content = createContent({ ...platform, spaceReader });
  const drafts = createDrafts({ ...platform, spaceReader }, everyMinute);
  return {
    catalog,
    deliveries,
    carts: new CartService(platform),
    mergeGuestCart: createGuestCartMerge(platform),
    claimCourseRegistrations: claimOfBrowser,
    claimOrders,
    checkPdf: createPdfCheck(options.readPdf),
    uploadTurn: createOneAtATime(UPLOAD_PATIENCE),
    content,
    drafts,
    hasTermsText: createHasTermsText(content),
    spaceReader,
    contentStore: createContentStore(platform),
    pictures: new PictureStore(join(platform.config.DATA_FOLDER, 'media')),
    paymentGateway,
    payments,
    receiveNotice: createNoticeReceiver({
      ...platform,
      provider: provider.name,
      settlePayment: (paymentId) => payments.settle(paymentId),
    }),
    async close() {
      catalog.close();
      content.close();
      drafts.close();
      await deliveries.close(DELIVERIES_LIMIT);
    },
  };
}

/** Creates every module with its dependencies. Together they implement each operation of the contract exactly once. */
export function createModules(platform: Platform, services: Services): readonly AnyModule[] {
  const all = { ...platform, ...services };
  return [
    createSessionModule(all),
    createUsersModule(all),
    createAddressesModule(all),
    createProductsModule(all),
    createSearchModule(all),
    createStockAlertsModule(all),
    createReviewsModule(all),
    createCartModule(all),
    createOrdersModule(all),
    createRecommendationsModule(all),
    createClientsModule(all),
    createMessagesModule(all),
    createNotificationsModule(all),
    createPaymentsModule(all),
    createCoursesModule(all),
    createLocationsModule(all),
    createFavoritesModule(all),
    createDataExportsModule(all),
    createAccountDeletionsModule(all),
    createRewardsModule(all),
    createContentModule(all),
    createPromotionsModule(all),
    createResourcesModule(all),
    createLessonsModule(all),
    createLearningModule(all),
    createStoresModule(all),
    createUploadsModule(all),
    createSalesModule(all),
    createApplicationsModule(all),
    createPeopleDeskModule(all),
  ];
}
