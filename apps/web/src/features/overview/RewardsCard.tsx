import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { points, rewardsOf, worth } from '~/features/rewards/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** Points of a professional, or why there are none. */
export function RewardsCard() {
  const { userId } = usePerson();
  const { call } = useApp();
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
      {({ canUse, reason, balance, pointValue, earned, year }) =>
        canUse ? (
          <Stack gap="1">
            <Text size="xl" weight="semibold" numeric>
              {points(balance)}
            </Text>
            <Text size="sm" tone="muted" numeric>
              Worth {worth(balance, pointValue)} · {points(earned)} earned in {year}
            </Text>
          </Stack>
        ) : (
          <Text>{reason}</Text>
        )
      }
    </OverviewCard>
  );
}
