import { createFileRoute } from '@tanstack/react-router';
import { VisitorFavoritesScreen, VisitorFavoritesSkeleton } from '~/features/products/VisitorFavoritesScreen.tsx';
import { tableHead } from '~/kernel/head/seo.ts';
import { requireVisitor } from '~/session/guards.ts';

/** What a visitor has marked on this device. Those who are signed in have their own page. */
export const Route = createFileRoute('/(shop)/favorites')({
  ssr: false,
  staticData: {
    title: 'Favorites',
    description: import.meta.env.SSR ? 'The products you’ve saved on this device.' : undefined,
    crumb: 'Favorites',
    under: '/',
    audience: 'visitors',
    hasCompareTray: true,
  },
  beforeLoad: ({ context }) => requireVisitor(context, `/${context.person?.site}/my-account/favorites`),
  loader: async ({ context }) => {
    const { loadFavorites } = await import('~/features/products/load-favorites.ts');
    await loadFavorites(context);
  },
  head: tableHead,
  pendingComponent: VisitorFavoritesSkeleton,
  component: VisitorFavoritesScreen,
});
