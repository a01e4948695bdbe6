import { createLive } from '../create-live.ts';
import type { Live, LiveEvents, LiveGap, LiveOptions, LiveStatus } from '../create-live.ts';
import { checks } from '../generated/live-messages.ts';
import type { LiveKey, LiveMessage } from '../generated/live-messages.ts';
import { TestSocket } from './live-server.ts';
import type { LiveServer } from './live-server.ts';

export const BASE_URL = 'https://shop.example/api/v1/regen';

export interface Client {
  live: Live;
  /** As they were shown. */
  statuses: LiveStatus[];
  messages: LiveMessage[];
  gaps: LiveGap[];
  ended: number;
  wake: () => void;
}

/** Notes everything that a connection tells. */
export function listen(live: Live, wake: () => void = () => {}): Client {
  const client: Client = { live, statuses: [], messages: [], gaps: [], ended: 0, wake };
  live.on('status', (status) => client.statuses.push(status));
  live.on('gap', (gap) => client.gaps.push(gap));
  live.on('ended', () => (client.ended += 1));
  for (const key of Object.keys(checks) as LiveKey[])
    live.on(key, (message: LiveEvents[LiveKey]) => client.messages.push(message));
  return client;
}

/** A client of the server, whose device wakes when the test says so. */
export function connectTo(server: LiveServer, options: Partial<LiveOptions> = {}): Client {
  const wakes = new Set<() => void>();
  const live = createLive({
    url: server.url,
    baseUrl: BASE_URL,
    token: () => Promise.resolve('token 1'),
    WebSocket: TestSocket,
    environment: {
      onWake(wake) {
        wakes.add(wake);
        return () => void wakes.delete(wake);
      },
    },
    ...options,
  });
  return listen(live, () => wakes.forEach((wake) => wake()));
}
