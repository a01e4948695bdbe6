import { fontUrls } from '@regen/ui-kit/fonts';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { AppContext } from '~/app/context.ts';
import { Document } from '~/app/Document.tsx';
import { callerOf, categoriesFor } from '~/features/catalogue/index.ts';

export const Route = createRootRouteWithContext<AppContext>()({
  // The navigation can do without them: a page is never lost because its menu is.
  loader: ({ context }) => context.queryClient.prefetchQuery(categoriesFor(context.queries, callerOf(context.session))),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { property: 'og:site_name', content: 'Regen' },
      { title: 'Regen' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      ...[fontUrls.sans, fontUrls.serif].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }),
  shellComponent: Document,
  component: Outlet,
});
