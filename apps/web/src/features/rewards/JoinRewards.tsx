import type { RewardsInfo } from '@regen/sdk';
import { userAcceptRewards } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useWrite } from '~/kernel/use-write.ts';
import { usd } from '~/kernel/words/money.ts';
import { points } from './rewards-text.ts';

/** The rules of the program, to be accepted once. */
export function JoinRewards({ userId, info }: { userId: string; info: RewardsInfo }) {
  const announce = useAnnounce();
  const join = useWrite(userAcceptRewards);
  return (
    <Card tone="sunken" padding="lg">
      <Stack gap="4" align="start">
        <Heading level={2} size="md">
          Join REGEN rewards
        </Heading>
        <Text measure>
          Each full dollar you spend earns {points(info.earnPerDollar)}, after discounts and before shipping and tax.
          100 points take {usd(info.pointValue * 100)} off a later order or course.
        </Text>
        {join.error ? <FailureBanner error={join.error} /> : null}
        <Button
          loading={join.isPending}
          onClick={() => join.mutate({ id: userId }, { onSuccess: () => announce('You’ve joined REGEN rewards.') })}
        >
          Accept rules and join
        </Button>
      </Stack>
    </Card>
  );
}
