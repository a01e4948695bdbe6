import { createLive } from './create-live.ts';
import type { LiveOptions } from './create-live.ts';
import type { LiveEnvironment } from './environment.ts';
import { checks } from './generated/live-messages.ts';
import type { LiveKey } from './generated/live-messages.ts';
import type { LeaderMessage, TabRequest } from './tab-messages.ts';

/** How tabs use the connection of the leader. */
export interface Leader {
  serve: (request: TabRequest) => void;
  /** Silently where another tab leads already. */
  stop: (how?: 'silently') => void;
}

export const newId = (): string => Math.random().toString(36);

/** Opens the connection of all tabs. `tell` reaches each of them, and is not called before this returns. */
export function lead(options: LiveOptions, tell: (message: LeaderMessage) => void): Leader {
  const leader = newId();
  let wakeUp: (() => void) | undefined;
  const watched = new Map<string, () => void>();
  const environment: LiveEnvironment = {
    onWake(wake) {
      wakeUp = wake;
      return () => (wakeUp = undefined);
    },
  };
  const live = createLive({ ...options, environment });
  let connection = 0;
  let isSilent = false;
  const tellAll = (message: LeaderMessage): void => {
    if (!isSilent) tell(message);
  };
  const tellStatus = (): void => tellAll({ action: 'tellStatus', leader, status: live.status, connection });

  for (const key of Object.keys(checks) as LiveKey[])
    live.on(key, (message) => tellAll({ action: 'tellMessage', leader, message }));
  live.on('ended', () => tellAll({ action: 'tellEnded', leader }));
  // A connection is announced once it counts.
  live.on('status', (status) => {
    if (status !== 'Connected') tellStatus();
  });
  live.on('gap', () => {
    connection += 1;
    tellStatus();
  });
  live.open();
  return {
    stop(how) {
      isSilent = how === 'silently';
      live.close();
    },
    serve(request) {
      switch (request.action) {
        case 'askStatus':
          return tellStatus();
        case 'reconnect':
          return live.reconnect();
        case 'wake':
          return wakeUp?.();
        case 'typing':
          return live.typing(request.accountId);
        case 'watch':
          watched.get(request.tab)?.();
          watched.set(request.tab, live.watch(request));
      }
    },
  };
}
