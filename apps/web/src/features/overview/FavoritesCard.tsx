import { Button } from '@regen/ui-kit/Button';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { newestFavorites } from '~/features/favorites/index.ts';
import { OverviewCard } from '~/kernel/page/OverviewCard.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { figure } from '~/kernel/words/counts.ts';

/** The newest favorites by name. */
export function FavoritesCard() {
  const { userId, site } = usePerson();
  const { call } = useApp();
  const favorites = useQuery(newestFavorites(call, userId));
  const isEmpty = favorites.data?.items.length === 0;
  return (
    <OverviewCard
      title="Favorites"
      reading={favorites}
      link={
        <Button size="sm" variant="secondary" asChild>
          {isEmpty ? (
            <Link to="/products">Browse all products</Link>
          ) : (
            <Link to="/$site/my-account/favorites" params={{ site }}>
              All favorites
            </Link>
          )}
        </Button>
      }
    >
      {({ items, totalCount }) =>
        items.length === 0 ? (
          <Text>Tap the heart on a product to save it here.</Text>
        ) : (
          <Stack gap="2">
            <ul>
              {items.map(({ sku, name }) => (
                <li key={sku}>
                  <TextLink asChild>
                    <Link to="/products/$sku" params={{ sku }}>
                      {name}
                    </Link>
                  </TextLink>
                </li>
              ))}
            </ul>
            {totalCount > items.length ? (
              <Text size="sm" tone="muted" numeric>
                and {figure(totalCount - items.length)} more
              </Text>
            ) : null}
          </Stack>
        )
      }
    </OverviewCard>
  );
}
