import { createFileRoute } from '@tanstack/react-router';
import { pageParam } from '~/app/search-params.ts';
import { privateHead } from '~/app/seo.ts';
import { FavoritesScreen } from '~/features/favorites/FavoritesScreen.tsx';

export const Route = createFileRoute('/$site/my-account/favorites')({
  validateSearch: (search: Record<string, unknown>): { page?: number } => ({ page: pageParam(search['page']) }),
  head: () => privateHead('Favorites'),
  component: Favorites,
});

function Favorites() {
  return <FavoritesScreen page={Route.useSearch().page} />;
}
