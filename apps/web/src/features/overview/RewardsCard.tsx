import type { RewardsInfo } from '@regen/sdk';
import { accountGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { points, rewardsOf, wayToNextLevel, worth } from '~/features/rewards/index.ts';
import { OverviewCard } from '~/kernel/page/OverviewCard.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';

/** Points of a professional, or why there are none. */
export function RewardsCard() {
  const { userId } = usePerson();
  const { call } = useApp();
  const isHidden = usePricesHidden();
  // The loader has requested them; a failure affects only this card.
  const rewards = useQuery(rewardsOf(call, userId));
  return (
    <OverviewCard
      title="REGEN rewards"
      reading={rewards}
      link={
        <Button size="sm" variant="secondary" asChild>
          <Link to="/$site/my-account/regen-rewards" params={{ site: 'b2b' }}>
            {rewards.data?.canUse && rewards.data.acceptedAt === null ? 'Join REGEN rewards' : 'See your rewards'}
          </Link>
        </Button>
      }
    >
      {({ canUse, reason, balance, pointValue, earned, year, progress }) =>
        canUse ? (
          <Stack gap="4">
            <Stack gap="1">
              <Text size="xl" weight="semibold" numeric>
                {points(balance)}
              </Text>
              {/* Points that orders earned tell what they cost. */}
              {isHidden ? null : (
                <Text size="sm" tone="muted" numeric>
                  Worth {worth(balance, pointValue)} · {points(earned)} earned in {year}
                </Text>
              )}
            </Stack>
            {isHidden ? null : <Level progress={progress} />}
          </Stack>
        ) : (
          <Text>{reason}</Text>
        )
      }
    </OverviewCard>
  );
}

/** The way to the next level, unless she has hidden it on the page of her points. */
function Level({ progress }: Pick<RewardsInfo, 'progress'>) {
  const { call } = useApp();
  // The loader has requested it; after a failure there is only no bar.
  const { data: account } = useQuery(accountGet(call));
  const { nextLevel, needed, spent } = progress;
  if (needed === null || account?.isGamingBarOn !== true) return null;
  return (
    <ProgressBar
      label={`Progress to ${nextLevel}`}
      value={spent}
      max={needed}
      valueText={wayToNextLevel(progress) ?? ''}
      tone={spent >= needed ? 'success' : 'primary'}
    />
  );
}
