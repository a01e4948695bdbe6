import { loadHarness } from '../../../../tools/server/harness.ts';
import type { ListeningServer } from '../../../../tools/server/harness.ts';

export interface RealServer {
  baseUrl: string;
  /** Where the server signs URLs of files; it replaces the port that is only known later. */
  storageUrl: string;
  fetchStorage(url: string, init: RequestInit): Promise<Response>;
  server: ListeningServer;
  stop(): Promise<void>;
}

/** The whole server on a seeded PostgreSQL of its own, listening on a free port. */
export async function startRealServer(): Promise<RealServer> {
  const harness = await loadHarness();
  const server = await harness.startListeningServer();
  const { port } = server;
  const origin = `http://127.0.0.1:${port}`;
  const storageUrl = 'http://store.test';
  try {
    // `npm run conformance` passes every call through a validator; it says where.
    const proxy = process.env['REGEN_TEST_PROXY'];
    const entry = proxy ? await (await fetch(proxy, { method: 'POST', body: String(port) })).text() : origin;
    return {
      baseUrl: `${entry}/api/v1/regen`,
      storageUrl,
      fetchStorage: (url, init) => fetch(url.replace(storageUrl, origin), init),
      server,
      stop: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
