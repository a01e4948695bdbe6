import { createFileRoute } from '@tanstack/react-router';
import { favoritesOf } from '~/features/favorites/index.ts';
import { FavoritesScreen } from '~/features/products/FavoritesScreen.tsx';
import { FavoritesSkeleton } from '~/features/products/FavoritesSkeleton.tsx';
import { firstPaint } from '~/kernel/first-paint.ts';
import { pagedTitle, privateHead } from '~/kernel/head/seo.ts';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import { pageParam } from '~/kernel/search-params.ts';

export const Route = createFileRoute('/_member/$site/my-account/favorites')({
  staticData: {
    title: 'Favorites',
    description: import.meta.env.SSR ? 'The products you’ve saved, at your own prices.' : undefined,
    crumb: 'Favorites',
    under: '/$site/$',
    audience: 'site',
    hasCompareTray: true,
    menu: { icon: 'heart', order: 3 },
  },
  validateSearch: (search: Record<string, unknown>): { page?: number } => ({ page: pageParam(search['page']) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { ensure, person }, deps, cause }) =>
    firstPaint(cause, ensure(favoritesOf, person.userId, deps.page)),
  head: ({ match: { context, loaderDeps, staticData } }) =>
    privateHead(context.config, pagedTitle(staticData.title, loaderDeps.page)),
  pendingComponent: FavoritesSkeleton,
  errorComponent: ReadFailure,
  component: () => <FavoritesScreen page={Route.useSearch().page} />,
});
