import { aroundEach } from 'vitest';
import { openLive } from './live-client.ts';
import type { LiveClient, LiveClientOptions } from './live-client.ts';

export interface LiveClients {
  /** Opens a live connection for the test that runs; see `openLive`. */
  open(url: string, jwt: string | null, options?: LiveClientOptions): Promise<LiveClient>;
}

/**
 * The live connections of the tests of a file, closed after each of them. A test that listens on a connection that the server has closed
 * fails with the code and the reason instead of what it polled for, once its body has ended.
 */
export function createLiveClients(): LiveClients {
  let open: LiveClient[] = [];
  let isLost = false;
  let fail: (error: Error) => void = () => undefined;

  aroundEach(async (runTest) => {
    const own: LiveClient[] = [];
    open = own;
    const lost = Promise.withResolvers<never>();
    fail = lost.reject;
    const running = runTest();
    try {
      await Promise.race([running, lost.promise]);
    } catch (error) {
      // What the test still does would reach into the next one: it gets no more connections, and is waited for.
      isLost = true;
      for (const { socket } of own) socket.terminate();
      await Promise.allSettled([running]);
      throw error;
    } finally {
      isLost = false;
      for (const { socket } of own) socket.terminate();
    }
  });

  return {
    async open(url, jwt, options) {
      if (isLost) throw new Error('The test has failed: it opens no more connections.');
      const client = await openLive(url, jwt, options, fail);
      open.push(client);
      return client;
    },
  };
}
