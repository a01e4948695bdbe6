import type { RewardsInfo } from '@regen/sdk';
import { accountGet, userUpdateGamingBar } from '@regen/sdk/query';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { usd } from '~/kernel/words/money.ts';
import { wayToNextLevel } from './rewards-text.ts';

/** The level of this calendar year and the way to the next one. It can be hidden. */
export function RewardsProgress({ userId, progress }: { userId: string; progress: RewardsInfo['progress'] }) {
  const { call } = useApp();
  const showToast = useToast();
  const isHidden = usePricesHidden();
  const { data: account } = useQuery(accountGet(call));
  const update = useWrite(userUpdateGamingBar);
  const isShown = update.isPending ? update.variables.isGamingBarOn : (account?.isGamingBarOn ?? true);
  const { level, nextLevel, needed, spent } = progress;
  const way = wayToNextLevel(progress);
  if (isHidden && level === null) return null;
  return (
    <Card padding="lg">
      <Stack gap="5">
        <Heading level={2} size="md">
          {level === null ? 'Your level' : `Your level: ${level}`}
        </Heading>
        {isShown && !isHidden ? (
          <>
            {needed === null ? null : (
              <ProgressBar
                label={`Progress to ${nextLevel}`}
                value={spent}
                max={needed}
                valueText={`${usd(spent)} of ${usd(needed)}`}
                tone={spent >= needed ? 'success' : 'primary'}
              />
            )}
            <Text tone="muted">
              {way === null
                ? 'You’ve reached the top level.'
                : `${way}. Based on purchases this calendar year, before shipping and tax.`}
            </Text>
          </>
        ) : null}
        {account && !isHidden ? (
          <Switch
            label="Show my progress"
            checked={isShown}
            onChange={({ target }) =>
              update.mutate(
                { id: userId, isGamingBarOn: target.checked },
                { onError: (error) => showToast({ message: describeError(error).message, tone: 'danger' }) },
              )
            }
          />
        ) : null}
      </Stack>
    </Card>
  );
}
