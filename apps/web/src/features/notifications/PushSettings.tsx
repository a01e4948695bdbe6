import type { NotificationSettings } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { useRef } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { hasPush } from '~/session/push.ts';
import { BLOCKED, PushProblem, UNSUPPORTED } from './push-texts.ts';
import { usePushDevice } from './use-push-device.ts';

interface PushSettingsProps {
  userId: string;
  settings: Pick<NotificationSettings, 'pushDevices' | 'pushKey'>;
}

/** Notifications on this device, and the way to end those on all others. */
export function PushSettings({ userId, settings: { pushDevices, pushKey } }: PushSettingsProps) {
  const { isOn, turn, endAll } = usePushDevice(userId, pushKey);
  const announce = useAnnounce();
  const part = useRef<HTMLDivElement>(null);
  const others = Math.max(0, pushDevices - (isOn ? 1 : 0));
  const problem = turn.error ?? endAll.error;
  const ended = () => {
    announce('Notifications are off on all devices.');
    // The button is gone.
    part.current?.focus();
  };
  return (
    <Stack gap="3" align="start" ref={part} tabIndex={-1}>
      <Switch
        label="Notify me on this device"
        hint={hintNow()}
        checked={isOn}
        disabled={!hasPush()}
        error={problem === null ? undefined : textOf(problem)}
        onChange={({ target }) => void turn.press(target.checked)}
      />
      {others > 0 ? (
        <>
          <Text size="sm" tone="muted">
            {others === 1 ? 'On for 1 other device.' : `On for ${others} other devices.`}
          </Text>
          <Button size="sm" variant="ghost" loading={endAll.isPending} onClick={() => void endAll.press(ended)}>
            Turn off on all devices
          </Button>
        </>
      ) : null}
    </Stack>
  );
}

function hintNow(): string {
  if (!hasPush()) return UNSUPPORTED;
  return Notification.permission === 'denied' ? BLOCKED : 'A notification with the sender’s name, never the text.';
}

const textOf = (problem: unknown): string =>
  problem instanceof PushProblem ? problem.message : describeError(problem).message;
