import { createFileRoute } from '@tanstack/react-router';
import { categoriesFor } from '~/features/products/index.ts';
import { promotionOf, TWELVE_DAYS } from '~/features/promotions/index.ts';
import { SiteMapScreen, SiteMapSkeleton, writtenPages } from '~/features/site-map/index.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { branded, pageHead } from '~/kernel/head/seo.ts';

export const Route = createFileRoute('/(content)/uac')({
  staticData: {
    title: 'Site map',
    description: import.meta.env.SSR ? 'Every public page of Regen: products, learning, help and company.' : undefined,
    crumb: 'Site map',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  loader: async ({ context: { ensure, prefetch, caller } }) => {
    // To know whether it is on, for them.
    const promotion = prefetch(promotionOf, TWELVE_DAYS, caller);
    await Promise.all([ensure(writtenPages, caller), ensure(categoriesFor, caller), promotion]);
  },
  head: ({ match: { context, staticData } }) => {
    const { title = '', description = '' } = staticData;
    const { config, crumbsTo } = context;
    return pageHead(
      config,
      { title, description: branded(config, description), path: '/uac' },
      import.meta.env.SSR
        ? () => ({
            jsonLd: [breadcrumbJsonLd(config.origin, crumbsTo('/uac', {}))],
          })
        : undefined,
    );
  },
  pendingComponent: SiteMapSkeleton,
  component: SiteMapScreen,
});
