import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link as RouterLink } from '@tanstack/react-router';
import { favoritesOf, useFavorites } from '~/features/favorites/index.ts';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { ProductGrid } from './ProductGrid.tsx';

const ROUTE = '/$site/my-account/favorites';

/** The signed-in person's favorites, newest first, at their own prices. */
export function FavoritesScreen({ page = 1 }: { page: number | undefined }) {
  const { site, userId } = usePerson();
  const { count } = useFavorites();
  const { data, isPlaceholderData } = usePrefetchedQuery(favoritesOf, userId, page);
  const isEmpty = data.items.length === 0;
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1} size="lg" tabIndex={-1}>
          Favorites
        </Heading>
        {isEmpty || count === undefined ? null : (
          <Text tone="muted" numeric>
            {counted(count, 'product')}. Removed items stay visible until you leave.
          </Text>
        )}
      </Stack>
      {isEmpty ? (
        <NoFavorites site={site} lastPage={data.totalPages} />
      ) : (
        <ProductGrid products={data.items} headingLevel={2} isDimmed={isPlaceholderData} label="Your favorites" />
      )}
      <Pagination
        page={page}
        pageCount={data.totalPages}
        label="Favorites pages"
        renderLink={(to, props) => (
          <RouterLink
            to={ROUTE}
            params={{ site }}
            search={{ page: to === 1 ? undefined : to }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </Stack>
  );
}

function NoFavorites({ site, lastPage }: { site: string; lastPage: number }) {
  if (lastPage > 0) {
    return (
      <PastTheEnd
        icon="heart"
        lastPage={lastPage}
        renderLink={(page, props) => <RouterLink to={ROUTE} params={{ site }} search={{ page }} {...props} />}
      />
    );
  }
  return (
    <EmptyState
      icon="heart"
      title="No favorites yet"
      action={
        <Button asChild>
          <RouterLink to="/products">Browse all products</RouterLink>
        </Button>
      }
    >
      Tap the heart on a product to save it here.
    </EmptyState>
  );
}
