import type { CreateModule } from '../http/module.ts';
import { createAddressesModule } from './addresses/module.ts';
import { createApplicationsModule } from './applications/module.ts';
import { createCartModule } from './cart/handlers.ts';
import { createFavoritesModule } from './favorites/module.ts';
import { createClientsModule } from './clients/module.ts';
import { createLocationsModule } from './locations/module.ts';
import { createMessagesModule } from './messages/module.ts';
import { createContentModule } from './content/module.ts';
import { createCoursesModule } from './courses/module.ts';
import { createOrdersModule } from './orders/handlers.ts';
import { createPaymentsModule } from './payments/handlers.ts';
import { createProductsModule } from './products/module.ts';
import { createRewardsModule } from './rewards/module.ts';
import { createRecommendationsModule } from './recommendations/module.ts';
import { createSalesModule } from './sales/module.ts';
import { createSessionModule } from './session/module.ts';
import { createShippingModule } from './cart/shipping-handlers.ts';
import { createStoresModule } from './stores/module.ts';
import { createUploadsModule } from './uploads/module.ts';
import { createUsersModule } from './users/module.ts';

/** Every module of the server. Together they answer each operation of the contract exactly once. */
export const moduleFactories: readonly CreateModule[] = [
  createSessionModule,
  createUsersModule,
  createAddressesModule,
  createProductsModule,
  createCartModule,
  createShippingModule,
  createOrdersModule,
  createRecommendationsModule,
  createClientsModule,
  createMessagesModule,
  createPaymentsModule,
  createCoursesModule,
  createLocationsModule,
  createFavoritesModule,
  createRewardsModule,
  createContentModule,
  createStoresModule,
  createUploadsModule,
  createSalesModule,
  createApplicationsModule,
];
