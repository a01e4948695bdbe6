import type { Store } from '@regen/sdk';
import { storeGet } from '@regen/sdk/query';
import { Box } from '@regen/ui-kit/Box';
import { Button } from '@regen/ui-kit/Button';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ClientsOnly, MessageClinicLater, NoMessageClinicLater } from '~/features/messages/index.ts';
import { ProductPicture, asImage, storePictureSizes } from '~/features/pictures/index.ts';
import { MostLoved } from '~/features/products/index.ts';
import { AfterHydration } from '~/kernel/page/AfterHydration.tsx';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Part } from '~/kernel/page/Part.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller, useSession } from '~/kernel/use-session.ts';
import { CallButton } from './CallButton.tsx';
import { StoreBundles, StorePlaces, StoreTeam } from './late-store.ts';
import { mostLovedProducts } from './load-store.ts';
import * as styles from './places.css.ts';

const NO_INTRO = 'Professional skin care for the treatment room and your shelf at home.';
const paragraphs = (text: string): string[] => text.split(/\n\s*\n/);

// Not written by the server, whose page is kept for longer than it is true.
const OpenLine = lazyPart(() => import('./OpenLine.tsx'), 'OpenLine', orNothing);

/** `/store/{label}` and `/launch/{label}`: the page of a professional's store. */
export function StoreScreen({ storeLabel }: { storeLabel: string }) {
  const { brand } = useApp().config.seller;
  const { data: store } = usePrefetchedQuery(storeGet, { storeLabel });
  const { accountName, intro, locations, picture } = store;
  const [first] = locations;
  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs here={accountName} />
      <div className={picture ? styles.first : styles.alone}>
        {picture ? (
          <Frame className={styles.picture}>
            <ProductPicture image={asImage(picture)} sizes={storePictureSizes} isPriority isDecorative />
          </Frame>
        ) : null}
        <Stack gap="10">
          <Stack gap="4">
            <Text eyebrow tone="muted">
              {`${brand} retail store`}
            </Text>
            <Heading level={1} tabIndex={-1}>
              {accountName}
            </Heading>
            {first ? (
              <Inline gap="3">
                <Text as="span" size="sm" tone="muted">
                  {[first.city, first.region].filter(Boolean).join(', ')}
                </Text>
                {first.hours.length > 0 ? (
                  <AfterHydration>
                    <OpenLine hours={first.hours} timezone={first.timezone} />
                  </AfterHydration>
                ) : null}
              </Inline>
            ) : null}
            <NextSteps store={store} />
            {paragraphs(intro ?? NO_INTRO).map((paragraph) => (
              <Text key={paragraph} size="lg" tone="muted" measure>
                {paragraph}
              </Text>
            ))}
          </Stack>
          <Part>
            <StoreTeam team={store.team} />
          </Part>
        </Stack>
      </div>
      <Part>
        <Stack gap="16" paddingTop="16">
          <StoreBundles accountName={accountName} bundles={store.bundles} />
          <StorePlaces locations={locations} />
        </Stack>
      </Part>
      <Part>
        <MostLovedProducts />
      </Part>
    </Page>
  );
}

function NextSteps({ store: { storeLabel, accountId, accountName, locations } }: { store: Store }) {
  const session = useSession();
  const clinic = { accountId, accountName, storeLabel };
  return (
    <Stack gap="3">
      <Inline>
        <Button asChild>
          <Link to="/products">Shop all products</Link>
        </Button>
        {session?.site === 'retail' ? (
          <Suspense fallback={null}>
            <MessageClinicLater accountId={accountId} />
          </Suspense>
        ) : null}
        <CallButton accountName={accountName} locations={locations} />
        {session ? null : (
          <Button variant="ghost" asChild>
            <Link to="/register-retail" search={{ redirect: `/store/${storeLabel}` }}>
              Create an account
            </Link>
          </Button>
        )}
      </Inline>
      {session?.site === 'retail' ? (
        <Suspense fallback={null}>
          <NoMessageClinicLater {...clinic} />
        </Suspense>
      ) : null}
      {session ? null : <ClientsOnly {...clinic} isSignedIn={false} />}
    </Stack>
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
