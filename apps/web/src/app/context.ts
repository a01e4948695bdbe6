import type { Regen } from '@regen/sdk';
import type { RegenQueries } from '@regen/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionKeeper } from '@regen/sdk/session';
import type { PublicConfig } from './config.ts';

/** What every loader and, through `useApp()`, every component has at hand. */
export interface AppContext {
  readonly config: PublicConfig;
  readonly regen: Regen;
  readonly queries: RegenQueries;
  readonly queryClient: QueryClient;
  readonly session: SessionKeeper;
}
