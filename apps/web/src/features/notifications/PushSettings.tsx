import type { NotificationSettings } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { useRef } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { pushSupportHere, type PushSupport } from './push-support.ts';
import { BLOCKED, HOME_SCREEN, UNSUPPORTED, UPDATE } from './push-texts.ts';
import { switchTexts } from './switch-texts.ts';
import { usePushDevice } from './use-push-device.ts';

interface PushSettingsProps {
  userId: string;
  settings: Pick<NotificationSettings, 'pushDevices' | 'pushKey'>;
}

/** Turns notifications on or off on this device, and off on all devices. */
export function PushSettings({ userId, settings: { pushDevices, pushKey } }: PushSettingsProps) {
  const { isOn, turn, endAll } = usePushDevice(userId, pushKey);
  const announce = useAnnounce();
  const part = useRef<HTMLDivElement>(null);
  const support = pushSupportHere();
  const others = Math.max(0, pushDevices - (isOn ? 1 : 0));
  const { hint, error } = switchTexts(hintOf(support), turn.error ?? endAll.error);
  const ended = () => {
    announce('Notifications are off on all devices.');
    // The button is gone.
    part.current?.focus();
  };
  return (
    <Stack gap="3" align="start" ref={part} tabIndex={-1}>
      {support === 'homeScreen' ? (
        <>
          <Banner title={HOME_SCREEN.title}>
            <Text size="sm">{HOME_SCREEN.text}</Text>
          </Banner>
          {endAll.error ? <FailureBanner error={endAll.error} /> : null}
        </>
      ) : (
        <Switch
          label="Notify me on this device"
          hint={hint}
          checked={isOn}
          disabled={support !== 'ready'}
          error={error}
          onChange={({ target }) => void turn.press(target.checked)}
        />
      )}
      {others > 0 ? (
        <>
          <Text size="sm" tone="muted">
            {others === 1 ? 'On for 1 other device' : `On for ${others} other devices`}
          </Text>
          <Button size="sm" variant="ghost" loading={endAll.isPending} onClick={() => void endAll.press(ended)}>
            Turn off on all devices
          </Button>
        </>
      ) : null}
    </Stack>
  );
}

function hintOf(support: PushSupport): string | undefined {
  if (support === 'homeScreen') return undefined;
  if (support !== 'ready') return support === 'update' ? UPDATE : UNSUPPORTED;
  return Notification.permission === 'denied' ? BLOCKED : 'Shows who it’s from, never the message itself.';
}
