import { join } from 'node:path';
import type { RoutePlugin } from './contract/module.ts';
import { registerMailPages } from './mail/dev-pages.ts';

const mailPages: RoutePlugin = (server, { config }) => {
  if (config.DEV_PAGES && config.MAIL_URL === 'outbox') registerMailPages(server, join(config.DATA_FOLDER, 'mail'));
};

/** What the server shows outside the contract, in this order. The storefront comes last: it answers every other path. */
export const routePlugins: readonly RoutePlugin[] = [mailPages];
