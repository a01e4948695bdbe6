import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GoneFavorites, visitorFavorites } from '~/features/favorites/index.ts';
import { PUBLIC } from '~/kernel/context.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { PageSkeleton } from '~/kernel/page/PageSkeleton.tsx';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { counted } from '~/kernel/words/counts.ts';
import { NothingSaved } from './NothingSaved.tsx';
import { productsOf } from './product-queries.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { withAdded } from './with-added.ts';

const nothing: readonly string[] = [];

/** `/favorites`: what a visitor has saved on this device. */
export function VisitorFavoritesScreen() {
  const [kept] = useStored(visitorFavorites);
  const skus = kept ?? nothing;
  // Those that are removed stay until the page is left; another tab may add some.
  const [shown, setShown] = useState(skus);
  if (skus.some((sku) => !shown.includes(sku))) setShown(withAdded(shown, skus));
  return (
    <Page width="wide" space="sm" gap="6">
      <PageCrumbs />
      <Stack gap="2">
        <Heading level={1} tabIndex={-1}>
          Favorites
        </Heading>
        {shown.length > 0 ? (
          <Text tone="muted" numeric>
            {counted(skus.length, 'product')}. Removed items stay visible until you leave.
          </Text>
        ) : null}
      </Stack>
      {shown.length > 0 ? (
        <>
          <Banner
            title="Saved on this device only"
            action={
              <Inline gap="2">
                <Button size="sm" asChild>
                  <Link to="/login" search={{ redirect: '/favorites' }}>
                    Sign in
                  </Link>
                </Button>
                <Button size="sm" variant="secondary" asChild>
                  <Link to="/register-retail" search={{ redirect: '/favorites' }}>
                    Create an account
                  </Link>
                </Button>
              </Inline>
            }
          >
            Sign in to see them on all your devices.
          </Banner>
          <SavedProducts skus={shown} />
        </>
      ) : (
        <NothingSaved />
      )}
    </Page>
  );
}

function SavedProducts({ skus }: { skus: readonly string[] }) {
  const { data } = usePrefetchedQuery(productsOf, skus, PUBLIC);
  const [kept, store] = useStored(visitorFavorites);
  const showToast = useToast();
  const gone = (kept ?? nothing).filter((sku) => data.missing.includes(sku));
  const remove = () => {
    const others = (kept ?? nothing).filter((sku) => !gone.includes(sku));
    focusHeading({ preventScroll: true });
    store.write(others.length > 0 ? others : null);
    showToast({ message: 'Removed from your favorites.' });
  };
  return (
    <>
      {data.items.length > 0 ? (
        <ProductGrid products={data.items} headingLevel={2} columns={4} label="Your favorites" />
      ) : null}
      {gone.length > 0 ? <GoneFavorites count={gone.length} onRemove={remove} /> : null}
    </>
  );
}

export const VisitorFavoritesSkeleton = () => (
  <Page width="wide" space="sm">
    <PageSkeleton>
      <ProductGridSkeleton count={4} />
    </PageSkeleton>
  </Page>
);
