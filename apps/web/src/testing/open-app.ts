import type { User } from '@regen/sdk';
import { routeTree } from '~/routeTree.gen.ts';
import { startApp } from './start-app.ts';

/** The storefront with all its routes. */
export const openApp = (user?: User) => startApp({ routeTree }, user);
