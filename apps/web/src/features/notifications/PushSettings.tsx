import type { NotificationSettings } from '@regen/sdk';
import { pushSubscriptionCreate, pushSubscriptionDelete } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { checkPush, endpointHere, endPushHere, hasPush, subscribeHere } from '~/session/push.ts';
import { BLOCKED, PushProblem, UNSUPPORTED } from './push-texts.ts';

interface PushSettingsProps {
  userId: string;
  settings: Pick<NotificationSettings, 'pushDevices' | 'pushKey'>;
}

/** Notifications on this device, and the way to end those on all others. */
export function PushSettings({ userId, settings: { pushDevices, pushKey } }: PushSettingsProps) {
  const { service } = useApp();
  const create = useWrite(pushSubscriptionCreate);
  const remove = useWrite(pushSubscriptionDelete);
  const announce = useAnnounce();
  const group = useRef<HTMLDivElement>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let isShown = true;
    checkPush({ service }, userId)
      // What the server does not confirm is off; turning it on says what is wrong.
      .catch(() => false)
      .then((isOnHere) => isShown && setIsOn(isOnHere));
    return () => {
      isShown = false;
    };
  }, [service, userId]);

  const turn = usePress(async (wanted: boolean) => {
    setIsOn(wanted);
    try {
      if (wanted) await turnOn();
      else await turnOff();
    } catch (error) {
      setIsOn(!wanted);
      throw error;
    }
  });
  async function turnOn(): Promise<void> {
    // The only place where the browser asks, and only because somebody pressed.
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') throw new PushProblem(permission === 'denied' ? 'denied' : 'dismissed');
    const subscription = await subscribeHere(pushKey).catch((cause: unknown) => {
      throw new PushProblem('failed', { cause });
    });
    await create.mutateAsync({ id: userId, ...subscription });
  }
  async function turnOff(): Promise<void> {
    const endpoint = await endpointHere();
    if (endpoint === undefined) return;
    await remove.mutateAsync({ id: userId, endpoint });
    await endPushHere();
  }

  const end = usePress(async () => {
    await remove.mutateAsync({ id: userId });
    await endPushHere();
    setIsOn(false);
    announce('Notifications are off on all devices.');
    // The button is gone.
    group.current?.focus();
  });

  const others = pushDevices - (isOn && pushDevices > 0 ? 1 : 0);
  const problem = turn.error ?? end.error;
  return (
    <Stack gap="3" align="start" ref={group} tabIndex={-1} role="group" aria-label="Notifications on your devices">
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
          <Button size="sm" variant="ghost" loading={end.isPending} onClick={() => void end.press()}>
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
