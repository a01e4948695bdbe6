import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Live, LiveEvents, LiveStatus } from '../create-live.ts';
import type { LiveTopics } from '../outbox.ts';

const LiveContext = createContext<Live | null>(null);

export interface LiveProviderProps {
  /** Null while nobody is signed in or the package is still loading. */
  live: Live | null;
  children: ReactNode;
}

/** Provides the connection to the hooks below it. Does not open or close it. */
export function LiveProvider({ live, children }: LiveProviderProps): ReactNode {
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** The connection, for `reconnect()` and `typing()`; null without one. */
export function useLiveConnection(): Live | null {
  return useContext(LiveContext);
}

/** `Disconnected` without a connection and on the server. */
export function useLiveStatus(): LiveStatus {
  const live = useContext(LiveContext);
  return useSyncExternalStore(
    (changed) => live?.on('status', changed) ?? (() => {}),
    () => live?.status ?? 'Disconnected',
    () => 'Disconnected' as const,
  );
}

/** Calls the latest handler for each message with this key, or for `gap`, `ended` or `status`. */
export function useLive<Name extends keyof LiveEvents>(name: Name, handler: (value: LiveEvents[Name]) => void): void {
  const live = useContext(LiveContext);
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => live?.on(name, (value) => newest.current(value)), [live, name]);
}

/** Subscribes to `stock` and `seats` of what is on screen, while mounted. */
export function useLiveWatch({ skus = [], courseIds = [] }: LiveTopics): void {
  const live = useContext(LiveContext);
  // Lists are made anew by each render.
  const key = JSON.stringify([skus, courseIds]);
  useEffect(() => {
    const [watchedSkus, watchedCourses] = JSON.parse(key) as [string[], string[]];
    return live?.watch({ skus: watchedSkus, courseIds: watchedCourses });
  }, [live, key]);
}
