import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What this needs of the server's own test harness. */
interface Engine {
  startTestCluster(): Promise<{ url: string; template: string; stop(): Promise<void> }>;
}

export interface ClusterBroker {
  /** For `TEST_CLUSTER_BROKER`: a GET answers where the PostgreSQL of this run is, and starts it the first time. */
  url: string;
  stop(): Promise<void>;
}

// Loaded when it is first needed: it imports packages that the run builds first.
const engine = join(import.meta.dirname, '../../apps/server/src/testing/test-engine.ts');

/** One PostgreSQL for all lanes of a run. A run whose results are all cached never starts it. */
export async function startClusterBroker(): Promise<ClusterBroker> {
  let cluster: ReturnType<Engine['startTestCluster']> | undefined;
  const start = async () => ((await import(pathToFileURL(engine).href)) as Engine).startTestCluster();

  const server = createServer((_request, response) => {
    cluster ??= start();
    cluster.then(
      ({ url, template }) => response.end(JSON.stringify({ url, template })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // One that did not start has been reported to whoever asked for it.
      await cluster?.then(
        (running) => running.stop(),
        () => undefined,
      );
    },
  };
}
