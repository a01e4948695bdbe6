import { LEGACY_START } from '@regen/domain/legacy-starts';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { CATEGORIES_FRESH_MS, categoriesFor } from '~/features/products/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { PageOfOne } from '~/session/PageOfOne.tsx';
import { Document } from '~/shell/Document.tsx';

export const Route = createRootRouteWithContext<AppContext>()({
  // The table of old URLs is loaded for what looks like one.
  beforeLoad: ({ location }) => {
    if (!LEGACY_START.test(location.pathname)) return undefined;
    return import('~/kernel/redirect-legacy.ts').then((module) => module.redirectLegacy(location.href));
  },
  // The navigation can do without them: a page is never lost because its menu is.
  loader: ({ context }) => context.prefetch(categoriesFor, context.caller),
  // As long as the categories are fresh: a loader that runs renders the whole document again.
  staleTime: CATEGORIES_FRESH_MS,
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { property: 'og:site_name', content: context.config.seller.brand },
      { title: context.config.seller.brand },
    ],
  }),
  shellComponent: Document,
  component: PageOfOne,
});
