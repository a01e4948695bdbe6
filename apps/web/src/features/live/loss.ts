import type { Live } from '@regen/realtime';

/** `lost`: a series of attempts has failed, and it waits. `trying`: somebody has pressed “Reconnect”. `back`: for a while. */
export type Loss = 'none' | 'lost' | 'trying' | 'back';

/** How long it is said that updates are on again, in milliseconds. */
export const BACK_FOR = 6_000;

export interface LossFollower {
  reconnect(): void;
  stop(): void;
}

/** Follows whether the connection has given up. A short interruption is not worth a word. */
export function followLoss(
  live: Pick<Live, 'on' | 'reconnect' | 'status'>,
  onChange: (loss: Loss) => void,
): LossFollower {
  let last = live.status;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = live.on('status', (status) => {
    // Attempts show as Error, and the end of their series as Disconnected.
    const hasGivenUp = status === 'Disconnected' && last === 'Error';
    last = status;
    if (hasGivenUp) {
      isLost = true;
      onChange('lost');
    } else if (status === 'Connected' && isLost) {
      isLost = false;
      onChange('back');
      clearTimeout(timer);
      timer = setTimeout(() => onChange('none'), BACK_FOR);
    }
  });
  return {
    reconnect() {
      onChange('trying');
      live.reconnect();
    },
    stop() {
      clearTimeout(timer);
      off();
    },
  };
}
