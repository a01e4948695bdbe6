import { createMocks } from '@regen/sdk/mocks';
import { createMemorySession } from '@regen/sdk/session';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { createContext } from '~/kernel/context.ts';
import { config } from './config.ts';

/** A context by itself, on mock responses of the contract. */
export function openContext() {
  const mocks = createMocks({ baseUrl: config.apiBaseUrl });
  const session = createMemorySession();
  const context = createContext({
    config,
    session,
    browserId: '00000000-0000-4000-8000-000000000000',
    fetch: mocks.fetch,
    isHydrated: () => true,
    router: () => createRouter({ routeTree: createRootRoute() }),
  });
  return { context, session, mocks };
}
