import { CHANNEL_LABELS } from '@regen/domain';
import { accountDeletionGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useUnreadCount } from '~/features/messages/index.ts';
import { ClinicCards } from '~/features/professionals/index.ts';
import { RetailProgramHelpLater } from '~/features/resources/index.ts';
import { HiddenPricesNotice } from '~/kernel/page/HiddenPricesNotice.tsx';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { DealsCard } from './DealsCard.tsx';
import { FavoritesCard } from './FavoritesCard.tsx';
import { LatestOrder } from './LatestOrder.tsx';
import { RewardsCard } from './RewardsCard.tsx';

// Hardly anybody asks for their account to be deleted.
const DeletionNotice = lazyPart(() => import('./DeletionNotice.tsx'), 'DeletionNotice', orNothing);

/** The start of an area: what a person comes for, at a glance. */
export function Overview() {
  const { site, userId, user } = usePerson();
  const { call } = useApp();
  // Prefetched by `loadOverview`.
  const deletion = useQuery(accountDeletionGet(call, { id: userId }));
  const isPro = site === 'b2b';
  const unread = useUnreadCount();
  return (
    <Stack gap="8" key={userId}>
      <Stack gap="2">
        <Heading level={1} size="lg" tabIndex={-1}>
          Welcome, {user.firstName}
        </Heading>
        <Text tone="muted">
          {CHANNEL_LABELS[site]} account
          {isPro && user.tier ? ` · ${user.tier}` : null}
          {isPro && user.rewardsTier ? ` · ${user.rewardsTier}` : null}
          {unread > 0 ? (
            <>
              {' · '}
              <TextLink asChild>
                <Link to="/$site/messages/{-$accountId}" params={{ site }}>
                  {counted(unread, 'unread message')}
                </Link>
              </TextLink>
            </>
          ) : null}
        </Text>
      </Stack>
      <HiddenPricesNotice />
      {deletion.data?.request ? (
        <Suspense fallback={null}>
          <DeletionNotice request={deletion.data.request} />
        </Suspense>
      ) : null}
      <Grid min="lg" gap="6">
        {site === 'retail' ? <ClinicCards /> : null}
        <LatestOrder />
        {isPro ? <RewardsCard /> : null}
        {isPro ? <BuyAgain /> : null}
        {isPro ? <DealsCard /> : null}
        <FavoritesCard />
        {isPro ? <QuickOrderCard /> : null}
      </Grid>
      {isPro ? (
        <Suspense fallback={null}>
          <RetailProgramHelpLater />
        </Suspense>
      ) : null}
    </Stack>
  );
}

function QuickOrderCard() {
  return (
    <Card as="section" padding="lg" aria-labelledby="overview-quick-order">
      <Stack gap="4">
        <Heading level={2} size="md" id="overview-quick-order">
          Quick order
        </Heading>
        <Text>Paste a list of SKUs and quantities, review it, and add everything to your cart at once.</Text>
        <Inline>
          <Button size="sm" variant="secondary" asChild>
            <Link to="/b2b/quick-order">Start a quick order</Link>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
