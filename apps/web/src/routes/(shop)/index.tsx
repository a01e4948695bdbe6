import { createFileRoute } from '@tanstack/react-router';
import { latestPosts } from '~/features/blogs/index.ts';
import { bestsellers, homeContent, homeHead, HomePage, homeSections, kits } from '~/features/home/index.ts';
import { categoriesFor, categoryPictures, concernsFor } from '~/features/products/index.ts';

export const Route = createFileRoute('/(shop)/')({
  staticData: {
    description: import.meta.env.SSR
      ? 'Professional skin care for your shelf at home and for the treatment room.'
      : undefined,
    crumb: 'Home',
    audience: 'everybody',
    hasCompareTray: true,
    hasRecentlyViewed: true,
    isListed: true,
  },
  loader: async ({ context: { ensure, prefetch, caller } }) => {
    await Promise.all([
      ensure(bestsellers, caller),
      ensure(kits, caller),
      ensure(concernsFor, caller),
      ensure(categoriesFor, caller),
      // The catalog is there without them.
      prefetch(homeContent),
      prefetch(categoryPictures, caller),
      prefetch(homeSections, caller),
      prefetch(latestPosts, caller),
    ]);
  },
  head: ({ match }) => homeHead(match),
  component: HomePage,
});
