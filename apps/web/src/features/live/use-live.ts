import type { LiveEvents, LiveStatus } from '@regen/realtime';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { liveOf } from './live-service.ts';

/** Calls the latest handler for each message with this key, or for `gap`, `ended` or `status`. */
export function useLive<Name extends keyof LiveEvents>(name: Name, handler: (value: LiveEvents[Name]) => void): void {
  const live = liveOf(useApp());
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => live.on(name, (value) => newest.current(value)), [live, name]);
}

/** `Disconnected` without a connection, and on the server. */
export function useLiveStatus(): LiveStatus {
  const live = liveOf(useApp());
  return useSyncExternalStore(
    (changed) => live.on('status', changed),
    () => live.status,
    () => 'Disconnected' as const,
  );
}
