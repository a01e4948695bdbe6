import { shareLive } from '@regen/realtime';
import { connectQueryCache } from '@regen/realtime/react';
import { accountGet } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';
import { liveOf } from './live-service.ts';

/** The session token, once it is fresh. An attempt without one after four seconds fails. */
async function tokenOf(session: AppContext['session']): Promise<string | null> {
  const record = session.current();
  // Offline it would fail anyway, with an error in the console.
  if (record === null || !navigator.onLine) return null;
  if (Date.now() < record.receivedAt + record.lifetime) return record.token;
  // After sleep. It is being renewed (keep-fresh.ts).
  return new Promise((resolve) => {
    const stop = session.subscribe((renewed) => {
      stop();
      resolve(renewed?.token ?? null);
    });
  });
}

/**
 * Opens a person's connection for all tabs and lets it update the query cache. Returns a function that closes it, for sign-out and for when
 * someone else signs in.
 */
export function openLive(app: AppContext, userId: string): () => void {
  const { call, config, queryClient, session } = app;
  const service = liveOf(app);
  const baseUrl = new URL(config.apiBaseUrl, location.origin).href;
  const { liveUrl = `${baseUrl}/live` } = config;
  // A page without a server behind it.
  if (liveUrl === null) return () => undefined;
  const live = shareLive({ name: userId, url: liveUrl, baseUrl, token: () => tokenOf(session) });
  const stops = [
    connectQueryCache(live, queryClient, { merge: service.merges }),
    service.attach(live),
    live.on('session', ({ reason }) => {
      // Whoever signs out here knows. Otherwise the API says so too, and then the page does what it always does (rule S8).
      if (reason === 'revoked') queryClient.fetchQuery({ ...accountGet(call), staleTime: 0 }).catch(() => undefined);
    }),
    // A session that was renewed too late has ended for the server, and goes on.
    session.subscribe((_record, change) => {
      if (change === 'renewed') live.open();
    }),
  ];
  // A page that the browser keeps for its back button must hold neither the lock nor the socket.
  addEventListener('pagehide', live.close);
  addEventListener('pageshow', live.open);
  live.open();
  return () => {
    removeEventListener('pagehide', live.close);
    removeEventListener('pageshow', live.open);
    live.close();
    for (const stop of stops) stop();
  };
}
