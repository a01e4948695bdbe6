import type { ProductSummary } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link as RouterLink } from '@tanstack/react-router';
import { useState } from 'react';
import { favoritesOf, OwnGoneFavorites, useFavorites } from '~/features/favorites/index.ts';
import { PastTheEnd } from '~/kernel/page/PastTheEnd.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { NothingSaved } from './NothingSaved.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { withRemoved } from './with-removed.ts';

const ROUTE = '/$site/my-account/favorites';

/** The signed-in person's favorites, newest first, at their own prices. */
export function FavoritesScreen({ page = 1 }: { page: number | undefined }) {
  const { site, userId } = usePerson();
  const { count, has } = useFavorites();
  const { data, items, isPlaceholderData } = useStaying(userId, page, (sku) => count !== undefined && !has(sku));
  const isEmpty = items.length === 0;
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
        <NoFavorites site={site} lastPage={data.totalPages} hasGone={data.gone.length > 0} />
      ) : (
        <ProductGrid products={items} headingLevel={2} isDimmed={isPlaceholderData} label="Your favorites" />
      )}
      <OwnGoneFavorites userId={userId} gone={data.gone} />
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

/** A page of favorites. Those that are removed stay until it is left, also when it is read again. */
function useStaying(userId: string, page: number, isRemoved: (sku: string) => boolean) {
  const { data, isPlaceholderData } = usePrefetchedQuery(favoritesOf, userId, page);
  const [shown, setShown] = useState<{
    userId: string;
    page: number;
    read: readonly ProductSummary[];
    items: readonly ProductSummary[];
  }>(() => {
    // What was removed before the page was left is gone when somebody comes back to it, also where the list is still that of before.
    const items = data.items.filter(({ sku }) => !isRemoved(sku));
    return { userId, page, read: data.items, items };
  });
  const isSame = shown.userId === userId && shown.page === page;
  // Until another page is there, the former one stays as it is.
  if (isPlaceholderData || (isSame && shown.read === data.items))
    return { data, items: shown.userId === userId ? shown.items : data.items, isPlaceholderData };
  const items = isSame ? withRemoved(shown.items, data.items, isRemoved) : data.items;
  setShown({ userId, page, read: data.items, items });
  return { data, items, isPlaceholderData };
}

function NoFavorites({ site, lastPage, hasGone }: { site: string; lastPage: number; hasGone: boolean }) {
  if (lastPage > 0) {
    return (
      <PastTheEnd
        icon="heart"
        lastPage={lastPage}
        renderLink={(page, props) => <RouterLink to={ROUTE} params={{ site }} search={{ page }} {...props} />}
      />
    );
  }
  return hasGone ? null : <NothingSaved />;
}
