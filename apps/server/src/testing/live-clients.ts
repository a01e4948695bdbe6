import { aroundEach } from 'vitest';
import { openLive } from './live-client.ts';
import type { LiveClient, LiveClientOptions } from './live-client.ts';

export interface LiveClients {
  /** Opens a live connection for the test that runs; see `openLive`. */
  open(url: string, jwt: string | null, options?: LiveClientOptions): Promise<LiveClient>;
}

/**
 * The live connections of the tests of a file, closed after each of them. A test that listens on a connection that the server has closed
 * fails at once, with the code and the reason, instead of polling for what cannot come.
 */
export function createLiveClients(): LiveClients {
  let open: LiveClient[] = [];
  let fail: (error: Error) => void = () => undefined;

  aroundEach(async (runTest) => {
    const own: LiveClient[] = [];
    open = own;
    const lost = Promise.withResolvers<never>();
    fail = lost.reject;
    try {
      await Promise.race([runTest(), lost.promise]);
    } finally {
      for (const { socket } of own) socket.terminate();
    }
  });

  return {
    async open(url, jwt, options) {
      const client = await openLive(url, jwt, options, fail);
      open.push(client);
      return client;
    },
  };
}
