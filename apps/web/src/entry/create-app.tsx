import type { SessionKeeper } from '@regen/sdk/session';
import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import type { PublicConfig } from '~/kernel/config.ts';
import { createContext, type AppContext } from '~/kernel/context.ts';
import { placedMark } from '~/kernel/hydration.ts';
import { parseSearch, stringifySearch } from '~/kernel/search-params.ts';
import type { routeTree } from '~/routeTree.gen.ts';
import { PendingPage } from '~/shell/PendingPage.tsx';

// Few ever see them. Made once, so that a server which has loaded them has them for every page.
const ErrorPage = lazyRouteComponent(() => import('~/kernel/page/ErrorPage.tsx'), 'ErrorPage');
const NotFoundRoute = lazyRouteComponent(() => import('~/kernel/page/NotFoundRoute.tsx'), 'NotFoundRoute');

export interface AppOptions {
  readonly routeTree: typeof routeTree;
  /** Adds the missing routes to the tree. */
  readonly addRoutes?: () => Promise<unknown>;
  readonly config: PublicConfig;
  readonly session: SessionKeeper;
  /** UUID of the device; a guest's cart belongs to it. */
  readonly browserId: string;
  /** How calls leave: the browser's `fetch`, or the server calling itself. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The data that the page's queries read on the server. */
  readonly data?: DehydratedState;
  /** Marks each script that the router writes into the page. Only on the server; never sent. */
  readonly nonce?: string;
  /** Where URLs come from when it is not the browser's own: a story, a test. */
  readonly history?: RouterHistory;
  /** After how many milliseconds a page that loads says so, and for how many at least. A story has one of the two states only. */
  readonly pending?: { readonly afterMs: number; readonly minMs: number };
}

const usualPending = { afterMs: 200, minMs: 300 };

/** Everything the storefront is made of. One per page in a browser, one per rendered page on a server. */
export function createApp({
  routeTree: tree,
  addRoutes,
  config,
  session,
  browserId,
  fetch,
  data,
  nonce,
  history,
  pending = usualPending,
}: AppOptions) {
  let isHydrated = false;
  const context: AppContext = createContext({
    config,
    session,
    browserId,
    fetch,
    isHydrated: () => isHydrated,
    router: () => router,
    addRoutes,
  });
  const { asked, call, queryClient, rendered, service } = context;
  const router = createRouter({
    routeTree: tree,
    history,
    context,
    parseSearch,
    stringifySearch,
    ssr: nonce === undefined ? undefined : { nonce },
    // Keeps the scroll position from before hydration.
    scrollRestoration: () => isHydrated || !hasScrolled(),
    getScrollRestorationKey: scrollKey,
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pending.afterMs,
    defaultPendingMinMs: pending.minMs,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundRoute,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  router.subscribe('onRendered', () => {
    isHydrated = true;
  });
  if (data) hydrate(queryClient, data);
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    rendered.setQueryData(queryKey, state.data);
    // The server ran its loader.
    asked.add(queryKey[0]);
  }
  return { call, queryClient, service, session, isHydrated: context.isHydrated, router };
}

/** A reload shows an overlay as the page of its URL, which is not scrolled as the page below the overlay is. */
function scrollKey({ href, state: { __TSR_key: key = href, overlay, quickView } }: ParsedLocation): string {
  return overlay || quickView ? `${key} below` : key;
}

/** Whether the window has moved since the page was placed. Never on a server. */
function hasScrolled(): boolean {
  const [placed] = performance.getEntriesByName(placedMark);
  return placed instanceof PerformanceMark && placed.detail !== window.scrollY;
}

export type App = ReturnType<typeof createApp>;

declare module '@tanstack/react-router' {
  interface Register {
    router: App['router'];
  }
}
