import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { AppContext } from '~/app/context.ts';
import { Document } from '~/app/Document.tsx';

export const Route = createRootRouteWithContext<AppContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Regen' },
    ],
  }),
  shellComponent: Document,
  component: Outlet,
});
