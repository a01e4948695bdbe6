import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AppContext } from '~/kernel/context.ts';

/** What the server writes for these elements, in an app with this context. */
export function markupOf(context: AppContext, children: ReactNode): string {
  const routeTree = createRootRouteWithContext<AppContext>()({});
  const router = createRouter({ routeTree, context, history: createMemoryHistory() });
  return renderToStaticMarkup(
    <QueryClientProvider client={context.queryClient}>
      <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
    </QueryClientProvider>,
  );
}
