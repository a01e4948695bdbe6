import type { Call } from '@regen/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionKeeper } from '@regen/sdk/session';
import type { PublicConfig } from './config.ts';
import type { StoreClient } from './store-client.ts';

/** What every loader and, through `useApp()`, every component has at hand. */
export interface AppContext {
  readonly config: PublicConfig;
  /** Carries out any operation; what further clients are made of. */
  readonly call: Call;
  readonly regen: StoreClient;
  readonly queryClient: QueryClient;
  readonly session: SessionKeeper;
  /** Whether the browser has taken over the page that the server sent. */
  readonly isTakenOver: () => boolean;
}
