import type { ShareOptions } from '../share-live.ts';

/**
 * A tab that can be frozen: meanwhile it neither hears nor says anything to others, and doesn't learn that its lock was stolen. Its socket
 * stays open, as that of a frozen page does.
 */
export function freezable(): { options: Partial<ShareOptions>; freeze: () => void; thaw: () => void } {
  let isFrozen = false;
  let waiting: (() => void)[] = [];
  const whenThawed = (act: () => void): void => {
    if (isFrozen) waiting.push(act);
    else act();
  };

  class Channel extends BroadcastChannel {
    override postMessage(message: unknown): void {
      whenThawed(() => super.postMessage(message));
    }
    override addEventListener(type: string, listener: unknown): void {
      super.addEventListener(type, (event) => whenThawed(() => (listener as (event: Event) => void)(event)));
    }
  }

  return {
    options: {
      BroadcastChannel: Channel,
      locks: {
        request: (name, options, hold) =>
          navigator.locks.request(name, options, hold).catch(async (error: unknown) => {
            await new Promise<void>(whenThawed);
            throw error;
          }),
      },
    },
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      const missed = waiting;
      waiting = [];
      for (const act of missed) act();
    },
  };
}
