import type { Store } from '@regen/sdk';
import { storeGet } from '@regen/sdk/query';
import { Box } from '@regen/ui-kit/Box';
import { Button } from '@regen/ui-kit/Button';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MessageClinicLater, MessageClinicSignIn } from '~/features/messages/index.ts';
import { ProductPicture, asImage, storePictureSizes } from '~/features/pictures/index.ts';
import { MostLoved } from '~/features/products/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Part } from '~/kernel/page/Part.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller, useSession } from '~/kernel/use-session.ts';
import { mostLovedProducts } from './load-store.ts';
import { PlaceDetails } from './PlaceDetails.tsx';
import * as styles from './places.css.ts';

/** `/store/{label}` and `/launch/{label}`: the page of a professional's store. */
export function StoreScreen({ storeLabel }: { storeLabel: string }) {
  const { data: store } = usePrefetchedQuery(storeGet, { storeLabel });
  const { accountName, picture } = store;
  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs here={accountName} />
      <div className={picture ? styles.first : styles.alone}>
        {picture ? (
          <Frame className={styles.picture}>
            <ProductPicture image={asImage(picture)} sizes={storePictureSizes} isPriority isDecorative />
          </Frame>
        ) : null}
        <div className={styles.about}>
          <div className={styles.intro}>
            <Text eyebrow tone="muted">
              Regen retail store
            </Text>
            <Heading level={1} tabIndex={-1}>
              {accountName}
            </Heading>
            <Text size="lg" tone="muted" measure>
              Professional skin care for the treatment room and your shelf at home.
            </Text>
            <NextSteps store={store} />
          </div>
          <Places store={store} />
        </div>
      </div>
      <Part>
        <MostLovedProducts />
      </Part>
    </Page>
  );
}

function NextSteps({ store: { storeLabel, accountId } }: { store: Store }) {
  const session = useSession();
  return (
    <Inline>
      <Button asChild>
        <Link to="/products">Shop all products</Link>
      </Button>
      {session?.site === 'retail' ? (
        <Suspense fallback={null}>
          <MessageClinicLater accountId={accountId} />
        </Suspense>
      ) : null}
      {session ? null : <MessageClinicSignIn accountId={accountId} />}
      {session ? null : (
        <Button variant="ghost" asChild>
          <Link to="/register-retail" search={{ redirect: `/store/${storeLabel}` }}>
            Create an account
          </Link>
        </Button>
      )}
    </Inline>
  );
}

function Places({ store: { locations } }: { store: Store }) {
  const [first] = locations;
  if (!first) return null;
  return (
    <section className={styles.section} aria-labelledby="places">
      <Heading level={2} size="md" id="places">
        {locations.length === 1 ? 'Address and hours' : 'Addresses and hours'}
      </Heading>
      <ul className={styles.places}>
        {locations.map((place) => (
          <li key={place.id}>
            <Box padding="6" background="card" border="subtle" radius="lg">
              <div className={styles.section}>
                <Heading level={3} size="sm">
                  {place.name}
                </Heading>
                <PlaceDetails place={place} />
              </div>
            </Box>
          </li>
        ))}
      </ul>
      <div>
        <TextLink variant="standalone" asChild>
          <Link to="/locations" search={first.postalCode ? { q: first.postalCode } : {}}>
            Other stores nearby
          </Link>
        </TextLink>
      </div>
    </section>
  );
}

function MostLovedProducts() {
  const { call } = useApp();
  const query = mostLovedProducts(call, useCaller());
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const products = useRendered(query.queryKey, data)?.items;
  if (!products || products.length === 0) return null;
  return (
    <Box marginTop="20">
      <MostLoved products={products} />
    </Box>
  );
}
