import type { Live } from '@regen/realtime';

/** `lost`: all retries failed, and it waits. `trying`: someone clicked “Reconnect”. `back`: shown for a while. */
export type Loss = 'none' | 'lost' | 'trying' | 'back';

/** A series of attempts shows something else within this time; after it, the series has ended without an error, or before this page. */
export const GIVEN_UP_AFTER = 30_000;

/** How long “back on” is shown, in milliseconds. */
export const BACK_FOR = 6_000;

export interface LossFollower {
  reconnect(): void;
  stop(): void;
}

/** Reports when the connection has given up. Short interruptions are not reported. */
export function followLoss(
  live: Pick<Live, 'on' | 'reconnect' | 'status'>,
  onChange: (loss: Loss) => void,
): LossFollower {
  let last = live.status;
  let isLost = false;
  let isBack = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const giveUp = () => {
    isLost = true;
    onChange('lost');
  };
  const endBack = () => {
    isBack = false;
    onChange('none');
  };
  const off = live.on('status', (status) => {
    // Attempts show as Error, and the end of their series as Disconnected.
    const hasGivenUp = status === 'Disconnected' && last === 'Error';
    last = status;
    clearTimeout(timer);
    if (isBack) endBack();
    if (hasGivenUp) giveUp();
    else if (status === 'Disconnected') later(GIVEN_UP_AFTER, giveUp);
    else if (status === 'Connected' && isLost) {
      isLost = false;
      isBack = true;
      onChange('back');
      later(BACK_FOR, endBack);
    }
  });
  if (last === 'Disconnected') later(GIVEN_UP_AFTER, giveUp);
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
