import type { Contract } from '@regen/contract';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Services } from './compose.ts';
import { PROJECT_ROOT } from './config.ts';
import { fromThisMachineOnly } from './from-this-machine.ts';
import { rulesOf } from './modules/module.ts';
import type { AnyModule } from './modules/module.ts';
import type { Platform } from './platform.ts';

/** What exists when routes are registered. */
export interface Served {
  platform: Platform;
  services: Services;
  contract: Contract;
  modules: readonly AnyModule[];
}

/** What is outside the contract: pages, media, development views. */
export type RoutePlugin = (server: FastifyInstance, served: Served) => Promise<void> | void;

// Loaded when they are registered: a test that names none of them needs neither image tools nor a built storefront.
const mailPages: RoutePlugin = async (server, { platform: { config } }) => {
  if (!config.DEV_PAGES || config.MAIL_URL !== 'outbox') return;
  server.addHook('onRequest', fromThisMachineOnly);
  const { registerMailPages } = await import('./mail/dev-pages.ts');
  registerMailPages(server, join(config.DATA_FOLDER, 'mail'));
};

export const formerMedia: RoutePlugin = async (server, { platform }) => {
  const { formerMediaRoutes } = await import('./media/routes.ts');
  formerMediaRoutes(server, platform);
};

export const productPictures: RoutePlugin = async (server, { platform, services }) => {
  const { pictureRoutes } = await import('./pictures/picture-routes.ts');
  const needs = { ...platform, ...services };
  pictureRoutes(server, needs);
  if (!platform.config.WARM_PICTURES) return;
  const { makePicturesAhead } = await import('./pictures/make-ahead.ts');
  makePicturesAhead(server, needs);
};

export const storePictures: RoutePlugin = async (server, { platform }) => {
  const { storePictureRoutes } = await import('./modules/uploads/store-picture-routes.ts');
  storePictureRoutes(server, platform);
};

export const signedFiles: RoutePlugin = async (server, { platform }) => {
  const { storageRoutes } = await import('./storage/routes.ts');
  storageRoutes(server, platform);
};

const apiReference: RoutePlugin = async (server, { platform, contract, modules }) => {
  const { registerApiDocs } = await import('./api-docs/routes.ts');
  await registerApiDocs(server, { ...platform, contract, rules: rulesOf(modules) });
};

const webhooks: RoutePlugin = async (server, { platform, services }) => {
  const { paymentWebhooks } = await import('./payments/webhook-routes.ts');
  paymentWebhooks(server, { ...platform, ...services });
};

const unsubscribe: RoutePlugin = async (server, { platform }) => {
  const { unsubscribeRoutes } = await import('./modules/notifications/unsubscribe-routes.ts');
  unsubscribeRoutes(server, platform);
};

const reviewUnsubscribe: RoutePlugin = async (server, { platform }) => {
  const { reviewUnsubscribeRoutes } = await import('./modules/reviews/unsubscribe-routes.ts');
  reviewUnsubscribeRoutes(server, platform);
};

export const contentDelivery: RoutePlugin = async (server, { platform, services }) => {
  // A hosted space takes its place.
  if (platform.config.CONTENT_HOST !== undefined) return;
  const { contentService } = await import('./content/plugin.ts');
  await contentService(server, { ...platform, ...services });
};

export const resourceArchives: RoutePlugin = async (server, { platform, services }) => {
  const { archiveRoutes } = await import('./modules/resources/archive-routes.ts');
  archiveRoutes(server, { ...platform, ...services });
};

export const receipts: RoutePlugin = async (server, { platform }) => {
  const { receiptRoutes } = await import('./modules/orders/receipt-routes.ts');
  receiptRoutes(server, platform);
};

const storybook: RoutePlugin = async (server, { platform: { config } }) => {
  const { registerStorybook } = await import('./storybook/routes.ts');
  registerStorybook(server, join(PROJECT_ROOT, 'apps/storybook/storybook-static'), config);
};

const storefront: RoutePlugin = async (server, { platform, services }) => {
  const plugin = await import('./storefront/storefront.ts');
  plugin.storefront(server, { ...platform, ...services });
};

/** What the server serves outside the contract, in this order. The storefront comes last: it handles every other path. */
export const routePlugins: readonly RoutePlugin[] = [
  mailPages,
  formerMedia,
  productPictures,
  storePictures,
  signedFiles,
  apiReference,
  webhooks,
  unsubscribe,
  reviewUnsubscribe,
  contentDelivery,
  resourceArchives,
  receipts,
  storybook,
  storefront,
];
