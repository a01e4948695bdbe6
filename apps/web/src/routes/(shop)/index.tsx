import { createFileRoute } from '@tanstack/react-router';
import { latestPosts } from '~/features/blogs/index.ts';
import { bestsellers, categoryPictures, homeHead, HomePage, homeSections, kits } from '~/features/home/index.ts';
import { categoriesFor, concernsFor } from '~/features/products/index.ts';

export const Route = createFileRoute('/(shop)/')({
  staticData: {
    title: 'Professional skin care',
    description: import.meta.env.SSR
      ? 'Serums, cleansers, sun care and treatment-room essentials with measured actives, full ingredient lists and plain instructions.'
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
      prefetch(categoryPictures),
      // The catalog is there without them.
      prefetch(homeSections, caller),
      prefetch(latestPosts, caller),
    ]);
  },
  head: ({ match }) => homeHead(match),
  component: HomePage,
});
