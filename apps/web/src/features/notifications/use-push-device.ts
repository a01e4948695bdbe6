import { pushSubscriptionCreate, pushSubscriptionDelete } from '@regen/sdk/query';
import { useEffect, useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { checkPush, endpointHere, endPushHere, subscribeHere } from '~/session/push.ts';
import { PushProblem } from './push-texts.ts';

/** Push notifications on this device: whether they are on, and what turns them on and off. */
export function usePushDevice(userId: string, pushKey: string) {
  const { service } = useApp();
  const create = useWrite(pushSubscriptionCreate);
  const remove = useWrite(pushSubscriptionDelete);
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    let isShown = true;
    const show = (isOnHere: boolean) => {
      if (isShown) setIsOn(isOnHere);
    };
    // Off unless the server confirms it; turning it on shows what is wrong.
    checkPush({ service }, userId).then(show, () => show(false));
    return () => {
      isShown = false;
    };
  }, [service, userId]);

  const turn = usePress(async (wanted: boolean) => {
    setIsOn(wanted);
    try {
      if (wanted) {
        // The only permission prompt, and only after a press.
        const permission = await Notification.requestPermission();
        if (permission !== 'granted') throw new PushProblem(permission === 'denied' ? 'denied' : 'dismissed');
        const subscription = await subscribeHere(pushKey).catch((cause: unknown) => {
          throw new PushProblem('failed', { cause });
        });
        await create.mutateAsync({ id: userId, ...subscription });
      } else {
        const endpoint = await endpointHere();
        if (endpoint !== undefined) await remove.mutateAsync({ id: userId, endpoint });
        await endPushHere();
      }
    } catch (error) {
      setIsOn(!wanted);
      throw error;
    }
  });

  const endAll = usePress(async (onEnded: () => void) => {
    await remove.mutateAsync({ id: userId });
    await endPushHere();
    setIsOn(false);
    onEnded();
  });

  return { isOn, turn, endAll };
}
