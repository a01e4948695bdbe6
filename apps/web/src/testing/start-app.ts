import type { User } from '@regen/sdk';
import { createMocks, type Mocks } from '@regen/sdk/mocks';
import { createMemorySession } from '@regen/sdk/session';
import { createMemoryHistory } from '@tanstack/react-router';
import { createApp, type App, type AppOptions } from '~/entry/create-app.tsx';
import { config } from './config.ts';
import { grantOf } from './people.ts';

interface OpenApp extends App {
  mocks: Mocks;
  /** Follows a URL, and waits until its page is there. */
  open: (href: string) => Promise<void>;
}

/** The storefront as in a browser, with these routes, on mock responses of the contract, signed in or not. */
export function startApp(routes: Pick<AppOptions, 'routeTree' | 'addRoutes'>, user?: User): OpenApp {
  const mocks = createMocks({ baseUrl: config.apiBaseUrl });
  const session = createMemorySession();
  if (user) session.start(grantOf(user));
  const history = createMemoryHistory();
  const browserId = '00000000-0000-4000-8000-000000000000';
  const app = createApp({ ...routes, config, session, browserId, fetch: mocks.fetch, history });
  const { router } = app;
  router.update({ ...router.options, origin: config.origin, isServer: false });
  // As the router does it in a page.
  history.subscribe(() => void router.load());
  const open = (href: string) => router.navigate({ href, replace: true });
  // Nothing is hydrated here: redirects are the router's from the start.
  const here = router.state.location;
  router.emit({ type: 'onRendered', toLocation: here, pathChanged: false, hrefChanged: false, hashChanged: false });
  return { ...app, mocks, open };
}
