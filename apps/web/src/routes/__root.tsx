import { LEGACY_START } from '@regen/domain/legacy-starts';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { Document } from '~/shell/Document.tsx';
import { categoriesFor } from '~/features/products/index.ts';
import { PageOfOne } from '~/session/PageOfOne.tsx';

export const Route = createRootRouteWithContext<AppContext>()({
  // The table of old addresses is loaded for what looks like one.
  beforeLoad: ({ location }) => {
    if (!LEGACY_START.test(location.pathname)) return undefined;
    return import('~/kernel/redirect-legacy.ts').then((module) => module.redirectLegacy(location.href));
  },
  // The navigation can do without them: a page is never lost because its menu is.
  loader: ({ context }) => context.prefetch(categoriesFor, context.caller),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { property: 'og:site_name', content: 'Regen' },
      { title: 'Regen' },
    ],
  }),
  shellComponent: Document,
  component: PageOfOne,
});
