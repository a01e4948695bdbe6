import { CHANNEL_LABELS } from '@regen/domain';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RetailProgramHelpLater } from '~/features/resources/index.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { FavoritesCard } from './FavoritesCard.tsx';
import { LatestOrder } from './LatestOrder.tsx';
import { RewardsCard } from './RewardsCard.tsx';

/** The start of an area: what a person comes for, at a glance. */
export function Overview() {
  const { site, userId, user } = usePerson();
  const isPro = site === 'b2b';
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
        </Text>
      </Stack>
      <Grid min="lg" gap="6">
        <LatestOrder />
        {isPro ? <RewardsCard /> : null}
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
