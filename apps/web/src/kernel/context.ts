import { createCall, type Call, type ClientOptions } from '@regen/sdk';
import { regenQueryDefaults } from '@regen/sdk/query';
import type { SessionKeeper, SessionRecord } from '@regen/sdk/session';
import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { PublicConfig } from '../../types/entry-server.d.ts';
import { crumbsTo, pageAt, type Crumb, type PageAt, type PathParams } from './route-table.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Whose what is read is: a user id; nothing for what a visitor has asked for. */
    queryMeta: { owner?: string };
  }
}

/** Somebody with an account. */
export type Person = Pick<SessionRecord, 'userId' | 'accountId' | 'site' | 'user'>;

/** How the API calls nobody in particular: whose catalog is read, and whose cart. */
export const PUBLIC = 'public';
export const GUEST = 'guest';

/** A read: a constant of `@regen/sdk/query`, or a function of the same form that is made of one. */
export type Query<Args extends readonly unknown[], Data, Key extends QueryKey> = (
  call: Call,
  ...args: Args
) => FetchQueryOptions<Data, Error, Data, Key>;

/** What every loader and, through `useApp()`, every component has at hand. */
export interface AppContext {
  readonly config: PublicConfig;
  /** Carries out any operation: what queries and mutations are made with. */
  readonly call: Call;
  readonly queryClient: QueryClient;
  /** What the server rendered the page with: public data, to which nothing happens afterwards. Empty on the server. */
  readonly rendered: QueryClient;
  readonly session: SessionKeeper;
  /** Whether the browser has hydrated the frame of the page that the server sent. Parts of it (`Part`) may follow. */
  readonly isHydrated: () => boolean;
  /** For whom the page is; null for a visitor, never null under `_member`. */
  readonly person: Person | null;
  /** Who acts: the person, until staff can act for somebody else. */
  readonly actor: Person | null;
  /** Whose catalog is read: prices and products follow the person. */
  readonly caller: string;
  /** Whose cart it is. */
  readonly buyer: string;
  /** For loaders: reads what the first paint needs, unless it is in the cache. */
  ensure<Args extends readonly unknown[], Data, Key extends QueryKey>(
    query: Query<Args, Data, Key>,
    ...args: Args
  ): Promise<Data>;
  /** For loaders: starts what comes later. Never rejects; the query that reads it has the error. */
  prefetch<Args extends readonly unknown[], Data, Key extends QueryKey>(
    query: Query<Args, Data, Key>,
    ...args: Args
  ): Promise<void>;
  /** Names of the operations that a loader has requested, here or on the server that rendered the page. */
  readonly asked: Set<unknown>;
  /** The way to a page through the route table: its path, its parameters, and the name of what it shows. */
  crumbsTo(path: string, params: PathParams, here?: string): Crumb[];
  /** The route table's entry for a URL, and its parameters. */
  pageAt(pathname: string): PageAt;
  /** Loads the routes that the router doesn't have yet, if any. */
  completeRoutes(): Promise<void>;
  /**
   * What is no query: a resource of the SDK, or something of which a page has one. Made by the first use; with other options of the
   * client, made for this use alone.
   */
  service<Service>(create: (call: Call, context: AppContext) => Service, options?: Partial<ClientOptions>): Service;
}

export interface ContextOptions {
  readonly config: PublicConfig;
  readonly session: SessionKeeper;
  /** UUID of the device; a guest's cart belongs to it. */
  readonly browserId: string;
  /** How calls leave: the browser's `fetch`, or the server calling itself. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  readonly isHydrated: () => boolean;
  /** Created after the context; not used before. */
  readonly router: () => Pick<AnyRouter, 'buildRouteTree' | 'getMatchedRoutes' | 'routesByPath' | 'setRoutes'>;
  /** Adds the routes that the router started without to its tree. */
  readonly addRoutes?: (() => Promise<unknown>) | undefined;
}

/** The one place where the client of the API is composed. One per page in a browser, one per rendered page on a server. */
export function createContext({
  config,
  session,
  browserId,
  fetch,
  isHydrated,
  router,
  addRoutes,
}: ContextOptions): AppContext {
  const call = createCall({
    baseUrl: config.apiBaseUrl,
    clientKey: config.clientKey,
    session,
    browserId,
    fetch,
    // Reads are repeated by React Query, and writes only by the person who pressed (rule R8).
    maxRetries: 0,
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      ...regenQueryDefaults,
      queries: {
        ...regenQueryDefaults.queries,
        // Read with the options of each query, so it says who was here when the query was asked for.
        get meta() {
          const owner = session.current()?.userId;
          return owner === undefined ? undefined : { owner };
        },
      },
    },
  });
  const services = new Map<unknown, unknown>();
  const asked = new Set<unknown>();
  let isComplete = false;
  const optionsOf = <Args extends readonly unknown[], Data, Key extends QueryKey>(
    query: Query<Args, Data, Key>,
    args: Args,
  ) => {
    const options = query(call, ...args);
    asked.add(options.queryKey[0]);
    return options;
  };
  const context: AppContext = {
    config,
    call,
    queryClient,
    rendered: new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } }),
    session,
    isHydrated,
    asked,
    get person() {
      return session.current();
    },
    get actor() {
      return session.current();
    },
    get caller() {
      return session.current()?.userId ?? PUBLIC;
    },
    get buyer() {
      return session.current()?.userId ?? GUEST;
    },
    ensure: async (query, ...args) => queryClient.ensureQueryData(optionsOf(query, args)),
    prefetch: async (query, ...args) => queryClient.prefetchQuery(optionsOf(query, args)),
    crumbsTo: (path, params, here) => crumbsTo(router().routesByPath, path, params, here),
    pageAt: (pathname) => pageAt(router(), pathname),
    async completeRoutes() {
      if (!addRoutes || isComplete) return;
      await addRoutes();
      isComplete = true;
      // As the router does when a route changes in development: it's the same tree with more below its root.
      router().setRoutes(router().buildRouteTree());
    },
    service<Service>(create: (call: Call, context: AppContext) => Service, options?: Partial<ClientOptions>) {
      if (options) return create(call.withOptions(options), context);
      if (!services.has(create)) services.set(create, create(call, context));
      // Each was made by its own factory.
      return services.get(create) as Service;
    },
  };
  return context;
}
