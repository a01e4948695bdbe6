import { join } from 'node:path';
import { PROJECT_ROOT } from './config.ts';
import type { RoutePlugin } from './http/module.ts';
import { fromThisMachineOnly } from './from-this-machine.ts';

// Loaded when they are registered: a test of one module needs neither image tools nor a built storefront.
const mailPages: RoutePlugin = async (server, { config }) => {
  if (!config.DEV_PAGES || config.MAIL_URL !== 'outbox') return;
  server.addHook('onRequest', fromThisMachineOnly);
  const { registerMailPages } = await import('./mail/dev-pages.ts');
  registerMailPages(server, join(config.DATA_FOLDER, 'mail'));
};

const media: RoutePlugin = async (server, { config }) => {
  const { mediaRoutes } = await import('./media/routes.ts');
  mediaRoutes(server, { cacheFolder: join(config.DATA_FOLDER, 'media'), drawsAhead: config.DRAW_AHEAD });
};

const storePictures: RoutePlugin = async (server, deps, served) => {
  const { storePictureRoutes } = await import('./modules/uploads/store-picture-routes.ts');
  await storePictureRoutes(server, deps, served);
};

const signedFiles: RoutePlugin = async (server, deps, served) => {
  const { storageRoutes } = await import('./storage/routes.ts');
  await storageRoutes(server, deps, served);
};

const apiReference: RoutePlugin = async (server, deps, served) => {
  const { registerApiDocs } = await import('./api-docs/routes.ts');
  await registerApiDocs(server, deps, served);
};

const webhooks: RoutePlugin = async (server, deps, served) => {
  const { paymentWebhooks } = await import('./payments/webhook-routes.ts');
  await paymentWebhooks(server, deps, served);
};

const storybook: RoutePlugin = async (server, { config }) => {
  const { registerStorybook } = await import('./storybook/routes.ts');
  registerStorybook(server, join(PROJECT_ROOT, 'apps/storybook/storybook-static'), config);
};

const storefront: RoutePlugin = async (server, deps, served) => {
  const plugin = await import('./storefront/storefront.ts');
  await plugin.storefront(server, deps, served);
};

/** What the server shows outside the contract, in this order. The storefront comes last: it answers every other path. */
export const routePlugins: readonly RoutePlugin[] = [
  mailPages,
  media,
  storePictures,
  signedFiles,
  apiReference,
  webhooks,
  storybook,
  storefront,
];
