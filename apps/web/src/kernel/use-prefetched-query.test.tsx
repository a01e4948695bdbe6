import { createMocks } from '@regen/sdk/mocks';
import { accountGet } from '@regen/sdk/query';
import { createMemorySession } from '@regen/sdk/session';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { config } from '~/testing/config.ts';
import { createContext, type AppContext } from './context.ts';
import { usePrefetchedQuery, usePreviewedQuery } from './use-prefetched-query.ts';

function Screen() {
  return <p>{usePrefetchedQuery(accountGet).data.accountName}</p>;
}

function PreviewedScreen() {
  const { data, preview } = usePreviewedQuery(() => 'The preview', accountGet);
  return <p>{data?.accountName ?? preview}</p>;
}

function open(Shown = Screen) {
  const mocks = createMocks({ baseUrl: config.apiBaseUrl });
  const session = createMemorySession();
  const browserId = '00000000-0000-4000-8000-000000000000';
  const context = createContext({
    config,
    session,
    browserId,
    isHydrated: () => true,
    router: () => router,
    fetch: mocks.fetch,
  });
  const routeTree = createRootRouteWithContext<AppContext>()({});
  const router = createRouter({ routeTree, context, history: createMemoryHistory() });
  const shown = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={context.queryClient}>
        <RouterContextProvider router={router as never}>
          <Shown />
        </RouterContextProvider>
      </QueryClientProvider>,
    );
  return { context, mocks, shown };
}

it('has the data that a loader has ensured', async () => {
  const { context, shown } = open();
  const { accountName } = await context.ensure(accountGet);
  expect(shown()).toBe(`<p>${accountName}</p>`);
});

it('throws what the read has failed with', async () => {
  const { context, mocks, shown } = open();
  mocks.fail('accountGet', 401);
  await context.prefetch(accountGet);
  expect(shown).toThrow(expect.objectContaining({ status: 401 }));
});

it('says which loader is missing', () => {
  expect(open().shown).toThrow('No loader fetches accountGet. Call context.ensure(accountGet, …)');
});

it('shows what is at hand until the data are there', async () => {
  const { context, shown } = open(PreviewedScreen);
  const read = context.prefetch(accountGet);
  expect(shown()).toBe('<p>The preview</p>');
  await read;
  const { accountName } = await context.ensure(accountGet);
  expect(shown()).toBe(`<p>${accountName}</p>`);
});

it('shows nothing at hand of what cannot be read', async () => {
  const { context, mocks, shown } = open(PreviewedScreen);
  mocks.fail('accountGet', 404);
  await context.prefetch(accountGet);
  expect(shown).toThrow(expect.objectContaining({ status: 404 }));
});
