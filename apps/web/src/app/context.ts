import type { QueryClient } from '@tanstack/react-query';
import type { SessionKeeper } from '@regen/sdk/session';
import type { PublicConfig } from './config.ts';
import type { StoreClient, StoreQueries } from './store-client.ts';

/** What every loader and, through `useApp()`, every component has at hand. */
export interface AppContext {
  readonly config: PublicConfig;
  readonly regen: StoreClient;
  readonly queries: StoreQueries;
  readonly queryClient: QueryClient;
  readonly session: SessionKeeper;
}
